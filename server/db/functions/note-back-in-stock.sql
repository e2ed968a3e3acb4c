-- Queues a product that is back in stock for saved lists and searches.
CREATE OR REPLACE FUNCTION note_back_in_stock() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO offer_changes (product_id, kind) VALUES (NEW.product_id, 'STOCK');
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER stock_comes_back AFTER UPDATE OF available_quantity ON product_stock
  FOR EACH ROW WHEN (OLD.available_quantity = 0 AND NEW.available_quantity > 0)
  EXECUTE FUNCTION note_back_in_stock();

CREATE OR REPLACE TRIGGER products_come_back AFTER UPDATE ON products
  FOR EACH ROW WHEN (NOT OLD.is_live AND NEW.is_live)
  EXECUTE FUNCTION note_back_in_stock();
