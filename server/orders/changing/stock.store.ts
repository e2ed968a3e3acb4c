/** Reserves and releases stock for orders. Each function is one step of the caller's transaction. */
import { sql } from "kysely";
import type { Db } from "../../db/client";
import { wake } from "../../jobs/wake";
import type { StockLine } from "./ports/moves.port";

/** SQL table of the total quantity per product: product_id, quantity. */
function quantitiesOf(lines: readonly StockLine[]) {
  const json = JSON.stringify(lines.map(({ productId, quantity }) => ({ productId, quantity })));
  return sql`SELECT "productId" AS product_id, sum(quantity)::int AS quantity
    FROM jsonb_to_recordset(${json}::jsonb) AS line ("productId" text, quantity int) GROUP BY 1`;
}

/**
 * Reserves stock for an order, sorted by product id so that two orders never deadlock.
 * @returns the products short of stock; if any, no stock was reserved
 */
export async function reserveStock(trx: Db, lines: readonly StockLine[]): Promise<string[]> {
  const { rows } = await sql<{ productId: string }>`
    WITH wanted AS (${quantitiesOf(lines)}), locked AS (
      SELECT product_id, available_quantity FROM product_stock
      WHERE product_id IN (SELECT product_id FROM wanted) ORDER BY product_id FOR UPDATE
    ), missing AS (
      SELECT product_id FROM wanted LEFT JOIN locked USING (product_id)
      WHERE COALESCE(locked.available_quantity, 0) < wanted.quantity
    ), taken AS (
      UPDATE product_stock AS stock
      SET available_quantity = stock.available_quantity - wanted.quantity, updated_at = now()
      FROM wanted JOIN locked USING (product_id)
      WHERE stock.product_id = wanted.product_id AND NOT EXISTS (SELECT 1 FROM missing)
    )
    SELECT product_id AS "productId" FROM missing`.execute(trx);
  await wake(trx, "catalogue.stock-labels");
  return rows.map((row) => row.productId);
}

/** Releases the stock of an order. The caller holds the order lock and knows that the order holds stock. */
export async function giveStockBack(trx: Db, lines: readonly StockLine[]): Promise<void> {
  await sql`
    WITH held AS (${quantitiesOf(lines)}), locked AS (
      SELECT product_id FROM product_stock
      WHERE product_id IN (SELECT product_id FROM held) ORDER BY product_id FOR UPDATE
    )
    UPDATE product_stock AS stock
    SET available_quantity = stock.available_quantity + held.quantity, updated_at = now()
    FROM held JOIN locked USING (product_id)
    WHERE stock.product_id = held.product_id`.execute(trx);
  await wake(trx, "catalogue.stock-labels", "stock-alerts.mails");
}
