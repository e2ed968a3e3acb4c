/** Why: a review may have pictures, which are sealed like its words until staff have published it. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE review_pictures (
      -- chosen by the browser that sends it
      id uuid PRIMARY KEY,
      product_id text NOT NULL,
      -- proves the purchase; before there is a review, whoever may write by it may use the picture
      order_id uuid NOT NULL REFERENCES orders (id),
      -- null: sent, and in no review yet
      review_id uuid REFERENCES reviews (id) ON DELETE CASCADE,
      position smallint NOT NULL DEFAULT 0,
      -- received of the original, which is kept only until it is drawn anew
      pieces smallint NOT NULL DEFAULT 0,
      bytes integer NOT NULL DEFAULT 0,
      -- files of our own making; null until the last piece
      sealed_small bytea,
      sealed_large bytea,
      width smallint,
      height smallint,
      created_at timestamptz NOT NULL DEFAULT now(),
      CHECK ((sealed_small IS NULL) = (sealed_large IS NULL)),
      CHECK (review_id IS NULL OR sealed_large IS NOT NULL)
    )`.execute(db);
  // Sealed bytes do not shrink, and the reseal looks at the first of them only.
  await sql`ALTER TABLE review_pictures ALTER COLUMN sealed_small SET STORAGE EXTERNAL,
    ALTER COLUMN sealed_large SET STORAGE EXTERNAL`.execute(db);
  await sql`CREATE INDEX review_pictures_by_review ON review_pictures (review_id, position)
    WHERE review_id IS NOT NULL`.execute(db);
  await sql`CREATE INDEX review_pictures_unused ON review_pictures (order_id, product_id)
    WHERE review_id IS NULL`.execute(db);
  await sql`
    CREATE TABLE review_picture_pieces (
      picture_id uuid NOT NULL REFERENCES review_pictures (id) ON DELETE CASCADE,
      position smallint NOT NULL,
      sealed_piece bytea NOT NULL,
      PRIMARY KEY (picture_id, position)
    )`.execute(db);
  await sql`ALTER TABLE review_picture_pieces ALTER COLUMN sealed_piece SET STORAGE EXTERNAL`.execute(db);
  // A picture that staff take out of a published review changes its page; all other changes touch the review itself.
  await sql`CREATE FUNCTION note_review_picture() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO review_changes (product_id)
        SELECT product_id FROM reviews WHERE id = OLD.review_id AND status = 'PUBLISHED'
      ON CONFLICT (product_id) DO UPDATE SET noted_at = now();
      RETURN NULL;
    END $$`.execute(db);
  await sql`CREATE TRIGGER review_picture_is_gone AFTER DELETE ON review_pictures FOR EACH ROW
    WHEN (OLD.review_id IS NOT NULL) EXECUTE FUNCTION note_review_picture()`.execute(db);
}
