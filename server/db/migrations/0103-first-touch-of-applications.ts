/** Why: a lease application keeps the first touch beside the last, as orders do (ATTRIBUTION-9). */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE lease_applications ADD COLUMN first_touch jsonb NOT NULL DEFAULT '{}'`.execute(db);
}
