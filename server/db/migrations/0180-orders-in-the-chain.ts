/** Why: what staff do with orders and their money enters the audit chain. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE audit_events DROP CONSTRAINT audit_events_kind_check`.execute(db);
  await sql`ALTER TABLE audit_events ADD CONSTRAINT audit_events_kind_check
    CHECK (kind IN ('SIGN_IN_FAILED', 'FORBIDDEN', 'LIMITED', 'SECOND_FACTOR_RESET', 'LEASE_DATA_READ',
      'STAFF_CHANGE', 'ACCOUNT_VIEWED', 'ORDER_CHANGED'))`.execute(db);
  // what an act gave back, to narrow the list by; null: nothing
  await sql`ALTER TABLE audit_events ADD COLUMN cents bigint`.execute(db);
  // the last rows that earlier versions wrote outside the chain; sealed with the ends by the first writer
  await sql`
    ALTER TABLE audit_chain
      ADD COLUMN unchained_events bigint NOT NULL DEFAULT 0,
      ADD COLUMN unchained_refunds bigint NOT NULL DEFAULT 0`.execute(db);
  await sql`
    UPDATE audit_chain SET
      unchained_events = COALESCE((SELECT max(id) FROM order_events), 0),
      unchained_refunds = COALESCE((SELECT max(id) FROM staff_refunds), 0)`.execute(db);
}
