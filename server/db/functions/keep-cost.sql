-- Stores what an item costs when it is sold, because supplier prices change daily. A part of a split
-- line has the cost of the whole line; null: the catalogue does not know the product.
CREATE OR REPLACE FUNCTION keep_cost() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.cost_cents := COALESCE(NEW.cost_cents, COALESCE(
    (SELECT whole.cost_cents FROM order_items AS whole WHERE whole.id = NEW.split_of),
    (SELECT COALESCE(supplier_sale_price_cents, supplier_price_cents) FROM products
      WHERE products.product_id = NEW.product_id)));
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER keep_cost BEFORE INSERT ON order_items
  FOR EACH ROW EXECUTE FUNCTION keep_cost();
