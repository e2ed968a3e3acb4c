/** Coinbase's webhooks, signed with HMAC-SHA256 over the raw body. */
import { createHmac } from "node:crypto";
import * as yup from "yup";
import { findShape, parseFields } from "../../../gateways/fields";
import { WebhookRejected, type RawWebhook } from "../../../gateways/webhook";
import { type WebhookEvent } from "../gateway.port";
import { isSameSignature } from "../../../gateways/signature";

const notice = yup.object({
  event: yup
    .object({
      id: yup.string().max(200).required(),
      type: yup.string().max(100).required(),
      data: yup
        .object({
          code: yup.string().max(64).required(),
          metadata: yup.object({ order_id: yup.string().nullable() }).nullable().default(null),
        })
        .required(),
    })
    .required(),
});

/** @throws WebhookRejected for an invalid signature or an unreadable body */
export function readCoinbaseWebhook({ rawBody, headers }: RawWebhook, secret: string): WebhookEvent[] {
  const signature = headers["x-cc-webhook-signature"]?.toLowerCase() ?? "";
  if (!isSameSignature(signature, createHmac("sha256", secret).update(rawBody).digest("hex"))) {
    throw new WebhookRejected("The signature is not Coinbase's");
  }
  const event = findShape(notice, parseFields(rawBody.toString("utf8")))?.event;
  if (!event) throw new WebhookRejected("The body is not a Coinbase event");
  return [
    {
      eventId: event.id,
      transactionId: event.data.code,
      orderId: event.data.metadata?.order_id ?? null,
      kind: event.type,
    },
  ];
}
