-- Removes a product's offer price when its price, or what offers apply to, changes; a job computes the
-- new one if an automatic promotion is active (CHECKOUT-14).
CREATE OR REPLACE FUNCTION lose_offer() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.offer_price_cents := NULL;
  NEW.offer_codes := NULL;
  NEW.offer_words := NULL;
  NEW.offer_ends_at := NULL;
  NEW.was_price_cents := NULL;
  -- By the clock: a transaction that waited for the catalogue is older than what has begun meanwhile.
  NEW.offer_is_due := EXISTS (SELECT FROM promotions WHERE is_automatic
    AND COALESCE(starts_at <= clock_timestamp(), true) AND COALESCE(ends_at > clock_timestamp(), true));
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER products_come_without_offer BEFORE INSERT ON products
  FOR EACH ROW EXECUTE FUNCTION lose_offer();

CREATE OR REPLACE TRIGGER products_lose_offer
  BEFORE UPDATE OF regular_price_cents, sale_price_cents, category_id, brand_id, is_live ON products
  FOR EACH ROW WHEN (
    (OLD.regular_price_cents, OLD.sale_price_cents, OLD.category_id, OLD.brand_id, OLD.is_live)
    IS DISTINCT FROM (NEW.regular_price_cents, NEW.sale_price_cents, NEW.category_id, NEW.brand_id, NEW.is_live)
  )
  EXECUTE FUNCTION lose_offer();
