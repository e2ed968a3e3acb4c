/** Why: what one member of the staff did with orders is read by person and time. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX order_events_of_actor ON order_events (actor, at DESC)`.execute(db);
  await sql`CREATE INDEX staff_refunds_by_time ON staff_refunds (created_at)`.execute(db);
}
