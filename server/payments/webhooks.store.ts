/** Stores received webhooks; a repeated event is recognized by its id. */
import { sql } from "kysely";
import type { Db } from "../db/client";
import type { WebhookEvent } from "./vendors/gateway.port";
import { findPayment, type AttemptRecord } from "./ledger/attempts.store";

/** @returns false for an event stored earlier */
export async function insertEvent(
  unit: Db,
  gatewayType: string,
  { eventId, kind, transactionId, orderId }: WebhookEvent,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO payment_events (gateway_type, event_id, kind, transaction_id, order_id)
    VALUES (${gatewayType}, ${eventId}, ${kind}, ${transactionId}, ${orderId})
    ON CONFLICT DO NOTHING RETURNING event_id`.execute(unit);
  return rows.length > 0;
}

/**
 * @param orderId as sent to the vendor (bookedAs)
 * @returns the latest attempt without a transaction id: the vendor's event arrived before its answer
 */
export async function findUnnumbered(
  unit: Db,
  gatewayType: string,
  orderId: string,
): Promise<AttemptRecord | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM payments
    WHERE (order_id = ${orderId} AND correction_id IS NULL OR correction_id = ${orderId}) AND gateway_type = ${gatewayType} AND transaction_id IS NULL
    ORDER BY attempt DESC LIMIT 1`.execute(unit);
  return rows[0] ? findPayment(unit, rows[0].id) : null;
}

export async function markHandled(db: Db, gatewayType: string, eventId: string): Promise<void> {
  await sql`UPDATE payment_events SET handled_at = now()
    WHERE gateway_type = ${gatewayType} AND event_id = ${eventId}`.execute(db);
}
