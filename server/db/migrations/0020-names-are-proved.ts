/** Why: a user name is held by whoever proved it; until then any number of registrations may wait for the proof. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users DROP CONSTRAINT users_username_index_key`.execute(db);
  await sql`CREATE UNIQUE INDEX holder_of_user_name ON users (username_index)
    WHERE verified_at IS NOT NULL OR role <> 'CUSTOMER'`.execute(db);
  await sql`CREATE INDEX users_by_name ON users (username_index, created_at)`.execute(db);
  // registrations that wait, by age
  await sql`CREATE INDEX unverified_users ON users (created_at)
    WHERE verified_at IS NULL AND role = 'CUSTOMER' AND status = 'ACTIVE'`.execute(db);
}
