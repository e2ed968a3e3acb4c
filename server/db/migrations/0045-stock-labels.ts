/** Why: a product that is sold out, or there again, says so on its page: whoever changes stock leaves its name for the publication. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE stock_label_changes (product_id text PRIMARY KEY)`.execute(db);
  // What an import changes has its new revision already.
  await sql`CREATE FUNCTION note_stock_label() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO stock_label_changes (product_id)
      SELECT NEW.product_id FROM products, catalogue_state
      WHERE products.product_id = NEW.product_id AND products.revision <= catalogue_state.revision
      ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$`.execute(db);
  // Orders change stock all day; few of those changes are the last one or the first.
  await sql`CREATE TRIGGER stock_label_changes AFTER UPDATE OF available_quantity ON product_stock FOR EACH ROW
    WHEN ((OLD.available_quantity > 0) <> (NEW.available_quantity > 0))
    EXECUTE FUNCTION note_stock_label()`.execute(db);
}
