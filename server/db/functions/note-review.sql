-- Queues a product whose published reviews changed for publication. The upsert locks the row until the
-- change is visible, so that a publication in between does not remove it.
CREATE OR REPLACE FUNCTION note_review() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO review_changes (product_id) VALUES (COALESCE(NEW.product_id, OLD.product_id))
  ON CONFLICT (product_id) DO UPDATE SET noted_at = now();
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER review_is_changed
  AFTER UPDATE OF status, stars, sealed_words, staff_answer ON reviews
  FOR EACH ROW WHEN (OLD.status = 'PUBLISHED' OR NEW.status = 'PUBLISHED')
  EXECUTE FUNCTION note_review();

CREATE OR REPLACE TRIGGER review_is_gone AFTER DELETE ON reviews
  FOR EACH ROW WHEN (OLD.status = 'PUBLISHED')
  EXECUTE FUNCTION note_review();

CREATE OR REPLACE TRIGGER review_is_new AFTER INSERT ON reviews
  FOR EACH ROW WHEN (NEW.status = 'PUBLISHED')
  EXECUTE FUNCTION note_review();
