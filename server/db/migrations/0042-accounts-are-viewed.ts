/** Why: staff look at an account as its owner sees it, and that is written down. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE audit_events DROP CONSTRAINT audit_events_kind_check`.execute(db);
  await sql`ALTER TABLE audit_events ADD CONSTRAINT audit_events_kind_check
    CHECK (kind IN ('SIGN_IN_FAILED', 'FORBIDDEN', 'LIMITED', 'SECOND_FACTOR_RESET', 'LEASE_DATA_READ',
      'STAFF_CHANGE', 'ACCOUNT_VIEWED'))`.execute(db);
}
