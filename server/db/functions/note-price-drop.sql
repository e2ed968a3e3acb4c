-- Queues a product whose price dropped for saved lists and searches. Triggers run in the order of their
-- names: before later_prices, so that fell_at is earlier than the new price's row.
CREATE OR REPLACE FUNCTION note_price_drop() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO offer_changes (product_id, kind, fell_at) VALUES (NEW.product_id, 'PRICE', clock_timestamp());
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER drops_of_prices AFTER UPDATE ON products
  FOR EACH ROW WHEN (
    OLD.is_live AND NEW.is_live AND COALESCE(NEW.sale_price_cents, NEW.regular_price_cents)
      < COALESCE(OLD.sale_price_cents, OLD.regular_price_cents)
  )
  EXECUTE FUNCTION note_price_drop();
