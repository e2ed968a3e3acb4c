-- The visit that an order came from is never changed (ATTRIBUTION-8).
CREATE OR REPLACE FUNCTION keep_rollups() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the attribution of an order is never changed';
END
$$;

CREATE OR REPLACE TRIGGER keep_rollups BEFORE UPDATE OF rollup_id, submitted_rollup_id ON orders
  FOR EACH ROW WHEN (
    OLD.rollup_id IS NOT NULL AND NEW.rollup_id IS DISTINCT FROM OLD.rollup_id
    OR OLD.submitted_rollup_id IS NOT NULL AND NEW.submitted_rollup_id IS DISTINCT FROM OLD.submitted_rollup_id
  )
  EXECUTE FUNCTION keep_rollups();
