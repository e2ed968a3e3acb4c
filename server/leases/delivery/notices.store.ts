/**
 * Outbox of notices to lessors (LEASE-29): each has its own idempotency key, is sent in sequence, and retried
 * until accepted or refused.
 */
import { sql, type RawBuilder } from "kysely";
import { REMOVED_ITEMS } from "#contract/orders/item-statuses";
import { inStatuses } from "../../db/in-statuses";
import type { Db } from "../../db/client";
import { queueOf } from "../../jobs/queue";
import { wake } from "../../jobs/wake";
import type { LeaseItem } from "../lessors/lessor.port";
import type { NoticeKind } from "./settling.rules";

/** A notice this process may send until its claim expires. */
export interface ClaimedNotice {
  /** Also the idempotency key of the notice. */
  readonly id: string;
  readonly leaseId: string;
  readonly orderId: string;
  readonly kind: NoticeKind;
  readonly lessor: string;
  readonly lessorUuid: string;
  readonly items: readonly LeaseItem[];
  /** YYYY-MM-DD */
  readonly occurredOn: string;
  readonly tries: number;
}

export interface NoticeStore {
  /** Claims the oldest due notice of each lease for a minute. */
  claimDue(limit: number): Promise<ClaimedNotice[]>;
  postpone(notice: ClaimedNotice, seconds: number): Promise<void>;
}

/** Notices to send; later notices of a lease wait for earlier ones. */
export const NOTICES = queueOf({
  table: "lease_notices",
  dueAt: "next_try_at",
  isOpen: sql`told_at IS NULL AND refusal IS NULL AND NOT EXISTS (
    SELECT 1 FROM lease_notices AS earlier WHERE earlier.lease_id = lease_notices.lease_id
      AND earlier.number < lease_notices.number AND earlier.told_at IS NULL AND earlier.refusal IS NULL)`,
});

export function createNoticeStore(db: Db): NoticeStore {
  return {
    async claimDue(limit) {
      const { rows } = await sql<ClaimedNotice>`
        WITH claimed AS (
          UPDATE lease_notices SET ${NOTICES.claim}, tries = tries + 1 WHERE id IN (${NOTICES.selectDue(limit)}) RETURNING *
        )
        SELECT claimed.id, claimed.lease_id AS "leaseId", lease.order_id AS "orderId", claimed.kind, lease.lessor,
          lease.lessor_uuid AS "lessorUuid", to_char(claimed.happened_on, 'YYYY-MM-DD') AS "occurredOn", claimed.tries,
          (SELECT COALESCE(jsonb_agg(jsonb_build_object('sku', item.product->>'sku', 'name', item.product->>'name',
              'quantity', item.quantity, 'unitPriceCents', item.price_cents) ORDER BY item.position), '[]')
            FROM order_items AS item WHERE item.id = ANY(claimed.item_ids)) AS items
        FROM claimed JOIN leases AS lease ON lease.id = claimed.lease_id
        WHERE lease.lessor IS NOT NULL AND lease.lessor_uuid IS NOT NULL`.execute(db);
      return rows;
    },
    async postpone({ id }, seconds) {
      await sql`UPDATE lease_notices SET ${NOTICES.postpone(seconds)}
        WHERE id = ${id} AND told_at IS NULL`.execute(db);
    },
  };
}

/** @returns false when it was sent before */
export async function writeSent(trx: Db, id: string): Promise<boolean> {
  const { rows } = await sql`UPDATE lease_notices SET told_at = now()
    WHERE id = ${id} AND told_at IS NULL RETURNING id`.execute(trx);
  return rows.length > 0;
}

/** The lease after its lessor was notified of items: delivered with the last item, and its funding is due. */
export async function writeDelivery(trx: Db, { leaseId, orderId, kind }: ClaimedNotice): Promise<void> {
  await sql`UPDATE leases SET funding_check_at = now(), funding_checks = 0, updated_at = now(),
      delivery_submitted_at = COALESCE(delivery_submitted_at, CASE WHEN ${kind === "DELIVERED"}::boolean THEN now() END),
      state = CASE WHEN state = 'SIGNED' AND ${isAllDelivered(orderId)} THEN 'DELIVERED' ELSE state END
    WHERE id = ${leaseId}`.execute(trx);
  await wake(trx, "leases.funding", "affiliates.commissions");
}

/** @returns false when it was accepted or refused before */
export async function writeRefused(trx: Db, id: string, code: string): Promise<boolean> {
  const { rows } = await sql`UPDATE lease_notices SET refusal = ${code}
    WHERE id = ${id} AND told_at IS NULL AND refusal IS NULL RETURNING id`.execute(trx);
  return rows.length > 0;
}

export async function writeRefusedLease(trx: Db, leaseId: string): Promise<void> {
  await sql`UPDATE leases SET problem = 'NOTICE_REFUSED', problem_at = now(), updated_at = now()
    WHERE id = ${leaseId}`.execute(trx);
}

/** Queues the notice that the shop has confirmed the signed order. */
export async function recordConfirmed(trx: Db, leaseId: string): Promise<void> {
  await sql`INSERT INTO lease_notices (lease_id, kind, item_ids, happened_on)
    VALUES (${leaseId}, 'CONFIRMED', '{}', shop_day(now()))`.execute(trx);
  await wake(trx, "leases.notices");
}

/** Deletes the confirmation notice of a released lease. */
export function forgetConfirmedOf(trx: Db, leaseId: string): Promise<void> {
  return forgetConfirmed(trx, sql`SELECT ${leaseId}::uuid`);
}

/**
 * Deletes confirmation notices of ended orders.
 * @param leases SQL statement of ids
 */
export async function forgetConfirmed(trx: Db, leases: RawBuilder<unknown>): Promise<void> {
  await sql`DELETE FROM lease_notices
    WHERE lease_id IN (${leases}) AND kind = 'CONFIRMED' AND told_at IS NULL`.execute(trx);
}

/** SQL condition: every leased item was reported as delivered. */
function isAllDelivered(orderId: string) {
  return sql`NOT EXISTS (
    SELECT 1 FROM order_items AS item WHERE item.order_id = ${orderId}
      AND item.status NOT ${inStatuses(REMOVED_ITEMS)} AND NOT EXISTS (
        SELECT 1 FROM lease_notices AS notice WHERE notice.lease_id = leases.id AND notice.kind = 'DELIVERED'
          AND notice.told_at IS NOT NULL AND item.id = ANY(notice.item_ids)))`;
}
