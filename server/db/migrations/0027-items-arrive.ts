/** Why: a lessor pays for what has arrived, and is told the day. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // When it was handed to the customer: it arrived, or was picked up.
  await sql`ALTER TABLE order_items ADD COLUMN delivered_at timestamptz`.execute(db);
}
