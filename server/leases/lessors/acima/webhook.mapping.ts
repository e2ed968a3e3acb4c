/**
 * Acima's webhooks. The signature scheme is undocumented; this follows the common one: X-Acima-Signature is
 * t=<seconds>,v1=<HMAC of "<seconds>.<raw body>">.
 */
import * as yup from "yup";
import { findShape, parseFields } from "../../../gateways/fields";
import { WebhookRejected, type RawWebhook } from "../../../gateways/webhook";
import type { LessorEvent } from "../lessor.port";
import { lessorId } from "../shapes.mapping";
import { requireRecent, requireSignature } from "../webhook.rules";

const eventShape = yup.object({
  id: yup.string().max(200).required(),
  type: yup.string().max(100).required(),
  data: yup
    .object({
      lease_id: lessorId().required(),
      merchant_reference: yup.string().nullable().default(null),
      merchant_order_id: yup.string().nullable().default(null),
    })
    .required(),
});

/** @throws WebhookRejected */
export function readAcimaWebhook({ rawBody, headers }: RawWebhook, secret: string): LessorEvent[] {
  const [, seconds = "", signature = ""] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(headers["x-acima-signature"] ?? "") ?? [];
  requireSignature(signature, Buffer.concat([Buffer.from(`${seconds}.`), rawBody]), secret);
  requireRecent(Number(seconds) * 1_000);
  const event = findShape(eventShape, parseFields(rawBody.toString("utf8")));
  if (!event) throw new WebhookRejected("Acima's webhook is not an event");
  return [
    {
      eventId: event.id,
      uuid: event.data.lease_id,
      clientReference: event.data.merchant_reference,
      orderId: event.data.merchant_order_id,
      kind: event.type,
    },
  ];
}
