-- Why: suppliers' bills are read from their files and compared with the orders placed with them.
-- Works beside the previous version: yes

CREATE TABLE supplier_bill_files (
  id uuid PRIMARY KEY,
  supplier text NOT NULL,
  name text NOT NULL,
  digest bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by uuid NOT NULL
);
CREATE INDEX supplier_bill_files_by_digest ON supplier_bill_files (digest);

CREATE TABLE supplier_bills (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  file_id uuid NOT NULL REFERENCES supplier_bill_files (id),
  supplier text NOT NULL,
  number text NOT NULL,
  day date NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  removed_at timestamptz,
  removed_by uuid,
  removal_reason text
);
CREATE INDEX supplier_bills_of_file ON supplier_bills (file_id);
CREATE INDEX supplier_bills_by_day ON supplier_bills (day);
-- A removed bill may be read again.
CREATE UNIQUE INDEX supplier_bills_by_number ON supplier_bills (supplier, lower(number)) WHERE removed_at IS NULL;

CREATE TABLE supplier_bill_lines (
  bill_id uuid NOT NULL REFERENCES supplier_bills (id),
  -- line in the file
  position integer NOT NULL,
  order_number text NOT NULL,
  sku text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  cents integer NOT NULL CHECK (cents >= 0),
  supplier_order_id uuid REFERENCES supplier_orders (id),
  item_id uuid REFERENCES order_items (id) ON DELETE SET NULL,
  -- what the shop owes for the line by its orders
  expected_cents integer NOT NULL DEFAULT 0,
  open_mismatches text[] NOT NULL DEFAULT '{}',
  settled_mismatches text[] NOT NULL DEFAULT '{}',
  settled_at timestamptz,
  settled_by uuid,
  settlement_note text,
  PRIMARY KEY (bill_id, position)
);
CREATE INDEX supplier_bill_lines_of_order ON supplier_bill_lines (supplier_order_id);
CREATE INDEX supplier_bill_lines_of_item ON supplier_bill_lines (item_id);
CREATE INDEX supplier_bill_lines_open ON supplier_bill_lines (bill_id) WHERE open_mismatches <> '{}';
