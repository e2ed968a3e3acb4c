/** Plisio's callbacks in JSON, as requested by json=true in the callback URL. */
import * as yup from "yup";
import { orderOfAttempt } from "../attempt-number.mapping";
import { findShape, parseFields } from "../../../gateways/fields";
import { WebhookRejected, type RawWebhook } from "../../../gateways/webhook";
import { type WebhookEvent } from "../gateway.port";
import { isPlisioCallback } from "./hash.rules";

const callbackShape = yup.object({
  txn_id: yup.string().max(64).required(),
  status: yup.string().max(64).required(),
  order_number: yup.string().max(200).required(),
  confirmations: yup.string().max(20).nullable(),
  amount: yup.string().max(64).nullable(),
});

/**
 * Callbacks have neither an id nor a timestamp, so the event id is derived from their content: a replay is
 * the same event.
 * @throws WebhookRejected for an invalid hash or an unreadable body
 */
export function readPlisioWebhook({ rawBody }: RawWebhook, secretKey: string): WebhookEvent[] {
  const body = parseFields(rawBody.toString("utf8"));
  if (!body || !isPlisioCallback(body, secretKey)) throw new WebhookRejected("The hash is not Plisio's");
  const callback = findShape(callbackShape, body);
  if (!callback) throw new WebhookRejected("The body is not a Plisio callback");
  const { txn_id: transactionId, status, order_number: orderNumber, confirmations, amount } = callback;
  return [
    {
      eventId: [transactionId, status, confirmations ?? "", amount ?? ""].join(":"),
      transactionId,
      orderId: orderOfAttempt(orderNumber),
      kind: status,
    },
  ];
}
