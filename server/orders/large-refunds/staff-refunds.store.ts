/** Stores and sums staff refunds for the limits that apply without a code (ORDER-40). */
import { sql } from "kysely";
import type { BackKind } from "#contract/staff/acts";
import type { Db } from "../../db/client";
import { onlyRow } from "../../db/only-row";

/** Retention matches the audit log, which sums refunds by person and day. */
const KEEP_DAYS = 365;

/** Cents a staff member has refunded without a code since their last one. */
export interface RefundedByStaff {
  /** On one order. */
  readonly refundedForOrder: number;
  /** In the last 24 hours. */
  readonly refundedInDay: number;
}

/** @param orderId null before an order is chosen */
export async function findRefunded(
  db: Db,
  staffId: string,
  orderId: string | null,
): Promise<RefundedByStaff> {
  const { rows } = await sql<RefundedByStaff>`
    SELECT COALESCE(sum(cents) FILTER (WHERE order_id = ${orderId}::uuid), 0)::float8 AS "refundedForOrder",
      COALESCE(sum(cents) FILTER (WHERE created_at > now() - interval '24 hours'), 0)::float8 AS "refundedInDay"
    FROM staff_refunds WHERE staff_id = ${staffId} AND kind <> 'IN_BULK'
      AND id > COALESCE((SELECT max(id) FROM staff_refunds WHERE staff_id = ${staffId} AND is_proven), 0)`.execute(
    db,
  );
  return onlyRow(rows, "the totals of a person's refunds");
}

/** Calls of one staff member run one at a time until the transaction ends. */
export async function lockRefunds(trx: Db, staffId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`refunds of ${staffId}`}, 0))`.execute(trx);
}

export async function forgetOldRefunds(db: Db): Promise<void> {
  await sql`DELETE FROM staff_refunds WHERE created_at < now() - make_interval(days => ${KEEP_DAYS})`.execute(
    db,
  );
}

export interface NewRefund {
  readonly staffId: string;
  readonly orderId: string | null;
  readonly cents: number;
  readonly kind: BackKind;
  readonly isProven: boolean;
}

/** The history entry of the refund is the last one written in this transaction. */
export async function insertRefund(
  trx: Db,
  { staffId, orderId, cents, kind, isProven }: NewRefund,
): Promise<void> {
  await sql`INSERT INTO staff_refunds (staff_id, order_id, cents, kind, is_proven, event_id)
    VALUES (${staffId}, ${orderId}, ${cents}, ${kind}, ${isProven}, (SELECT max(id) FROM order_events
      WHERE order_id = ${orderId}::uuid AND actor = ${staffId} AND at >= now()))`.execute(trx);
}
