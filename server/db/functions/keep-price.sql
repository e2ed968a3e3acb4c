-- Records the history of each product's price, with active offers; no row while it is not for sale.
CREATE OR REPLACE FUNCTION keep_price() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  -- By the clock, so that changes of one product are in the order they were made.
  moment timestamptz := clock_timestamp();
BEGIN
  UPDATE product_prices SET until = moment WHERE product_id = NEW.product_id AND until IS NULL;
  IF NEW.is_live THEN
    INSERT INTO product_prices (product_id, since, cents)
    VALUES (NEW.product_id, moment,
      COALESCE(NEW.offer_price_cents, NEW.sale_price_cents, NEW.regular_price_cents))
    ON CONFLICT (product_id, since) DO UPDATE SET cents = excluded.cents, until = NULL;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER first_prices AFTER INSERT ON products
  FOR EACH ROW WHEN (NEW.is_live)
  EXECUTE FUNCTION keep_price();

-- After any update: products_lose_offer changes columns that the statement does not name.
CREATE OR REPLACE TRIGGER later_prices AFTER UPDATE ON products
  FOR EACH ROW WHEN (
    (OLD.is_live, COALESCE(OLD.offer_price_cents, OLD.sale_price_cents, OLD.regular_price_cents))
    IS DISTINCT FROM
    (NEW.is_live, COALESCE(NEW.offer_price_cents, NEW.sale_price_cents, NEW.regular_price_cents))
  )
  EXECUTE FUNCTION keep_price();
