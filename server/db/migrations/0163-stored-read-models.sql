-- Why: a host that starts reads the model another one has made, instead of all products.
-- Works beside the previous version: yes

-- Unlogged: hosts make it again after a crash of the database.
CREATE UNLOGGED TABLE read_models (
  -- of the code that reads products, and of the lessor's terms
  version text PRIMARY KEY,
  -- of the catalogue
  revision bigint NOT NULL,
  -- up to when stock was taken in
  stock_seen timestamptz NOT NULL,
  -- the rows whose names are words of the model
  categories jsonb NOT NULL,
  brands jsonb NOT NULL,
  stored_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNLOGGED TABLE read_model_parts (
  version text NOT NULL REFERENCES read_models ON DELETE CASCADE,
  part int NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (version, part)
);
-- Numbers that hardly get smaller, and are read at once.
ALTER TABLE read_model_parts ALTER COLUMN bytes SET STORAGE EXTERNAL;
