-- An order's attribution is never changed, except that click ids are removed when a person is
-- deleted (ATTRIBUTION-8).
CREATE OR REPLACE FUNCTION keep_order_attribution() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.attribution NOT IN (OLD.attribution, OLD.attribution - ARRAY['fbclid', 'gclid', 'clickHash']) THEN
    RAISE EXCEPTION 'what an order came from is never changed';
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER keep_order_attribution BEFORE UPDATE OF attribution ON orders
  FOR EACH ROW EXECUTE FUNCTION keep_order_attribution();
