/**
 * Katapult's webhooks: X-Signature is the HMAC of the raw body with the shared secret; the timestamp is in
 * the body.
 */
import * as yup from "yup";
import { findShape, parseFields } from "../../../gateways/fields";
import { WebhookRejected, type RawWebhook } from "../../../gateways/webhook";
import type { LessorEvent } from "../lessor.port";
import { lessorId } from "../shapes.mapping";
import { requireRecent, requireSignature } from "../webhook.rules";

const eventShape = yup.object({
  event_id: yup.string().max(200).required(),
  event: yup.string().max(100).required(),
  uid: lessorId().required(),
  client_reference: yup.string().nullable().default(null),
  order_id: yup.string().nullable().default(null),
  sent_at: yup.string().required(),
});

/** @throws WebhookRejected */
export function readKatapultWebhook({ rawBody, headers }: RawWebhook, secret: string): LessorEvent[] {
  requireSignature(headers["x-signature"] ?? "", rawBody, secret);
  const event = findShape(eventShape, parseFields(rawBody.toString("utf8")));
  if (!event) throw new WebhookRejected("Katapult's webhook is not an event");
  requireRecent(Date.parse(event.sent_at));
  return [
    {
      eventId: event.event_id,
      uuid: event.uid,
      clientReference: event.client_reference,
      orderId: event.order_id,
      kind: event.event,
    },
  ];
}
