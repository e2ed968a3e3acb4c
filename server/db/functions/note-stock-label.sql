-- Queues a product that sold out or is back for publication, unless an import's new revision publishes it.
CREATE OR REPLACE FUNCTION note_stock_label() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_label_changes (product_id)
  SELECT NEW.product_id FROM products, catalogue_state
  WHERE products.product_id = NEW.product_id AND products.revision <= catalogue_state.revision
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER stock_label_changes AFTER UPDATE OF available_quantity ON product_stock
  FOR EACH ROW WHEN ((OLD.available_quantity > 0) <> (NEW.available_quantity > 0))
  EXECUTE FUNCTION note_stock_label();
