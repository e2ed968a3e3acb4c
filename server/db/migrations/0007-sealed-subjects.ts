/** Why: a provider's name of a person is kept sealed beside its blind index, so that the index can be made with a new key. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // {type, subject}; null for links from before, until the person signs in again
  await sql`ALTER TABLE social_identities ADD COLUMN sealed_subject bytea`.execute(db);
}
