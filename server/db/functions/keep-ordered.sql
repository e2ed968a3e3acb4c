-- Stores quantity and cost of a supplier order's item, which a later split of the line does not change.
CREATE OR REPLACE FUNCTION keep_ordered() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  SELECT item.quantity, item.cost_cents INTO NEW.quantity, NEW.cost_cents
  FROM order_items AS item WHERE item.id = NEW.item_id;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER keep_ordered BEFORE INSERT ON supplier_order_items
  FOR EACH ROW EXECUTE FUNCTION keep_ordered();
