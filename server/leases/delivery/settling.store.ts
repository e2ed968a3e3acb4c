/**
 * Records changes of a leased order's items for its lessor, in the transaction of the change (LEASE-29). The
 * caller holds the order lock.
 */
import { sql } from "kysely";
import { LEASE_SIGNED } from "#contract/leases/statuses";
import { inStatuses } from "../../db/in-statuses";
import { ruleOfChange } from "#contract/orders/item-changes";
import { isAtStage } from "#contract/orders/item-statuses";
import type { LeaseState } from "#contract/leases/statuses";
import { formatMoney } from "#contract/money/money";
import type { Db } from "../../db/client";
import { wake } from "../../jobs/wake";
import type { ItemsSettled, SettledItems } from "../../orders/changing/ports/money.port";
import { leaseWithout, type NoticeKind } from "./settling.rules";

interface LeaseRow {
  readonly id: string;
  readonly state: LeaseState;
  readonly cents: number;
  /** Items reported, or queued to be reported, as delivered. */
  readonly delivered: readonly string[];
}

const NOTHING: ItemsSettled = { cents: 0, entry: null };

/** @returns the reduction of the lease in cents; no other source refunds it */
export async function settleItems(trx: Db, settled: SettledItems): Promise<ItemsSettled> {
  const { order, change, itemIds, date } = settled;
  const lease = await lockLease(trx, order.id);
  if (!lease) return NOTHING;
  const addNotice = (kind: NoticeKind, ids: readonly string[]) => writeNotice(trx, lease.id, kind, ids, date);
  if (isAtStage(change, "received")) {
    await addNotice("DELIVERED", itemIds);
    return NOTHING;
  }
  if (!ruleOfChange(change).isMoneyBack) return NOTHING;
  const came = itemIds.filter((id) => lease.delivered.includes(id));
  await addNotice("RETURNED", came);
  // Items never reported as delivered are removed from the lease.
  await addNotice(
    "CANCELLED",
    itemIds.filter((id) => !came.includes(id)),
  );
  const { cents, state } = leaseWithout(lease, order.lines, itemIds);
  const isOver = state !== lease.state;
  // The notices cover this: the lease itself needs no cancellation at the lessor.
  await sql`UPDATE leases SET cents = ${cents}, state = ${state}, updated_at = now(),
      told_at = CASE WHEN ${isOver}::boolean THEN now() ELSE told_at END
    WHERE id = ${lease.id}`.execute(trx);
  const less = isOver ? lease.cents : lease.cents - cents;
  const entry = isOver
    ? "The lease has ended"
    : `Leased amount reduced by ${formatMoney(less)} to ${formatMoney(cents)}`;
  return { cents: less, entry };
}

/** Copies reported and queued deliveries of a line to the line split from it. */
export async function partLine(trx: Db, lineId: string, partId: string): Promise<void> {
  await sql`UPDATE lease_notices SET item_ids = item_ids || ${partId}::uuid
    WHERE ${lineId}::uuid = ANY(item_ids)`.execute(trx);
}

async function lockLease(trx: Db, orderId: string): Promise<LeaseRow | null> {
  const { rows } = await sql<LeaseRow>`
    SELECT id, state, cents, COALESCE((SELECT array_agg(item::text) FROM lease_notices AS notice, unnest(item_ids) AS item
        WHERE notice.lease_id = leases.id AND notice.kind = 'DELIVERED'), '{}') AS delivered
    FROM leases WHERE order_id = ${orderId} AND state ${inStatuses(LEASE_SIGNED)}
    FOR UPDATE OF leases`.execute(trx);
  return rows[0] ?? null;
}

async function writeNotice(
  trx: Db,
  leaseId: string,
  kind: NoticeKind,
  itemIds: readonly string[],
  date: string | null,
): Promise<void> {
  if (itemIds.length === 0) return;
  await sql`INSERT INTO lease_notices (lease_id, kind, item_ids, happened_on)
    VALUES (${leaseId}, ${kind}, ${itemIds}::uuid[], COALESCE(${date}::date, shop_day(now())))`.execute(trx);
  await wake(trx, "leases.notices");
}
