/** Why: staff find people by the beginning of a name, and the list of who did what says whose account was changed. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // blind indexes of beginnings; null in rows of an earlier version until a host has filled them in
  await sql`ALTER TABLE users ADD COLUMN search_terms bytea[]`.execute(db);
  await sql`CREATE INDEX users_by_term ON users USING gin (search_terms)`.execute(db);
  await sql`CREATE INDEX users_without_terms ON users (id) WHERE search_terms IS NULL`.execute(db);
  await sql`CREATE INDEX users_by_age ON users (created_at DESC, id) WHERE status <> 'DELETED'`.execute(db);
  // whose account was changed; no reference, because it stays when a registration is forgotten
  await sql`ALTER TABLE audit_events ADD COLUMN subject_id uuid`.execute(db);
  await sql`CREATE INDEX audit_events_about ON audit_events (subject_id)`.execute(db);
  await sql`ALTER TABLE audit_events DROP CONSTRAINT audit_events_kind_check`.execute(db);
  await sql`ALTER TABLE audit_events ADD CONSTRAINT audit_events_kind_check
    CHECK (kind IN ('SIGN_IN_FAILED', 'FORBIDDEN', 'LIMITED', 'SECOND_FACTOR_RESET', 'LEASE_DATA_READ',
      'STAFF_CHANGE'))`.execute(db);
}
