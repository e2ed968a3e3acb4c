/** Coinbase's webhooks: signed with HMAC-SHA256 over the bytes as they came. */
import { createHmac, timingSafeEqual } from "node:crypto";
import * as yup from "yup";
import { WebhookRejected, type RawWebhook, type WebhookEvent } from "../gateway.port";

export const SIGNATURE_HEADER = "x-cc-webhook-signature";

const notice = yup.object({
  event: yup
    .object({
      id: yup.string().max(200).required(),
      type: yup.string().max(100).required(),
      created_at: yup.string().nullable(),
      data: yup
        .object({
          code: yup.string().max(64).required(),
          metadata: yup.object({ order_id: yup.string().nullable() }).nullable().default(null),
        })
        .required(),
    })
    .required(),
});

/** @throws WebhookRejected when the signature is not Coinbase's or the body is no event */
export function readCoinbaseWebhook({ rawBody, headers }: RawWebhook, secret: string): WebhookEvent[] {
  if (!isSigned(rawBody, headers[SIGNATURE_HEADER] ?? "", secret)) {
    throw new WebhookRejected("The signature is not Coinbase's");
  }
  try {
    const { event } = notice.validateSync(JSON.parse(rawBody.toString("utf8")), { stripUnknown: true });
    return [
      {
        eventId: event.id,
        transactionId: event.data.code,
        orderId: event.data.metadata?.order_id ?? null,
        kind: event.type,
        occurredAt: event.created_at ?? null,
      },
    ];
  } catch {
    throw new WebhookRejected("The body is no event of Coinbase's");
  }
}

function isSigned(rawBody: Buffer, signature: string, secret: string): boolean {
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false;
  const expected = createHmac("sha256", secret).update(rawBody).digest();
  return timingSafeEqual(expected, Buffer.from(signature, "hex"));
}
