/** Why: an order that a correction makes dearer than it was when it was checked for fraud is checked again. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE orders
      -- what the order cost when it was checked last; null: as much as it cost before its next correction
      ADD COLUMN fraud_checked_cents integer,
      -- it costs more since, so that nothing is ordered until it is checked again
      ADD COLUMN is_check_due boolean NOT NULL DEFAULT false`.execute(db);
  await sql`CREATE INDEX orders_check_due ON orders (fraud_next_at) WHERE is_check_due`.execute(db);
}
