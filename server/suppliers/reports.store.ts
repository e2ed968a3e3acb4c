/**
 * Supplier reports on items besides their status: the supplier's own word and the expected date (ORDER-32).
 */
import { sql } from "kysely";
import { UNTOUCHED_ITEMS } from "#contract/orders/item-statuses";
import { inStatuses } from "../db/in-statuses";
import type { Db } from "../db/client";
import type { OrderFulfilment } from "../orders/changing/ports/fulfilment.port";
import type { ReportedItem } from "./vendors/supplier.port";
import type { ClaimedOrder } from "./supplier-orders.store";

export interface RecordedItem {
  readonly itemId: string;
  readonly name: string;
  readonly isNewlyDelayed: boolean;
  /** YYYY-MM-DD; null = unchanged. */
  readonly expectedOn: string | null;
}

/** A change that no person makes. */
export const BY_ITSELF = { date: null, actor: "System", sealedReason: null } as const;

/** Writes a history entry. The caller holds the order lock. */
export async function recordEvent(
  trx: Db,
  orders: Pick<OrderFulfilment, "eventInsert">,
  orderId: string,
  summary: string,
): Promise<void> {
  const { actor } = BY_ITSELF;
  await orders.eventInsert({ orderId, type: "SHIPMENT_DETAILS_UPDATED", actor, summary }).execute(trx);
}

/** Items the supplier has yet to deliver under its order number. */
export async function listOpen(db: Db, { id }: ClaimedOrder): Promise<string[]> {
  const { rows } = await sql<{ itemId: string }>`
    SELECT item_id AS "itemId" FROM supplier_order_items WHERE supplier_order_id = ${id} AND NOT is_over`.execute(
    db,
  );
  return rows.map(({ itemId }) => itemId);
}

/**
 * Records that the supplier gave up on items, so they can be ordered again. The caller holds the order lock.
 */
export async function recordOver(trx: Db, { id }: ClaimedOrder, itemIds: readonly string[]): Promise<void> {
  await sql`UPDATE supplier_order_items SET is_over = true
    WHERE supplier_order_id = ${id} AND item_id = ANY(${[...itemIds]}::uuid[])`.execute(trx);
}

/** @returns the items that are not over, by name */
export async function writeReport(
  trx: Db,
  { id }: ClaimedOrder,
  items: readonly ReportedItem[],
): Promise<RecordedItem[]> {
  const reports = JSON.stringify(
    items.map(({ itemId, word, state, estimatedOn }) => ({
      itemId,
      word,
      isDelayed: state === "DELAYED",
      isOver: state === "CANCELLED",
      estimatedOn,
    })),
  );
  const { rows } = await sql<RecordedItem>`
    WITH report AS (
      SELECT ordered.item_id, ordered.is_delayed AS was_delayed, said.*
      FROM jsonb_to_recordset(${reports}::jsonb) AS said ("itemId" text, word text, "isDelayed" boolean, "isOver" boolean,
        "estimatedOn" date)
      JOIN supplier_order_items AS ordered ON ordered.item_id::text = said."itemId"
      WHERE ordered.supplier_order_id = ${id} AND NOT ordered.is_over
    ), before AS (
      SELECT report.*, item.product->>'name' AS name, item.status,
        (item.estimated_delivery_at AT TIME ZONE 'UTC')::date IS DISTINCT FROM "estimatedOn"
          AND "estimatedOn" IS NOT NULL AS is_dated
      FROM report JOIN order_items AS item ON item.id = report.item_id
    ), said AS (
      UPDATE supplier_order_items AS ordered SET word = before.word, is_delayed = "isDelayed", is_over = "isOver"
      FROM before WHERE ordered.supplier_order_id = ${id} AND ordered.item_id = before.item_id
    ), dated AS (
      UPDATE order_items SET estimated_delivery_at = ("estimatedOn"::text || 'T12:00:00Z')::timestamptz
      FROM before WHERE order_items.id = before.item_id AND is_dated
    )
    SELECT item_id AS "itemId", name, CASE WHEN is_dated THEN to_char("estimatedOn", 'YYYY-MM-DD') END AS "expectedOn",
      "isDelayed" AND NOT was_delayed AND status ${inStatuses(UNTOUCHED_ITEMS)} AS "isNewlyDelayed"
    FROM before ORDER BY name`.execute(trx);
  return rows;
}
