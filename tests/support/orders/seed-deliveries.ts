/** Products with different delivery options, or none. */
import { sql } from "kysely";
import type { Db } from "../../../server/db/client";
import { seededId } from "../catalogue/seed-catalogue";

/**
 * Product 2 has no pickup, 3 only pickup, 4 is sold out, and 5 is discontinued; the others have shipping and
 * pickup.
 */
export async function seedDeliveries(db: Db): Promise<void> {
  await sql`UPDATE products SET in_store_pickup = false WHERE product_id = ${seededId(2)}`.execute(db);
  await sql`UPDATE products SET online_availability = false WHERE product_id = ${seededId(3)}`.execute(db);
  await sql`UPDATE product_stock SET available_quantity = 0 WHERE product_id = ${seededId(4)}`.execute(db);
  await sql`UPDATE products SET is_live = false, hidden_reason = 'gone' WHERE product_id = ${seededId(5)}`.execute(
    db,
  );
  await sql`UPDATE products SET revision = revision + 1`.execute(db);
}
