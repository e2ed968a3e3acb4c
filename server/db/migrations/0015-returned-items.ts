/** Why: items of orders that came back were left waiting for a parcel. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`UPDATE order_items SET status = 'RETURNED' FROM orders
    WHERE orders.id = order_items.order_id AND orders.status = 'RETURNED'
      AND order_items.status IN ('SHIPPED', 'PENDING_SHIPMENT', 'PENDING_PICKUP', 'READY_TO_PICKUP')`.execute(
    db,
  );
}
