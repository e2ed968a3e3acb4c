/** Why: who bought a product rates it, staff look at what is written, and the catalogue counts it beside the supplier's ratings. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await makeReviews(db);
  await makeVotes(db);
  await noteChanges(db);
  // Of published reviews only: how many, and all their stars together.
  await sql`ALTER TABLE products
    ADD COLUMN own_reviews integer NOT NULL DEFAULT 0 CHECK (own_reviews >= 0),
    ADD COLUMN own_stars integer NOT NULL DEFAULT 0 CHECK (own_stars >= 0)`.execute(db);
}

async function makeReviews(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE reviews (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      product_id text NOT NULL,
      -- the order in which the product arrived
      order_id uuid NOT NULL REFERENCES orders (id),
      -- null: a guest, by the link of the order
      user_id uuid REFERENCES users (id),
      -- of the writer's address: a guest who opens an account later is the same person
      email_index bytea NOT NULL,
      -- address, shown name, title and text
      sealed_words bytea NOT NULL,
      stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
      status text NOT NULL DEFAULT 'WAITING' CHECK (status IN ('WAITING', 'PUBLISHED', 'DECLINED')),
      decline_reason text,
      decided_at timestamptz,
      decided_by uuid REFERENCES users (id),
      staff_answer text,
      answered_at timestamptz,
      answered_by uuid REFERENCES users (id),
      -- grows with each change by the writer, so that staff decide about what they read
      revision integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      written_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (product_id, email_index),
      CHECK ((status = 'DECLINED') = (decline_reason IS NOT NULL))
    )`.execute(db);
  await sql`CREATE INDEX reviews_shown ON reviews (product_id, written_at DESC, id) WHERE status = 'PUBLISHED'`.execute(
    db,
  );
  await sql`CREATE INDEX reviews_by_status ON reviews (status, written_at, id)`.execute(db);
  await sql`CREATE INDEX reviews_by_address ON reviews (email_index)`.execute(db);
  await sql`CREATE INDEX reviews_by_user ON reviews (user_id) WHERE user_id IS NOT NULL`.execute(db);
}

async function makeVotes(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE review_votes (
      review_id uuid NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('HELPFUL', 'REPORT')),
      user_id uuid NOT NULL REFERENCES users (id),
      voted_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (review_id, kind, user_id)
    )`.execute(db);
  await sql`CREATE INDEX review_votes_by_user ON review_votes (user_id)`.execute(db);
}

/** Whoever changes what is shown leaves the product's name for the publication, in the same transaction. */
async function noteChanges(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE review_changes (
    product_id text PRIMARY KEY,
    noted_at timestamptz NOT NULL DEFAULT now()
  )`.execute(db);
  // An upsert, because it holds the note until the change is visible: a publication in between leaves it.
  await sql`CREATE FUNCTION note_review() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO review_changes (product_id) VALUES (COALESCE(NEW.product_id, OLD.product_id))
      ON CONFLICT (product_id) DO UPDATE SET noted_at = now();
      RETURN NULL;
    END $$`.execute(db);
  await sql`CREATE TRIGGER review_is_new AFTER INSERT ON reviews FOR EACH ROW
    WHEN (NEW.status = 'PUBLISHED') EXECUTE FUNCTION note_review()`.execute(db);
  await sql`CREATE TRIGGER review_is_changed AFTER UPDATE OF status, stars, sealed_words, staff_answer ON reviews
    FOR EACH ROW WHEN (OLD.status = 'PUBLISHED' OR NEW.status = 'PUBLISHED') EXECUTE FUNCTION note_review()`.execute(
    db,
  );
  await sql`CREATE TRIGGER review_is_gone AFTER DELETE ON reviews FOR EACH ROW
    WHEN (OLD.status = 'PUBLISHED') EXECUTE FUNCTION note_review()`.execute(db);
}
