/** A webhook of an outside service before anything of it is believed. */

/** As it came; header names in lower case. */
export interface RawWebhook {
  readonly rawBody: Buffer;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** The webhook is forged, cut short, too old or unreadable: it is answered 400 and nothing is done. */
export class WebhookRejected extends Error {
  override readonly name = "WebhookRejected";
}

const LONGEST = 500;

/**
 * Identifiers are short and printable; a signature says who sent them, not that the database takes them.
 * @param longest characters of one @throws WebhookRejected
 */
export function requireIdentifiers(values: readonly unknown[], longest = LONGEST): void {
  const texts = values.filter((value): value is string => typeof value === "string");
  const areGood = texts.every((text) => text.length <= longest && !/\p{Cc}/u.test(text));
  if (!areGood) throw new WebhookRejected("The event contains an invalid identifier");
}
