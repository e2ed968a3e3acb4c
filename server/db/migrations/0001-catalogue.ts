/** The catalogue: our category tree, the suppliers' own, brands, products, stock, and the record of imports. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE categories (
      id text PRIMARY KEY,
      parent_id text REFERENCES categories (id),
      name text NOT NULL,
      alias text,
      slug text NOT NULL UNIQUE,
      menu_group text CHECK (menu_group IN ('main', 'more')),
      position integer NOT NULL,
      active boolean NOT NULL DEFAULT true
    )`.execute(db);

  await sql`
    CREATE TABLE supplier_categories (
      supplier_id text NOT NULL,
      id text NOT NULL,
      name text NOT NULL,
      path jsonb NOT NULL,
      PRIMARY KEY (supplier_id, id)
    )`.execute(db);

  await sql`
    CREATE TABLE brands (
      id text PRIMARY KEY,
      name text NOT NULL,
      description text NOT NULL DEFAULT '',
      images jsonb NOT NULL DEFAULT '[]',
      rating real,
      rating_count integer NOT NULL DEFAULT 0,
      product_count integer NOT NULL DEFAULT 0
    )`.execute(db);

  // Supplier prices are what we pay, regular/sale prices what a shopper pays; a price rule sets the second from
  // the first and names itself in winner_markup_id (PRICING-1). category_id null means "maps nowhere".
  await sql`
    CREATE TABLE products (
      product_id text PRIMARY KEY,
      supplier_id text NOT NULL,
      sku text NOT NULL UNIQUE,
      supplier_product_id text,
      slug text NOT NULL UNIQUE,
      name text NOT NULL,
      brand_id text REFERENCES brands (id),
      model_number text,
      upc text,
      category_id text REFERENCES categories (id),
      supplier_category_path jsonb NOT NULL DEFAULT '[]',
      supplier_price_cents integer CHECK (supplier_price_cents > 0),
      supplier_sale_price_cents integer CHECK (supplier_sale_price_cents > 0),
      regular_price_cents integer CHECK (regular_price_cents > 0),
      sale_price_cents integer CHECK (sale_price_cents > 0 AND sale_price_cents < regular_price_cents),
      winner_markup_id text,
      on_sale boolean NOT NULL,
      clearance boolean NOT NULL,
      images jsonb NOT NULL DEFAULT '[]',
      review_count integer NOT NULL DEFAULT 0 CHECK (review_count >= 0),
      review_average real CHECK (review_average BETWEEN 0 AND 5),
      shipping_cost_cents integer CHECK (shipping_cost_cents >= 0),
      free_shipping boolean NOT NULL,
      home_delivery boolean NOT NULL,
      in_store_pickup boolean NOT NULL,
      online_availability boolean NOT NULL,
      in_store_availability boolean NOT NULL,
      quantity_limit integer CHECK (quantity_limit > 0),
      low_price_guarantee boolean NOT NULL,
      best_selling_rank integer CHECK (best_selling_rank > 0),
      description text NOT NULL DEFAULT '',
      long_description text NOT NULL DEFAULT '',
      features jsonb NOT NULL DEFAULT '[]',
      included_items jsonb NOT NULL DEFAULT '[]',
      attributes jsonb NOT NULL DEFAULT '[]',
      condition text NOT NULL DEFAULT 'New',
      product_labels jsonb NOT NULL DEFAULT '[]',
      is_live boolean NOT NULL,
      hidden_reason text,
      content_hash text NOT NULL,
      revision bigint NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CHECK (is_live = (hidden_reason IS NULL)),
      CHECK (NOT is_live OR (regular_price_cents IS NOT NULL AND category_id IS NOT NULL))
    )`.execute(db);
  await sql`CREATE INDEX products_revision ON products (revision)`.execute(db);
  await sql`CREATE INDEX products_brand ON products (brand_id)`.execute(db);
  await sql`CREATE INDEX products_category ON products (category_id)`.execute(db);

  // Stock changes far more often than what a page shows, so it has rows of its own.
  await sql`
    CREATE TABLE product_stock (
      product_id text PRIMARY KEY REFERENCES products (product_id),
      available_quantity integer NOT NULL CHECK (available_quantity >= 0),
      updated_at timestamptz NOT NULL DEFAULT now()
    ) WITH (fillfactor = 70)`.execute(db);

  // One row; every writer of the catalogue locks it, so revisions appear in order.
  await sql`
    CREATE TABLE catalogue_state (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      revision bigint NOT NULL
    )`.execute(db);
  await sql`INSERT INTO catalogue_state (revision) VALUES (0)`.execute(db);

  await sql`
    CREATE TABLE import_runs (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      supplier_id text NOT NULL,
      files jsonb NOT NULL,
      status text NOT NULL CHECK (status IN ('RUNNING', 'COMPLETED', 'FAILED', 'INTERRUPTED')),
      counts jsonb NOT NULL DEFAULT '{}',
      message text,
      started_at timestamptz NOT NULL DEFAULT now(),
      finished_at timestamptz
    )`.execute(db);
}
