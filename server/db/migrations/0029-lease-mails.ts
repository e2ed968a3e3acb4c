/** Why: applicants are mailed how their application stands, and guests' mails lead back to it. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // The guest's key, for the links of mails; sealed, since it opens the application.
  await sql`ALTER TABLE lease_applications ADD COLUMN sealed_key bytea`.execute(db);
  // Each is mailed once.
  await sql`ALTER TABLE lease_applications ADD COLUMN go_on_mailed_at timestamptz`.execute(db);
  await sql`ALTER TABLE lease_applications ADD COLUMN expiring_mailed_at timestamptz`.execute(db);
}
