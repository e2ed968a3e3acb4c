/** Stores refunds: requested first, made by the refund worker, then settled (refunds.worker.ts). */
import { createHash } from "node:crypto";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../db/client";
import { queueOf } from "../../jobs/queue";
import { wake } from "../../jobs/wake";
import type { HeldMoney, Refund } from "../../orders/changing/ports/money.port";

/** HeldMoney of an attempt; the gateway decides whether it is refundable. */
type HeldRow = Omit<HeldMoney, "canGoBack"> & { readonly gatewayType: string };

function hashOf(orderId: string, key: string): Buffer {
  return createHash("sha256").update(`${orderId}\0${key}`).digest();
}

/** Requests a refund, once per key. */
export async function requestRefund(trx: Db, refund: Refund): Promise<void> {
  await sql`
    INSERT INTO refunds (payment_id, order_id, amount_cents, state, reason, requested_by, idempotency_hash)
    VALUES (${refund.heldId}, ${refund.orderId}, ${refund.amountCents}, 'REQUESTED', ${refund.reason},
      ${refund.requestedBy}, ${hashOf(refund.orderId, refund.key)})
    ON CONFLICT (idempotency_hash) DO NOTHING`.execute(trx);
  await wake(trx, "payments.refunds");
}

/** Cents of the refunds requested under any of the keys. */
export async function sumRefunded(trx: Db, orderId: string, keys: readonly string[]): Promise<number> {
  const hashes = keys.map((key) => hashOf(orderId, key));
  const { rows } = await sql<{ cents: number }>`
    SELECT COALESCE(sum(amount_cents), 0)::float8 AS cents FROM refunds
    WHERE idempotency_hash = ANY(${hashes}::bytea[])`.execute(trx);
  return rows[0]?.cents ?? 0;
}

/** Money of an order's attempts, less completed and pending refunds; latest attempt first. */
export async function listHeld(trx: Db, orderId: string): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    WITH held AS (
      SELECT id, attempt, gateway_type, gateway_name, state = 'AUTHORIZED' AS is_reserved,
        CASE WHEN state = 'AUTHORIZED' THEN amount_cents ELSE paid_cents - refunded_cents END - (
          SELECT COALESCE(sum(amount_cents), 0)::int FROM refunds
          WHERE payment_id = payments.id AND refunds.state <> 'DONE') AS cents
      FROM payments WHERE order_id = ${orderId}
    )
    SELECT id, gateway_type AS "gatewayType", gateway_name AS name, is_reserved AS "isReserved", cents FROM held
    WHERE cents > 0 ORDER BY attempt DESC`.execute(trx);
  return rows;
}

/** A refund this process may make until its claim expires. */
export interface ClaimedRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly orderId: string;
  readonly amountCents: number;
  readonly ageSeconds: number;
}

/** Refunds to make. */
export const REFUNDS = queueOf({
  table: "refunds",
  dueAt: "next_attempt_at",
  isOpen: sql`state = 'REQUESTED'`,
});

/** Claims due refunds. */
export async function claimRefunds(db: Db, limit: number): Promise<ClaimedRefund[]> {
  const { rows } = await sql<ClaimedRefund>`
    UPDATE refunds SET ${REFUNDS.claim} WHERE id IN (${REFUNDS.selectDue(limit)})
    RETURNING id, payment_id AS "paymentId", order_id AS "orderId", amount_cents AS "amountCents",
      GREATEST(0, extract(epoch FROM now() - created_at))::int AS "ageSeconds"`.execute(db);
  return rows;
}

export async function postponeRefund(db: Db, refundId: string, seconds: number): Promise<void> {
  await sql`UPDATE refunds SET ${REFUNDS.postpone(seconds)} WHERE id = ${refundId}`.execute(db);
}

/** @returns false when it was settled earlier */
export async function markSettled(trx: Db, refundId: string, state: "DONE" | "BY_HAND"): Promise<boolean> {
  const { rows } = await sql`UPDATE refunds SET state = ${state},
      settled_at = CASE WHEN ${state} = 'DONE' THEN now() END
    WHERE id = ${refundId} AND state = 'REQUESTED' RETURNING id`.execute(trx);
  return rows.length > 0;
}

/** SQL expression: manual refunds of an order, oldest first, as a JSON list of ManualRefundRecord. */
export function displayedByHand(orderId: RawBuilder<string>): RawBuilder<unknown> {
  return sql`(SELECT COALESCE(jsonb_agg(jsonb_build_object('id', back.id, 'amountCents', back.amount_cents,
      'reason', back.reason, 'at', back.created_at, 'gatewayType', pay.gateway_type,
      'gatewayName', pay.gateway_name, 'transactionId', pay.transaction_id) ORDER BY back.created_at), '[]')
    FROM refunds AS back JOIN payments AS pay ON pay.id = back.payment_id
    WHERE back.order_id = ${orderId} AND back.state = 'BY_HAND')`;
}

/** Ids of orders with money that needs manual work, perhaps repeated: a manual refund, or a partial payment. */
export const ordersByHand: RawBuilder<unknown> = sql`
  SELECT order_id FROM refunds WHERE state = 'BY_HAND'
  UNION ALL SELECT order_id FROM payments WHERE state = 'UNDERPAID'`;

/**
 * Settles a manual refund. The caller holds the order lock.
 * @returns its cents; null when the refund is not a pending manual one
 */
export async function settleByHand(trx: Db, orderId: string, refundId: string): Promise<number | null> {
  const { rows } = await sql<{ cents: number }>`
    WITH settled AS (
      UPDATE refunds SET state = 'DONE', settled_at = now()
      WHERE id = ${refundId} AND order_id = ${orderId} AND state = 'BY_HAND' RETURNING payment_id, amount_cents
    ), given AS (
      UPDATE payments SET refunded_cents = refunded_cents + settled.amount_cents, updated_at = now(),
        state = CASE WHEN refunded_cents + settled.amount_cents >= paid_cents THEN 'REFUNDED'
          ELSE 'PARTLY_REFUNDED' END
      FROM settled WHERE payments.id = settled.payment_id
    )
    SELECT amount_cents AS cents FROM settled`.execute(trx);
  await wake(trx, "affiliates.commissions");
  return rows[0]?.cents ?? null;
}
