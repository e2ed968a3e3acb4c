/** Plisio's callbacks, in the JSON form that json=true on the callback's address asks for. */
import * as yup from "yup";
import { WebhookRejected, type RawWebhook, type WebhookEvent } from "../gateway.port";
import { orderIdOf } from "./order-number.mapping";
import { isPlisioCallback } from "./hash.rules";

const callbackShape = yup.object({
  txn_id: yup.string().max(64).required(),
  status: yup.string().max(64).required(),
  order_number: yup.string().max(200).required(),
  confirmations: yup.string().max(20).nullable(),
  amount: yup.string().max(64).nullable(),
});

/**
 * Callbacks have neither an id nor a time: what they say of the invoice is what tells one from another, so a replay
 * is the same event again.
 * @throws WebhookRejected when the hash is not Plisio's or the body is no callback
 */
export function readPlisioWebhook({ rawBody }: RawWebhook, secretKey: string): WebhookEvent[] {
  const body = parse(rawBody);
  if (!body || !isPlisioCallback(body, secretKey)) throw new WebhookRejected("The hash is not Plisio's");
  if (!callbackShape.isValidSync(body)) throw new WebhookRejected("The body is no callback of Plisio's");
  const callback = callbackShape.cast(body);
  return [
    {
      eventId: [callback.txn_id, callback.status, callback.confirmations ?? "", callback.amount ?? ""].join(
        ":",
      ),
      transactionId: callback.txn_id,
      orderId: orderIdOf(callback.order_number),
      kind: callback.status,
      occurredAt: null,
    },
  ];
}

function parse(rawBody: Buffer): Record<string, unknown> | null {
  try {
    const body: unknown = JSON.parse(rawBody.toString("utf8"));
    return typeof body === "object" && body !== null && !Array.isArray(body) ? { ...body } : null;
  } catch {
    return null;
  }
}
