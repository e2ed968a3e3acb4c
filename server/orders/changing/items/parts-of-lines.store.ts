/** Writes lines split by a change of some of their units (ORDER-46). The caller holds the order lock. */
import { sql } from "kysely";
import type { Db } from "../../../db/client";
import type { Split } from "./parts-of-lines.rules";
import type { MoneySource } from "../ports/money.port";

/**
 * Writes the new lines.
 * @param revision the order revision the caller last read
 */
export async function writeParts(
  trx: Db,
  sources: readonly MoneySource[],
  orderId: string,
  splits: readonly Split[],
  revision: number,
): Promise<void> {
  for (const { lineId, partId, quantity, discountCents } of splits) {
    // Two steps keep positions unique: a row shifted early would collide with the row after it.
    await sql`UPDATE order_items SET position = -position - 1 WHERE order_id = ${orderId} AND position > (
      SELECT position FROM order_items WHERE id = ${lineId})`.execute(trx);
    await sql`UPDATE order_items SET position = -position WHERE order_id = ${orderId} AND position < 0`.execute(
      trx,
    );
    await sql`
      WITH rest AS (UPDATE order_items SET quantity = quantity - ${quantity},
          discount_cents = discount_cents - ${discountCents} WHERE id = ${lineId} RETURNING *)
      INSERT INTO order_items (id, order_id, position, product_id, product, quantity, price_cents, original_price_cents,
        shipping_cents, discount_cents, shipping_off_cents, status, partner, partner_order_id, carrier, tracking_number,
        tracking_url, ship_method, estimated_delivery_at, shipped_at, delivered_at, is_bought_by_hand, split_of, split_at)
      SELECT ${partId}, order_id, position + 1, product_id, product, ${quantity}::int, price_cents, original_price_cents,
        shipping_cents, ${discountCents}::int, shipping_off_cents, status, partner, partner_order_id, carrier, tracking_number,
        tracking_url, ship_method, estimated_delivery_at, shipped_at, delivered_at, is_bought_by_hand, id, ${revision}::int
      FROM rest`.execute(trx);
    for (const source of sources) await source.partLine(trx, lineId, partId);
  }
}

/** Whether the supplier only knows the whole line. Suppliers cancel lines, not single units. */
export async function isAtSupplier(trx: Db, splits: readonly Split[]): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM order_items WHERE id = ANY(${splits.map(({ lineId }) => lineId)}::uuid[])
    AND partner_order_id IS NOT NULL AND shipped_at IS NULL LIMIT 1`.execute(trx);
  return rows.length > 0;
}
