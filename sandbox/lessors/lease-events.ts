/**
 * Lessor webhooks, each with the lessor's signature scheme. Every attempt is signed again, because the
 * signature includes the time.
 */
import { createHmac, randomUUID } from "node:crypto";
import { ACIMA } from "#contract/leases/lessors/acima";
import { KATAPULT } from "#contract/leases/lessors/katapult";
import { type Delivery } from "../payments/send-webhook";
import { type LeaseRecord, type LessorName } from "./lease-record";
import { wordOf } from "./wire-words";

type Write = (record: LeaseRecord, eventId: string, now: Date) => Omit<Delivery, "url">;

const WRITERS: Readonly<Record<LessorName, Write>> = { katapult: writeKatapult, acima: writeAcima };

/** An event with the current record, serialized for each attempt. */
export function eventOf(record: LeaseRecord, url: string, now: () => Date): () => Delivery {
  const eventId = randomUUID();
  return () => ({ url, ...WRITERS[record.lessor](record, eventId, now()) });
}

const sign = (secret: string, signed: string) => createHmac("sha256", secret).update(signed).digest("hex");

function writeKatapult(record: LeaseRecord, eventId: string, now: Date) {
  const body = JSON.stringify({
    event_id: eventId,
    event: `application.${wordOf(record)}`,
    uid: record.id,
    client_reference: record.reference,
    order_id: record.orderId,
    sent_at: now.toISOString(),
  });
  const signature = sign(KATAPULT.doubleKeys.webhookSecret, body);
  return { headers: { "content-type": "application/json", "x-signature": signature }, body };
}

function writeAcima(record: LeaseRecord, eventId: string, now: Date) {
  const body = JSON.stringify({
    id: eventId,
    type: `lease.${wordOf(record)}`,
    data: {
      lease_id: record.id,
      merchant_reference: record.reference,
      merchant_order_id: record.orderId,
    },
  });
  const seconds = Math.floor(+now / 1_000);
  const signature = `t=${seconds},v1=${sign(ACIMA.doubleKeys.webhookSecret, `${seconds}.${body}`)}`;
  return { headers: { "content-type": "application/json", "x-acima-signature": signature }, body };
}
