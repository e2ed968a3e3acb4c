-- Returns whether a holder has reached the limit of open orders, or would exceed the limit of held pieces
-- of a product. `pieces` has the order's quantities by product id. Locks the holder as count_holds does.
CREATE OR REPLACE FUNCTION keeps_enough(
  holder bytea, but uuid, most_orders integer, most_pieces integer, pieces jsonb
) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  IF count_holds(holder, but) >= most_orders THEN RETURN true; END IF;
  RETURN most_pieces IS NOT NULL AND EXISTS (
    SELECT 1 FROM jsonb_each_text(pieces) AS wanted (product_id, quantity)
    WHERE wanted.quantity::integer + COALESCE((
      SELECT sum(items.quantity) FROM orders JOIN order_items AS items ON items.order_id = orders.id
      WHERE orders.held_until IS NOT NULL AND orders.holders @> ARRAY[holder]
        AND orders.id IS DISTINCT FROM but AND items.product_id = wanted.product_id), 0) > most_pieces);
END
$$;
