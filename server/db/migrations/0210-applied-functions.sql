-- Why: functions and triggers have one file each, and a database shows which text of each it has.
-- Works beside the previous version: yes

CREATE TABLE applied_functions (
  -- the newest row of a name is the text in effect
  number bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  -- SHA-256 of the file
  hash text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
);
