/** Why: of a line of several pieces one may be shipped, returned or cancelled alone; it becomes a line of its own. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE order_items
      -- the line it was a part of, and the revision of the order that was seen then: the same change is made once
      ADD COLUMN split_of uuid REFERENCES order_items (id),
      ADD COLUMN split_at integer`.execute(db);
  await sql`CREATE INDEX order_items_of_line ON order_items (split_of) WHERE split_of IS NOT NULL`.execute(
    db,
  );
}
