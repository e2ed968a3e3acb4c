/** Why: a promotion may be for some goods only or ship an order free; what it takes off each piece is fixed with the order. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE promotions
      -- what scope_ids name: ids of categories (with their subcategories), brands or lines of the catalogue
      ADD COLUMN scope text NOT NULL DEFAULT 'ALL' CHECK (scope IN ('ALL', 'CATEGORIES', 'BRANDS', 'LINES')),
      ADD COLUMN scope_ids text[] NOT NULL DEFAULT '{}',
      ADD COLUMN ships_free boolean NOT NULL DEFAULT false,
      ADD CHECK ((scope = 'ALL') = (cardinality(scope_ids) = 0)),
      DROP CONSTRAINT promotions_check,
      -- exactly one of the three
      ADD CHECK (num_nonnulls(percent_off, cents_off) + ships_free::int = 1)`.execute(db);
  // Orders of before have no cents of pieces: their discount stays shared by price (contract/orders/line-cents.ts).
  await sql`
    ALTER TABLE order_items
      -- of all pieces; the first of them have the cents that are left when it is shared
      ADD COLUMN discount_cents integer NOT NULL DEFAULT 0 CHECK (discount_cents >= 0),
      -- of one piece
      ADD COLUMN shipping_off_cents integer NOT NULL DEFAULT 0 CHECK (shipping_off_cents >= 0),
      ADD CHECK (discount_cents <= price_cents::bigint * quantity),
      ADD CHECK (shipping_off_cents <= shipping_cents)`.execute(db);
}
