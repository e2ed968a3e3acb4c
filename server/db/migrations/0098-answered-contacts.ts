/** Why: staff answer a contact request by mail where it stands, and the answer stays with it. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE contact_requests ADD COLUMN sealed_reply bytea`.execute(db);
}
