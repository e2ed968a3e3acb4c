/** Why: what staff bought for an order another way must not be bought once more at the supplier. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE order_items ADD COLUMN is_bought_by_hand boolean NOT NULL DEFAULT false`.execute(db);
  // Confirmed before, and never written down for a supplier.
  await sql`
    UPDATE order_items AS item SET is_bought_by_hand = true
    FROM orders WHERE orders.id = item.order_id AND orders.status = 'CONFIRMED_BY_SUPPLIER'
      AND item.status IN ('PENDING_SHIPMENT', 'PENDING_PICKUP')
      AND NOT EXISTS (SELECT 1 FROM supplier_order_items AS ordered WHERE ordered.item_id = item.id)`.execute(
    db,
  );
}
