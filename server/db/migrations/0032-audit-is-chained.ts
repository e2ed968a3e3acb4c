/** Why: an entry of the list of who did what that is altered, deleted or moved is noticed. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // null until a host has chained what an earlier version wrote, which needs the key
  await sql`ALTER TABLE audit_events ADD COLUMN digest bytea, ADD COLUMN hash bytea`.execute(db);
  // who writes holds the chain, and must not wait for who changes the user and waits for the chain
  await sql`ALTER TABLE audit_events DROP CONSTRAINT audit_events_user_id_fkey`.execute(db);
  await sql`CREATE INDEX audit_events_by_age ON audit_events (at)`.execute(db);
  await sql`
    CREATE TABLE audit_chain (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      -- {before, lastHash, lastId}; null until a host has chained what stands
      sealed_ends bytea
    )`.execute(db);
  await sql`INSERT INTO audit_chain DEFAULT VALUES`.execute(db);
}
