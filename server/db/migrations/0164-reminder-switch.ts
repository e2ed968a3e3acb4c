/** Why: the store that turns an order's reminders makes the lease due and wakes its job; no trigger does (LEASE-77). */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TRIGGER reminders_turned ON orders`.execute(db);
  await sql`DROP FUNCTION turn_payment_checks`.execute(db);
}
