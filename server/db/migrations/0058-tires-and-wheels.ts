/** Why: the shop sells tires and wheels beside its electronics, and tells what their makers give back after the purchase. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`UPDATE categories SET position = position + 1 WHERE parent_id IS NULL AND position >= 4`.execute(
    db,
  );
  await sql`
    INSERT INTO categories (id, parent_id, name, slug, menu_group, position) VALUES
      ('tires-wheels', NULL, 'Tires & Wheels', 'tires-wheels', 'main', 4),
      ('tires', 'tires-wheels', 'Tires', 'tires', NULL, 0),
      ('wheels', 'tires-wheels', 'Wheels', 'wheels', NULL, 1),
      ('wheel-accessories', 'tires-wheels', 'Wheel Accessories', 'wheel-accessories', NULL, 2)`.execute(db);
  // [{url, code, description}], as suppliers send them
  await sql`ALTER TABLE products ADD COLUMN rebates jsonb NOT NULL DEFAULT '[]'`.execute(db);
}
