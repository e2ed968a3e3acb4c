/** Stores received webhooks; a repeated event is recognized by its id. */
import { sql } from "kysely";
import type { Db } from "../db/client";
import type { WebhookEvent } from "./vendors/gateway.port";
import { findByTransaction, findPayment, scheduleCheck, type AttemptRecord } from "./ledger/attempts.store";

/** Format of an order id: vendors also report payments that are not the shop's. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Delay of the sweeper's check, in case the process that stored the event died before acting on it. */
const SOON_SECONDS = 10;

/**
 * Stores the event and makes its payment due, in one transaction.
 * @returns null for an event stored earlier; its payment is null when unknown
 */
export async function recordEvent(
  db: Db,
  gatewayType: string,
  event: WebhookEvent,
): Promise<{ readonly payment: AttemptRecord | null } | null> {
  const orderId = UUID.test(event.orderId ?? "") ? event.orderId : null;
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      INSERT INTO payment_events (gateway_type, event_id, kind, transaction_id, order_id)
      VALUES (${gatewayType}, ${event.eventId}, ${event.kind}, ${event.transactionId}, ${orderId})
      ON CONFLICT DO NOTHING RETURNING event_id`.execute(trx);
    if (rows.length === 0) return null;
    const payment =
      (event.transactionId !== null && (await findByTransaction(trx, gatewayType, event.transactionId))) ||
      (orderId !== null && (await findUnnumbered(trx, gatewayType, orderId))) ||
      null;
    if (payment) await scheduleCheck(trx, payment.id, SOON_SECONDS);
    return { payment };
  });
}

/**
 * @param orderId as sent to the vendor (bookedAs)
 * @returns the latest attempt without a transaction id: the vendor's event arrived before its answer
 */
async function findUnnumbered(trx: Db, gatewayType: string, orderId: string): Promise<AttemptRecord | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM payments
    WHERE (order_id = ${orderId} AND correction_id IS NULL OR correction_id = ${orderId}) AND gateway_type = ${gatewayType} AND transaction_id IS NULL
    ORDER BY attempt DESC LIMIT 1`.execute(trx);
  return rows[0] ? findPayment(trx, rows[0].id) : null;
}

export async function markHandled(db: Db, gatewayType: string, eventId: string): Promise<void> {
  await sql`UPDATE payment_events SET handled_at = now()
    WHERE gateway_type = ${gatewayType} AND event_id = ${eventId}`.execute(db);
}
