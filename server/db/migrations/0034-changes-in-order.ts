/** Why: read models take in what changed in the order of changes, each chunk by an index, however much changed at once. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX products_changes ON products (revision, product_id)`.execute(db);
  await sql`DROP INDEX products_revision`.execute(db);
}
