/** Supplier orders and bill files for tests. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../../server/db/client";

export interface PlacedOrder {
  /** The shop's order. */
  readonly orderId: string;
  readonly uniqueId: string;
  readonly supplierOrderId: string;
  /** The supplier's order number. */
  readonly number: string;
  readonly sku: string;
}

interface Placing {
  readonly units?: number;
  /** Null = unknown. */
  readonly cost?: number | null;
  readonly isOver?: boolean;
  readonly state?: string;
  readonly shippedDaysAgo?: number | null;
}

let placed = 0;

/** Places one item of an order that has no supplier order yet; the orders are those of the demo's history. */
export async function aSupplierOrder(
  db: Db,
  { units = 2, cost = 1_000, isOver = false, state = "SUBMITTED", shippedDaysAgo = null }: Placing = {},
): Promise<PlacedOrder> {
  const number = `BILLED-${(placed += 1)}`;
  const { rows } = await sql<Omit<PlacedOrder, "number">>`
    WITH item AS (SELECT item.id, o.id AS "orderId", unique_id AS "uniqueId", product->>'sku' AS sku
      FROM orders AS o JOIN order_items AS item ON item.order_id = o.id AND item.position = 0
      WHERE NOT EXISTS (SELECT FROM supplier_orders WHERE order_id = o.id) ORDER BY o.id LIMIT 1),
    made AS (INSERT INTO supplier_orders (order_id, supplier, state, requested_by, submitted_at, next_try_at, partner_order_id)
      SELECT "orderId", 'BESTBUY', ${state}, 'test', now(), NULL, ${state === "REFUSED" ? null : number} FROM item RETURNING id),
    ordered AS (INSERT INTO supplier_order_items (supplier_order_id, item_id, is_over)
      SELECT made.id, item.id, ${isOver} FROM made, item)
    SELECT made.id AS "supplierOrderId", "orderId", "uniqueId", sku FROM made, item`.execute(db);
  const order = rows[0]!;
  // A trigger has copied both from the item.
  await sql`UPDATE supplier_order_items SET quantity = ${units}, cost_cents = ${cost}
    WHERE supplier_order_id = ${order.supplierOrderId}`.execute(db);
  await sql`UPDATE order_items SET shipped_at = now() - make_interval(days => ${shippedDaysAgo}) WHERE id =
    (SELECT item_id FROM supplier_order_items WHERE supplier_order_id = ${order.supplierOrderId})`.execute(
    db,
  );
  return { ...order, number };
}

export interface FileLineOfTest {
  readonly bill: string;
  readonly order: string;
  readonly sku: string;
  readonly units?: number | string;
  /** Dollars of all units. */
  readonly amount?: string;
  readonly day?: string;
}

/** The input of a call with a bill file. */
export function aBillFile(lines: readonly FileLineOfTest[]) {
  const rows = lines.map(({ bill, order, sku, units = 2, amount = "20.00", day = "2026-11-03" }) =>
    [bill, day, order, sku, units, `"${amount}"`].join(","),
  );
  const text = ["Invoice No,Invoice Date,PO Number,SKU,Qty,Amount", ...rows].join("\r\n");
  return billContent(text);
}

export function billContent(text: string) {
  return {
    supplier: "BESTBUY",
    fileName: `bills-${randomUUID().slice(0, 8)}.csv`,
    content: Buffer.from(text).toString("base64"),
  };
}
