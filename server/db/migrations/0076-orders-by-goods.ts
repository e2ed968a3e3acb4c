/** Why: staff find orders by the sku of what was bought, and by the number on its parcel. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX order_items_by_sku ON order_items (upper(product->>'sku'))`.execute(db);
  await sql`CREATE INDEX order_items_by_tracking ON order_items (upper(tracking_number))
    WHERE tracking_number IS NOT NULL`.execute(db);
}
