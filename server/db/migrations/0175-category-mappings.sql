-- Why: staff say where categories of suppliers lie that no built-in rule knows (STAFF-68).
-- Works beside the previous version: yes

CREATE TABLE category_mappings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  supplier_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('PATH', 'NAME', 'WORDS')),
  -- as staff wrote it
  pattern text NOT NULL,
  -- as names are compared; empty: the path of products without a category
  form text NOT NULL,
  -- null: not sold
  category_id text REFERENCES categories (id),
  changed_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (supplier_id, kind, form)
);

-- A supplier whose products have to be placed anew.
CREATE TABLE category_placements (
  supplier_id text PRIMARY KEY,
  -- until then the request itself moves them
  due_at timestamptz NOT NULL
);
