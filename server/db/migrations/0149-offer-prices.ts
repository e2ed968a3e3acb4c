/** Why: pages say the price that automatic offers leave, beside a price that was asked before by the rule (CHECKOUT-14, PRICING-8). */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Of a promotion without a first day this is when it began; null: made earlier, nobody knows when.
  await sql`ALTER TABLE promotions ADD COLUMN made_at timestamptz`.execute(db);
  await sql`ALTER TABLE promotions ALTER COLUMN made_at SET DEFAULT now()`.execute(db);
  await sql`
    ALTER TABLE products
      -- what the offers that pages show leave of one piece; null: none, or not worked out yet
      ADD COLUMN offer_price_cents integer CHECK (offer_price_cents > 0),
      -- of the promotions, in the order they are taken off
      ADD COLUMN offer_codes text[],
      ADD COLUMN offer_words text,
      ADD COLUMN offer_ends_at timestamptz,
      ADD COLUMN was_price_cents integer CHECK (was_price_cents > offer_price_cents),
      -- it changed while an offer runs
      ADD COLUMN offer_is_due boolean NOT NULL DEFAULT false`.execute(db);
  await sql`CREATE INDEX products_offer_due ON products (product_id) WHERE offer_is_due`.execute(db);
  // How far the products were brought up to date with the offers of this mark; after_product_id null: all of them.
  await sql`
    CREATE TABLE offer_pricing (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      mark text NOT NULL DEFAULT '',
      after_product_id text
    )`.execute(db);
  await sql`INSERT INTO offer_pricing DEFAULT VALUES`.execute(db);
  await loseStaleOffers(db);
  await keepPrices(db);
}

/** Whoever writes a price or what offers are for: the price with an offer is worked out anew, and until then there is none. */
async function loseStaleOffers(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE FUNCTION lose_offer() RETURNS trigger LANGUAGE plpgsql AS $$
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
    END $$`.execute(db);
  await sql`CREATE TRIGGER products_come_without_offer BEFORE INSERT ON products FOR EACH ROW
    EXECUTE FUNCTION lose_offer()`.execute(db);
  await sql`CREATE TRIGGER products_lose_offer
    BEFORE UPDATE OF regular_price_cents, sale_price_cents, category_id, brand_id, is_live ON products FOR EACH ROW
    WHEN ((OLD.regular_price_cents, OLD.sale_price_cents, OLD.category_id, OLD.brand_id, OLD.is_live)
      IS DISTINCT FROM (NEW.regular_price_cents, NEW.sale_price_cents, NEW.category_id, NEW.brand_id, NEW.is_live))
    EXECUTE FUNCTION lose_offer()`.execute(db);
}

/** What shoppers were asked for a product, and from when to when; no row while it was not for sale. */
async function keepPrices(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE product_prices (
      product_id text NOT NULL REFERENCES products (product_id) ON DELETE CASCADE,
      since timestamptz NOT NULL,
      -- null: still
      until timestamptz,
      cents integer NOT NULL,
      PRIMARY KEY (product_id, since)
    )`.execute(db);
  await sql`CREATE INDEX product_prices_over ON product_prices (until) WHERE until IS NOT NULL`.execute(db);
  // A price has stood since the last change of its product at least; what it was before is not known.
  await sql`
    INSERT INTO product_prices (product_id, since, cents)
    SELECT product_id, updated_at, COALESCE(sale_price_cents, regular_price_cents) FROM products WHERE is_live`.execute(
    db,
  );
  await sql`CREATE FUNCTION keep_price() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      -- By the clock, so that changes of one product are in the order they were made.
      moment timestamptz := clock_timestamp();
    BEGIN
      UPDATE product_prices SET until = moment WHERE product_id = NEW.product_id AND until IS NULL;
      IF NEW.is_live THEN
        INSERT INTO product_prices (product_id, since, cents)
        VALUES (NEW.product_id, moment, COALESCE(NEW.offer_price_cents, NEW.sale_price_cents, NEW.regular_price_cents))
        ON CONFLICT (product_id, since) DO UPDATE SET cents = excluded.cents, until = NULL;
      END IF;
      RETURN NULL;
    END $$`.execute(db);
  await sql`CREATE TRIGGER first_prices AFTER INSERT ON products FOR EACH ROW WHEN (NEW.is_live)
    EXECUTE FUNCTION keep_price()`.execute(db);
  // Of any update: the trigger before it changes columns that the statement does not name.
  await sql`CREATE TRIGGER later_prices AFTER UPDATE ON products FOR EACH ROW
    WHEN ((OLD.is_live, COALESCE(OLD.offer_price_cents, OLD.sale_price_cents, OLD.regular_price_cents))
      IS DISTINCT FROM (NEW.is_live, COALESCE(NEW.offer_price_cents, NEW.sale_price_cents, NEW.regular_price_cents)))
    EXECUTE FUNCTION keep_price()`.execute(db);
}
