-- Why: a sale price with a period begins and ends by itself, between two imports (PRICING-12).
-- Works beside the previous version: yes

ALTER TABLE products
  -- the supplier's sale price, in and outside of its period; null: a sale without a period, or none
  ADD COLUMN planned_sale_price_cents integer CHECK (planned_sale_price_cents > 0),
  -- null: open; the end is exclusive
  ADD COLUMN sale_starts_at timestamptz,
  ADD COLUMN sale_ends_at timestamptz,
  -- when the price changes next; null: never
  ADD COLUMN sale_changes_at timestamptz,
  ADD CONSTRAINT sale_period_of_a_price CHECK (planned_sale_price_cents IS NOT NULL
    OR (sale_starts_at IS NULL AND sale_ends_at IS NULL AND sale_changes_at IS NULL));

CREATE INDEX products_sale_changes ON products (sale_changes_at)
  WHERE sale_changes_at IS NOT NULL;
