-- Discards an order's search terms when its sealed customer changes; a job fills them in again.
CREATE OR REPLACE FUNCTION forget_terms() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_terms SET terms = NULL WHERE order_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER forget_terms AFTER UPDATE OF sealed_customer ON orders
  FOR EACH ROW EXECUTE FUNCTION forget_terms();
