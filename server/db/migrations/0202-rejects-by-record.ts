/** Why: a feed on one line has the same line for all its rejects, and only a record's number identifies it. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE import_rejects ADD COLUMN record integer, ALTER COLUMN line DROP NOT NULL`.execute(
    db,
  );
}
