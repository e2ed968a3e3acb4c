/**
 * Outbox of notices to lessors (LEASE-29): each has its own idempotency key, is sent in sequence, and retried
 * until accepted or refused.
 */
import { sql, type RawBuilder } from "kysely";
import { REMOVED_ITEMS } from "#contract/orders/item-statuses";
import { inStatuses } from "../../db/in-statuses";
import type { OrderEventType } from "#contract/orders/orders";
import type { Db } from "../../db/client";
import { queueOf } from "../../jobs/queue";
import { wake } from "../../jobs/wake";
import type { OrderMoves } from "../../orders/changing/ports/moves.port";
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
  sent(notice: ClaimedNotice): Promise<void>;
  /**
   * The lessor refused the notice, so it needs manual work.
   * @param code the lessor's own code
   */
  refused(notice: ClaimedNotice, code: string): Promise<void>;
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

const SUMMARIES: Readonly<Record<NoticeKind, string>> = {
  CONFIRMED: "Leasing company notified: order confirmed",
  DELIVERED: "Leasing company notified: items delivered",
  CANCELLED: "Leasing company notified: items removed from the lease",
  RETURNED: "Leasing company notified: items returned",
};

export function createNoticeStore(db: Db, moves: Pick<OrderMoves, "lock" | "eventInsert">): NoticeStore {
  const recordEvent = (trx: Db, orderId: string, type: OrderEventType, summary: string) =>
    moves.eventInsert({ orderId, type, actor: "System", summary }).execute(trx);
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
    sent: (notice) =>
      db.transaction().execute(async (trx) => {
        // Lock sequence: order before lease, as everywhere.
        await moves.lock(trx, notice.orderId);
        const { rows } = await sql`UPDATE lease_notices SET told_at = now()
          WHERE id = ${notice.id} AND told_at IS NULL RETURNING id`.execute(trx);
        if (rows.length === 0) return;
        await recordEvent(trx, notice.orderId, "LEASE_DETAILS_UPDATED", SUMMARIES[notice.kind]);
        if (notice.kind === "CONFIRMED") return;
        await sql`UPDATE leases SET funding_check_at = now(), funding_checks = 0, updated_at = now(),
            delivery_submitted_at = COALESCE(delivery_submitted_at, CASE WHEN ${notice.kind === "DELIVERED"}::boolean THEN now() END),
            state = CASE WHEN state = 'SIGNED' AND ${isAllDelivered(notice.orderId)} THEN 'DELIVERED' ELSE state END
          WHERE id = ${notice.leaseId}`.execute(trx);
        await wake(trx, "leases.funding", "affiliates.commissions");
      }),
    refused: (notice, code) =>
      db.transaction().execute(async (trx) => {
        await moves.lock(trx, notice.orderId);
        const { rows } = await sql`UPDATE lease_notices SET refusal = ${code}
          WHERE id = ${notice.id} AND told_at IS NULL AND refusal IS NULL RETURNING id`.execute(trx);
        if (rows.length === 0) return;
        await sql`UPDATE leases SET problem = 'NOTICE_REFUSED', problem_at = now(), updated_at = now()
          WHERE id = ${notice.leaseId}`.execute(trx);
        // Only staff see problems between shop and lessor.
        const refused = `${SUMMARIES[notice.kind]}. It refused: ${code}. Please check with it`;
        await recordEvent(trx, notice.orderId, "PAYMENT_DETAILS_UPDATED", refused);
      }),
    async postpone({ id }, seconds) {
      await sql`UPDATE lease_notices SET ${NOTICES.postpone(seconds)}
        WHERE id = ${id} AND told_at IS NULL`.execute(db);
    },
  };
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
