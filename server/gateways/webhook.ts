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

const MAX_IDENTIFIER_LENGTH = 500;

/**
 * Requires short, printable identifiers: a signature proves the sender, not that the database accepts the
 * values.
 * @param maxLength characters per identifier @throws WebhookRejected
 */
export function requireIdentifiers(values: readonly unknown[], maxLength = MAX_IDENTIFIER_LENGTH): void {
  const texts = values.filter((value): value is string => typeof value === "string");
  const areValid = texts.every((text) => text.length <= maxLength && !/\p{Cc}/u.test(text));
  if (!areValid) throw new WebhookRejected("The event contains an invalid identifier");
}
