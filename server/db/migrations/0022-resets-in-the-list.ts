/** Why: that somebody's second factor was taken away is in the list of staff, whoever did it. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE audit_events DROP CONSTRAINT audit_events_kind_check`.execute(db);
  await sql`ALTER TABLE audit_events ADD CONSTRAINT audit_events_kind_check
    CHECK (kind IN ('SIGN_IN_FAILED', 'FORBIDDEN', 'LIMITED', 'SECOND_FACTOR_RESET'))`.execute(db);
}
