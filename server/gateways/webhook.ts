/** A webhook of an outside service, before verification. */

/** The raw request; header names in lower case. */
export interface RawWebhook {
  readonly rawBody: Buffer;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** The webhook is forged, truncated, too old or unreadable: it is answered 400 and has no effect. */
export class WebhookRejected extends Error {
  override readonly name = "WebhookRejected";
}

const LONGEST = 500;

/**
 * Requires short, printable identifiers: a signature proves the sender, not that the database accepts the
 * values.
 * @param longest characters per identifier @throws WebhookRejected
 */
export function requireIdentifiers(values: readonly unknown[], longest = LONGEST): void {
  const texts = values.filter((value): value is string => typeof value === "string");
  const areGood = texts.every((text) => text.length <= longest && !/\p{Cc}/u.test(text));
  if (!areGood) throw new WebhookRejected("The event contains an invalid identifier");
}
