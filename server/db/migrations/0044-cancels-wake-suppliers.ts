/** Why: what is to be cancelled at a supplier is found by its time, without reading all that is open there. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE FUNCTION wake_supplier_order() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE supplier_orders SET next_try_at = now()
      WHERE state = 'SUBMITTED' AND next_try_at IS NOT NULL
        AND id IN (SELECT supplier_order_id FROM supplier_order_items WHERE item_id = NEW.id AND NOT is_over);
      RETURN NULL;
    END $$`.execute(db);
  await sql`CREATE TRIGGER wake_supplier_order AFTER UPDATE OF status ON order_items FOR EACH ROW
    WHEN (NEW.status = 'CANCELLED' AND OLD.status <> 'CANCELLED') EXECUTE FUNCTION wake_supplier_order()`.execute(
    db,
  );
  // What was to be cancelled before is found at the next look.
  await sql`UPDATE supplier_orders SET next_try_at = now() WHERE state = 'SUBMITTED' AND next_try_at IS NOT NULL`.execute(
    db,
  );
}
