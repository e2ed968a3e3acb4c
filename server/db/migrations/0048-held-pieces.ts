/** Why: four guests of one network address could keep all pieces of a product from everybody else. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Called within a statement it sees what others have committed since that statement began, and makes two orders of one
  // holder wait for each other. `pieces` has the quantity of each product of the order by product id.
  await sql`
    CREATE FUNCTION keeps_enough(holder bytea, but uuid, most_orders integer, most_pieces integer, pieces jsonb)
      RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
    BEGIN
      IF count_holds(holder, but) >= most_orders THEN RETURN true; END IF;
      RETURN most_pieces IS NOT NULL AND EXISTS (
        SELECT 1 FROM jsonb_each_text(pieces) AS wanted (product_id, quantity)
        WHERE wanted.quantity::integer + COALESCE((
          SELECT sum(items.quantity) FROM orders JOIN order_items AS items ON items.order_id = orders.id
          WHERE orders.held_until IS NOT NULL AND orders.holders @> ARRAY[holder] AND orders.id IS DISTINCT FROM but
            AND items.product_id = wanted.product_id), 0) > most_pieces);
    END $$`.execute(db);
}
