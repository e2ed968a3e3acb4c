/** A mailed code cannot be used up by a stranger's tries: the link of its mail carries one that needs no count. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Codes live for minutes and are hashed another way now: whoever waits for one asks again.
  await sql`DELETE FROM mailed_codes`.execute(db);
  await sql`
    ALTER TABLE mailed_codes
      DROP COLUMN attempts,
      ADD COLUMN link_hash bytea NOT NULL,
      ADD COLUMN link_expires_at timestamptz NOT NULL`.execute(db);
  await sql`CREATE INDEX mailed_codes_by_code ON mailed_codes (code_hash)`.execute(db);
  await sql`CREATE INDEX mailed_codes_by_link ON mailed_codes (link_hash)`.execute(db);
}
