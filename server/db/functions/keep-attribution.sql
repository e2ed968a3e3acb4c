-- An attribution is never changed, except that click ids are removed when a person is deleted
-- (ATTRIBUTION-8).
CREATE OR REPLACE FUNCTION keep_attribution() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.attribution NOT IN (OLD.attribution, OLD.attribution - ARRAY['fbclid', 'gclid', 'clickHash'])
    OR NEW.first_touch NOT IN (OLD.first_touch, OLD.first_touch - ARRAY['fbclid', 'gclid', 'clickHash']) THEN
    RAISE EXCEPTION 'a snapshot of an attribution is never changed';
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER keep_attribution BEFORE UPDATE ON attributions
  FOR EACH ROW EXECUTE FUNCTION keep_attribution();
