/** Why: an import may be of a whole feed, from which what is missing goes off sale; how many may be is confirmed by staff. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE import_runs
      ADD COLUMN is_whole boolean NOT NULL DEFAULT false,
      ADD COLUMN most_missing integer`.execute(db);
}
