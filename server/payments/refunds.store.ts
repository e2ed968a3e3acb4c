/** Refunds: written down first, made by the refund worker, settled after (server/payments/refunds.worker.ts). */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../db/client";

export interface NewRefund {
  readonly paymentId: string;
  readonly orderId: string;
  readonly amountCents: number;
  /** One of the shop's own sentences; what people type goes sealed into the history. */
  readonly reason: string;
  readonly requestedBy: string;
  /** The same key asks for the same refund. */
  readonly key: string;
}

function hashOf(orderId: string, key: string): Buffer {
  return createHash("sha256").update(`${orderId}\0${key}`).digest();
}

/** @returns false when this refund was asked for before */
export async function requestRefund(trx: Db, refund: NewRefund): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO refunds (payment_id, order_id, amount_cents, state, reason, requested_by, idempotency_hash)
    VALUES (${refund.paymentId}, ${refund.orderId}, ${refund.amountCents}, 'REQUESTED', ${refund.reason},
      ${refund.requestedBy}, ${hashOf(refund.orderId, refund.key)})
    ON CONFLICT (idempotency_hash) DO NOTHING
    RETURNING id`.execute(trx);
  return rows.length > 0;
}

/** Whether a refund was asked for under this key. */
export async function findRefund(trx: Db, orderId: string, key: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM refunds WHERE idempotency_hash = ${hashOf(orderId, key)}`.execute(
    trx,
  );
  return rows.length > 0;
}

/** Cents of a payment that are on their way back. */
export async function requestedCents(trx: Db, paymentId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    SELECT COALESCE(sum(amount_cents), 0)::int AS cents FROM refunds
    WHERE payment_id = ${paymentId} AND state = 'REQUESTED'`.execute(trx);
  return rows[0]?.cents ?? 0;
}

/** A refund this process may make until its lease is over. */
export interface ClaimedRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly orderId: string;
  readonly amountCents: number;
  readonly ageSeconds: number;
}

/** Longer than the slowest answer of a gateway. */
const LEASE_SECONDS = 60;

/** Takes refunds that are due; no other process gets them before their lease is over. */
export async function claimRefunds(db: Db, limit: number): Promise<ClaimedRefund[]> {
  const { rows } = await sql<ClaimedRefund>`
    UPDATE refunds SET next_attempt_at = now() + make_interval(secs => ${LEASE_SECONDS})
    WHERE id IN (
      SELECT id FROM refunds WHERE state = 'REQUESTED' AND next_attempt_at <= now()
      ORDER BY next_attempt_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    RETURNING id, payment_id AS "paymentId", order_id AS "orderId", amount_cents AS "amountCents",
      GREATEST(0, extract(epoch FROM now() - created_at))::int AS "ageSeconds"`.execute(db);
  return rows;
}

export async function postponeRefund(db: Db, refundId: string, seconds: number): Promise<void> {
  await sql`UPDATE refunds SET next_attempt_at = now() + make_interval(secs => ${seconds}::int)
    WHERE id = ${refundId}`.execute(db);
}

/** @returns false when it was settled before */
export async function settleRefund(trx: Db, refundId: string, state: "DONE" | "REFUSED"): Promise<boolean> {
  const { rows } = await sql`UPDATE refunds SET state = ${state}, settled_at = now()
    WHERE id = ${refundId} AND state = 'REQUESTED' RETURNING id`.execute(trx);
  return rows.length > 0;
}
