-- Why: matched columns are saved per supplier and headings, and staff can review what goes off sale.
-- Works beside the previous version: no; its hosts import a file under review without holding it

CREATE TABLE import_mappings (
  supplier_id text NOT NULL,
  -- Of the headings, in any order.
  headings_digest text NOT NULL,
  columns jsonb NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (supplier_id, headings_digest)
);
ALTER TABLE import_runs ADD COLUMN is_reviewed boolean NOT NULL DEFAULT false;
