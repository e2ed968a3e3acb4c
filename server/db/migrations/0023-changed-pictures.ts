/** Why: suppliers replace pictures under their addresses, so what is shown is asked for again from time to time. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // What the supplier's server gave to ask by whether the picture changed.
  await sql`ALTER TABLE pictures ADD COLUMN etag text, ADD COLUMN last_modified text`.execute(db);
  // Those of this day are not all asked for on the same one.
  await sql`UPDATE pictures SET attempts = 0, next_attempt_at = now() + random() * interval '7 days'
    WHERE media IS NOT NULL`.execute(db);
  await sql`CREATE INDEX pictures_asked_again ON pictures (next_attempt_at)
    WHERE media IS NOT NULL AND unused_since IS NULL`.execute(db);
}
