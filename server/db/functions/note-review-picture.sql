-- Queues the product for publication when staff delete a picture of a published review.
CREATE OR REPLACE FUNCTION note_review_picture() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO review_changes (product_id)
    SELECT product_id FROM reviews WHERE id = OLD.review_id AND status = 'PUBLISHED'
  ON CONFLICT (product_id) DO UPDATE SET noted_at = now();
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER review_picture_is_gone AFTER DELETE ON review_pictures
  FOR EACH ROW WHEN (OLD.review_id IS NOT NULL)
  EXECUTE FUNCTION note_review_picture();
