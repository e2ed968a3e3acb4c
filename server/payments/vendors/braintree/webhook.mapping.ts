/** Braintree's webhooks: a form with a signed payload of base64 XML; the SDK verifies and parses it. */
import { createHash } from "node:crypto";
import { orderOfAttempt } from "../attempt-number.mapping";
import { array, fields, text, type Fields } from "../../../gateways/fields";
import { WebhookRejected, type RawWebhook } from "../../../gateways/webhook";
import { type WebhookEvent } from "../gateway.port";
import { type BraintreeSdk } from "./braintree.client";

/** @throws WebhookRejected */
export async function readBraintreeWebhook(webhook: RawWebhook, sdk: BraintreeSdk): Promise<WebhookEvent[]> {
  const form = new URLSearchParams(webhook.rawBody.toString("utf8"));
  const payload = form.get("bt_payload") ?? "";
  const notification = await parse(sdk, form.get("bt_signature") ?? "", payload);
  const kind = text(notification["kind"]);
  if (!kind) throw new WebhookRejected("Braintree's webhook has no kind");
  // Redeliveries carry the same payload except for line breaks.
  const eventId = createHash("sha256").update(payload.replace(/\s/g, "")).digest("hex");
  return subjects(notification).map((subject, index) => ({
    kind,
    ...subject,
    eventId: index === 0 ? eventId : `${eventId}:${index}`,
  }));
}

async function parse(sdk: BraintreeSdk, signature: string, payload: string) {
  try {
    return fields(await sdk.webhookNotification.parse(signature, payload));
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unreadable";
    throw new WebhookRejected(`Braintree's webhook is refused: ${reason}`, { cause: error });
  }
}

type Subject = Pick<WebhookEvent, "transactionId" | "orderId">;

function subjects(notification: Fields): Subject[] {
  const transaction = fields(notification["transaction"]);
  const disputed = fields(fields(notification["dispute"])["transaction"]);
  // A failed refund concerns the sale it belongs to.
  const id = text(transaction["refundedTransactionId"]) ?? text(transaction["id"]) ?? text(disputed["id"]);
  const attempt = text(transaction["orderId"]);
  if (id) return [{ transactionId: id, orderId: attempt && orderOfAttempt(attempt) }];
  const disbursed = array(fields(notification["disbursement"])["transactionIds"]);
  const ids = disbursed.map(text).filter((each) => each !== null);
  if (ids.length === 0) return [{ transactionId: null, orderId: null }];
  return ids.map((transactionId) => ({ transactionId, orderId: null }));
}
