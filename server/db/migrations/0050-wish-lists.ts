/** Why: customers keep products in a wish list and searches under a name, and are mailed once when a price drops. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // What a customer watches: the wish list, whose name is empty, and each saved search.
  await sql`
    CREATE TABLE watches (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      user_id uuid NOT NULL REFERENCES users (id),
      list text NOT NULL,
      name text NOT NULL,
      -- of a search: its page, and what is asked of the catalogue
      address text,
      search jsonb,
      saved_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      -- whether its owner wants mail
      tells boolean NOT NULL DEFAULT false,
      -- of the link that ends these mails
      mail_key uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
      -- the last mail about it, which is not sent any more when the owner wants none
      last_mail bigint,
      -- of the link that shows it to others; null: it is not shared
      share_key uuid UNIQUE,
      UNIQUE (user_id, list, name)
    )`.execute(db);
  await sql`
    CREATE TABLE wish_list_items (
      watch_id uuid NOT NULL REFERENCES watches (id) ON DELETE CASCADE,
      product_id text NOT NULL REFERENCES products (product_id),
      added_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      PRIMARY KEY (watch_id, product_id)
    )`.execute(db);
  await sql`CREATE INDEX wish_list_items_by_product ON wish_list_items (product_id)`.execute(db);
  await createNews(db);
}

/** A price that fell or a product that is back is noted by whoever writes it, and taken by one process. */
async function createNews(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE offer_changes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      product_id text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('PRICE', 'STOCK')),
      -- the price before; null for STOCK
      from_cents integer,
      noted_at timestamptz NOT NULL DEFAULT clock_timestamp()
    )`.execute(db);
  await sql`
    CREATE TABLE offer_news (
      watch_id uuid NOT NULL REFERENCES watches (id) ON DELETE CASCADE,
      product_id text NOT NULL,
      kind text NOT NULL,
      from_cents integer,
      noted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      PRIMARY KEY (watch_id, product_id, kind)
    )`.execute(db);
  await sql`CREATE FUNCTION note_price_drop() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO offer_changes (product_id, kind, from_cents)
      VALUES (NEW.product_id, 'PRICE', COALESCE(OLD.sale_price_cents, OLD.regular_price_cents));
      RETURN NULL;
    END $$`.execute(db);
  await sql`CREATE FUNCTION note_back_in_stock() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO offer_changes (product_id, kind) VALUES (NEW.product_id, 'STOCK');
      RETURN NULL;
    END $$`.execute(db);
  await sql`CREATE TRIGGER price_drops AFTER UPDATE ON products FOR EACH ROW
    WHEN (OLD.is_live AND NEW.is_live AND COALESCE(NEW.sale_price_cents, NEW.regular_price_cents)
      < COALESCE(OLD.sale_price_cents, OLD.regular_price_cents))
    EXECUTE FUNCTION note_price_drop()`.execute(db);
  await sql`CREATE TRIGGER products_come_back AFTER UPDATE ON products FOR EACH ROW
    WHEN (NOT OLD.is_live AND NEW.is_live) EXECUTE FUNCTION note_back_in_stock()`.execute(db);
  await sql`CREATE TRIGGER stock_comes_back AFTER UPDATE OF available_quantity ON product_stock FOR EACH ROW
    WHEN (OLD.available_quantity = 0 AND NEW.available_quantity > 0)
    EXECUTE FUNCTION note_back_in_stock()`.execute(db);
}
