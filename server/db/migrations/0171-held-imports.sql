-- Why: an import that would move many prices, or one very far, is held until staff have seen the list (STAFF-69).
-- Works beside the previous version: yes

ALTER TABLE import_runs
  -- what the run was held for, as counts and the code of the list; null: nothing
  ADD COLUMN held jsonb,
  -- the held run whose list staff confirmed: one run for a list
  ADD COLUMN confirms bigint UNIQUE REFERENCES import_runs (id) ON DELETE SET NULL;

CREATE INDEX import_runs_held ON import_runs (id) WHERE held IS NOT NULL;

CREATE TABLE import_held_items (
  run_id bigint NOT NULL REFERENCES import_runs (id) ON DELETE CASCADE,
  sku text NOT NULL,
  name text NOT NULL,
  before_cents integer NOT NULL,
  -- null: the product would go off sale
  after_cents integer,
  PRIMARY KEY (run_id, sku)
);
