/**
 * Supplier orders: stored before a supplier is contacted, and claimed by the worker that contacts it
 * (ORDER-30).
 */
import { sql } from "kysely";
import { UNTOUCHED_ITEMS } from "#contract/orders/item-statuses";
import { inStatuses } from "../db/in-statuses";
import type { SupplierOrderState } from "#contract/suppliers/suppliers";
import type { Db, Statement } from "../db/client";
import { queueOf } from "../jobs/queue";
import { wake } from "../jobs/wake";

/** An order this process may submit or track until its claim expires. */
export interface ClaimedOrder {
  /** Also the idempotency key of its submission. */
  readonly id: string;
  readonly orderId: string;
  readonly supplier: string;
  /** Null before submission. */
  readonly partnerOrderId: string | null;
  readonly itemIds: readonly string[];
  /** Includes the current attempt. */
  readonly tries: number;
  readonly ageSeconds: number;
}

export interface SupplierOrderRecord {
  readonly id: string;
  readonly supplier: string;
  readonly state: SupplierOrderState;
  readonly partnerOrderId: string | null;
  readonly refusalCode: string | null;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly submittedAt: Date | null;
  readonly items: readonly SupplierItemRecord[];
}

export interface SupplierItemRecord {
  readonly itemId: string;
  readonly supplierStatus: string;
  readonly isClosed: boolean;
  readonly isCancelRequested: boolean;
  readonly cancelRefusal: string | null;
}

/** SQL fragment: item ids of a claimed order. */
const itemIds = sql`ARRAY(SELECT item_id FROM supplier_order_items WHERE supplier_order_id = supplier_orders.id)`;
const claimed = sql`supplier_orders.id, order_id AS "orderId", supplier, partner_order_id AS "partnerOrderId", tries,
  extract(epoch FROM now() - created_at)::float8 AS "ageSeconds", ${itemIds} AS "itemIds"`;
/**
 * SQL condition: an unshipped item of a supplier.
 * @param suppliers those with ordering configured
 */
const isUnshipped = (suppliers: readonly string[]) =>
  sql`item.status ${inStatuses(UNTOUCHED_ITEMS)} AND item.partner = ANY(${suppliers}::text[])`;

/** SQL condition: an item of a supplier that is not bought yet. */
const isFree = (suppliers: readonly string[]) =>
  sql`${isUnshipped(suppliers)} AND NOT item.is_bought_by_hand`;

/** SQL condition: a supplier has the item, or is about to receive it. */
const isItemOrdered = sql`EXISTS (SELECT 1 FROM supplier_order_items AS ordered
  JOIN supplier_orders AS o ON o.id = ordered.supplier_order_id
  WHERE ordered.item_id = item.id AND NOT ordered.is_over AND o.state IN ('TO_SUBMIT', 'SUBMITTED'))`;

/**
 * SQL condition: part of the order is not ordered yet. Without it, an order with nothing to order would block
 * the queue forever.
 */
const isToBeOrdered = (suppliers: readonly string[]) => sql`status = 'PENDING_FULFILMENT' AND NOT is_check_due
  AND NOT EXISTS (SELECT 1 FROM supplier_orders WHERE order_id = ready.id)
  AND NOT EXISTS (SELECT 1 FROM order_corrections WHERE order_id = ready.id AND state = 'WAITING')
  AND EXISTS (SELECT 1 FROM order_items AS item WHERE item.order_id = ready.id AND ${isFree(suppliers)})`;

/** SQL expression: when the next order's waiting time ends. */
export function creationDue(minutes: number, suppliers: readonly string[]): Statement<Date | null> {
  return sql`(SELECT min(updated_at) + make_interval(mins => ${minutes}) FROM orders AS ready
    WHERE ${isToBeOrdered(suppliers)})`;
}

const queueIn = (state: SupplierOrderState) =>
  queueOf({ table: "supplier_orders", dueAt: "next_try_at", isOpen: sql`state = ${sql.lit(state)}` });
/** Orders to submit. */
export const SUBMISSIONS = queueIn("TO_SUBMIT");
/** Orders to track. */
export const TRACKING = queueIn("SUBMITTED");

/** Unsubmitted orders past their waiting time. */
export async function listReady(db: Db, minutes: number, suppliers: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM orders AS ready
    WHERE updated_at <= now() - make_interval(mins => ${minutes}) AND ${isToBeOrdered(suppliers)}
    ORDER BY updated_at LIMIT 20`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Stores what to order, one supplier order per supplier. The caller holds the order lock.
 * @returns how many
 */
export async function enqueueSupplierOrders(
  trx: Db,
  orderId: string,
  requestedBy: string,
  suppliers: readonly string[],
): Promise<number> {
  const { rows } = await sql`
    WITH free AS (
      SELECT item.id, item.partner FROM order_items AS item
      WHERE item.order_id = ${orderId} AND ${isFree(suppliers)} AND NOT ${isItemOrdered}
    ), made AS (
      INSERT INTO supplier_orders (order_id, supplier, requested_by)
      SELECT DISTINCT ${orderId}::uuid, partner, ${requestedBy} FROM free RETURNING id, supplier
    ), items AS (
      INSERT INTO supplier_order_items (supplier_order_id, item_id)
      SELECT made.id, free.id FROM made JOIN free ON free.partner = made.supplier
    )
    SELECT id FROM made`.execute(trx);
  if (rows.length > 0) await wake(trx, "suppliers.order-submission");
  return rows.length;
}

export async function claimToSubmit(db: Db, limit: number): Promise<ClaimedOrder[]> {
  const { rows } = await sql<ClaimedOrder>`
    UPDATE supplier_orders SET ${SUBMISSIONS.claim}, tries = tries + 1 WHERE id IN (${SUBMISSIONS.selectDue(limit)})
    RETURNING ${claimed}`.execute(db);
  return rows;
}

/** Claims submitted orders for tracking. A cancellation request makes its order due at once. */
export async function claimToLook(db: Db, limit: number): Promise<ClaimedOrder[]> {
  const { rows } = await sql<ClaimedOrder>`
    UPDATE supplier_orders SET ${TRACKING.claim}, tries = tries + 1 WHERE id IN (${TRACKING.selectDue(limit)})
    RETURNING ${claimed}`.execute(db);
  return rows;
}

/** Claims end in the future: a row already due was woken during the claim and stays due. */
const isWoken = sql`(state = 'SUBMITTED' AND next_try_at <= now())`;

/**
 * Reschedules after a check.
 * @param seconds null closes it
 */
export async function reschedule(db: Db, { id }: ClaimedOrder, seconds: number | null): Promise<void> {
  await sql`UPDATE supplier_orders SET updated_at = now(), tries = 0,
      next_try_at = CASE WHEN ${isWoken} THEN next_try_at ELSE now() + make_interval(secs => ${seconds}::float8) END,
      state = CASE WHEN ${seconds === null}::boolean AND NOT ${isWoken} THEN 'CLOSED' ELSE state END
    WHERE id = ${id}`.execute(db);
}

/** Reschedules after a failed attempt. */
export async function postpone(db: Db, { id }: ClaimedOrder, seconds: number): Promise<void> {
  await sql`UPDATE supplier_orders SET updated_at = now(), ${TRACKING.postpone(seconds)}
    WHERE id = ${id}`.execute(db);
}

/**
 * The caller holds the order lock.
 * @returns false when recorded earlier
 */
export async function recordSubmitted(
  trx: Db,
  { id }: ClaimedOrder,
  partnerOrderId: string,
): Promise<boolean> {
  const { rows } = await sql`
    WITH noted AS (
      UPDATE supplier_orders SET state = 'SUBMITTED', partner_order_id = ${partnerOrderId}, submitted_at = now(),
        updated_at = now(), next_try_at = now(), tries = 0
      WHERE id = ${id} AND state = 'TO_SUBMIT' RETURNING id
    ), named AS (
      UPDATE order_items SET partner_order_id = ${partnerOrderId}
      WHERE id IN (SELECT item_id FROM supplier_order_items JOIN noted ON noted.id = supplier_order_id)
    )
    SELECT id FROM noted`.execute(trx);
  if (rows.length > 0) await wake(trx, "suppliers.order-tracking");
  return rows.length > 0;
}

/**
 * The caller holds the order lock.
 * @returns false when recorded earlier
 */
export async function recordRefused(trx: Db, { id }: ClaimedOrder, code: string): Promise<boolean> {
  const { rows } =
    await sql`UPDATE supplier_orders SET state = 'REFUSED', refusal = ${code}, next_try_at = NULL,
      updated_at = now() WHERE id = ${id} AND state = 'TO_SUBMIT' RETURNING id`.execute(trx);
  return rows.length > 0;
}

/** Ids of items to cancel at the supplier. */
export async function listToCancel(db: Db, { id }: ClaimedOrder): Promise<string[]> {
  const { rows } = await sql<{ itemId: string }>`
    SELECT wanted.item_id AS "itemId" FROM supplier_order_items AS wanted JOIN order_items AS item ON item.id = wanted.item_id
    WHERE wanted.supplier_order_id = ${id} AND NOT wanted.is_over AND wanted.cancel_told_at IS NULL
      AND wanted.cancel_refusal IS NULL AND (item.status = 'CANCELLED' OR wanted.cancel_asked_at IS NOT NULL)`.execute(
    db,
  );
  return rows.map(({ itemId }) => itemId);
}

/** @param refusal null = the supplier accepted it */
export async function recordCancelReported(
  trx: Db,
  { id }: ClaimedOrder,
  itemId: string,
  refusal: string | null,
): Promise<void> {
  await sql`UPDATE supplier_order_items SET cancel_told_at = now(), cancel_refusal = ${refusal}
    WHERE supplier_order_id = ${id} AND item_id = ${itemId}`.execute(trx);
}

/**
 * Requests cancellation of items at their suppliers. The caller holds the order lock.
 * @returns how many are at a supplier
 */
export async function requestCancellation(
  trx: Db,
  orderId: string,
  items: readonly string[],
): Promise<number> {
  const { rows } = await sql`
    WITH asked AS (
      UPDATE supplier_order_items AS wanted SET cancel_asked_at = COALESCE(cancel_asked_at, now()), cancel_refusal = NULL,
        cancel_told_at = CASE WHEN cancel_refusal IS NULL THEN cancel_told_at END
      FROM supplier_orders AS o
      WHERE o.id = wanted.supplier_order_id AND o.order_id = ${orderId} AND o.state = 'SUBMITTED' AND NOT wanted.is_over
        AND wanted.item_id::text = ANY(${[...items]}::text[]) RETURNING wanted.supplier_order_id
    ), woken AS (
      UPDATE supplier_orders SET next_try_at = now() FROM asked WHERE id = supplier_order_id AND next_try_at IS NOT NULL
    )
    SELECT 1 FROM asked`.execute(trx);
  await wake(trx, "suppliers.order-tracking");
  return rows.length;
}

/** Items orderable at suppliers, regardless of the order's status, and whether any are ordered. */
export async function findOrdering(
  db: Db,
  orderId: string,
  suppliers: readonly string[],
): Promise<{ items: string[]; isOrdered: boolean }> {
  const { rows } = await sql<{ id: string; isOrdered: boolean; isOpen: boolean }>`
    SELECT item.id, ${isItemOrdered} AS "isOrdered",
      ${isUnshipped(suppliers)} OR (item.status = 'CANCELLED_BY_SUPPLIER' AND item.partner = ANY(${suppliers}::text[])) AS "isOpen"
    FROM order_items AS item WHERE item.order_id = ${orderId} ORDER BY item.position`.execute(db);
  return {
    items: rows.filter(({ isOpen, isOrdered: isTaken }) => isOpen && !isTaken).map(({ id }) => id),
    isOrdered: rows.some(({ isOrdered: isTaken }) => isTaken),
  };
}

/** Clears the bought-elsewhere flag of unshipped items. The caller holds the order lock. */
export async function writeNotBought(trx: Db, orderId: string): Promise<void> {
  await sql`UPDATE order_items SET is_bought_by_hand = false
    WHERE order_id = ${orderId} AND status ${inStatuses(UNTOUCHED_ITEMS)}`.execute(trx);
}

/** Whether a supplier has, or is about to receive, part of the order. The caller holds the order lock. */
export async function isOrdered(trx: Db, orderId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM supplier_orders AS o JOIN supplier_order_items AS item
      ON item.supplier_order_id = o.id
    WHERE o.order_id = ${orderId} AND o.state IN ('TO_SUBMIT', 'SUBMITTED') AND NOT item.is_over LIMIT 1`.execute(
    trx,
  );
  return rows.length > 0;
}

/** The supplier orders of an order, newest first. */
export async function listOfOrder(db: Db, orderId: string): Promise<SupplierOrderRecord[]> {
  const { rows } = await sql<SupplierOrderRecord>`
    SELECT id, supplier, state, partner_order_id AS "partnerOrderId", refusal AS "refusalCode", tries AS attempts,
      created_at AS "createdAt", submitted_at AS "submittedAt",
      (SELECT COALESCE(jsonb_agg(jsonb_build_object('itemId', item_id, 'supplierStatus', word, 'isClosed', is_over,
          'isCancelRequested', cancel_asked_at IS NOT NULL OR cancel_told_at IS NOT NULL, 'cancelRefusal', cancel_refusal)
          ORDER BY item_id), '[]')
        FROM supplier_order_items WHERE supplier_order_id = supplier_orders.id) AS items
    FROM supplier_orders WHERE order_id = ${orderId} ORDER BY created_at DESC, id`.execute(db);
  return rows;
}
