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
