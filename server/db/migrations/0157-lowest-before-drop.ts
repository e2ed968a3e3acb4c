/** Why: a mail about a price drop compares with the lowest price of the 30 days before, so each drop needs the moment its price ended (WISH-7). */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Triggers run by the order of their names: before later_prices, so what is noted is earlier than the new price in product_prices.
  await sql`ALTER TRIGGER price_drops ON products RENAME TO drops_of_prices`.execute(db);
  await sql`CREATE OR REPLACE FUNCTION note_price_drop() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO offer_changes (product_id, kind, fell_at) VALUES (NEW.product_id, 'PRICE', clock_timestamp());
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    ALTER TABLE offer_changes
      -- what a price fell from is worked out from the history when the change is taken
      DROP COLUMN from_cents,
      -- the earlier price still stood; null for STOCK
      ADD COLUMN fell_at timestamptz`.execute(db);
  // Of those that wait the new price may be in the history for a moment already.
  await sql`UPDATE offer_changes SET fell_at = noted_at - interval '1 second' WHERE kind = 'PRICE'`.execute(
    db,
  );
  // Two drops before one mail may each be below another price: both stay, and the mail says the lowest.
  await sql`
    ALTER TABLE offer_news
      DROP CONSTRAINT offer_news_pkey,
      ADD CONSTRAINT offer_news_once UNIQUE NULLS NOT DISTINCT (watch_id, product_id, kind, from_cents)`.execute(
    db,
  );
}
