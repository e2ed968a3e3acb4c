/** Why: orders, their history and refunds name people by their ids; these find the rows that still hold an e-mail address. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Empty once server/audit/actors.store.ts has replaced what was written before: finding nothing costs nothing.
  await sql`CREATE INDEX orders_naming_addresses ON orders (id)
    WHERE submitted_by LIKE '%@%' OR created_by LIKE '%@%' OR updated_by LIKE '%@%'`.execute(db);
  await sql`CREATE INDEX events_naming_addresses ON order_events (id) WHERE actor LIKE '%@%'`.execute(db);
  await sql`CREATE INDEX refunds_naming_addresses ON refunds (id) WHERE requested_by LIKE '%@%'`.execute(db);
}
