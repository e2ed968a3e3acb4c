-- Why: staff hide single products from the shop, with a reason, and show them again (STAFF-77).
-- Works beside the previous version: no; its hosts show a hidden product again when an import changes it

CREATE TABLE product_hides (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  product_id text NOT NULL REFERENCES products (product_id) ON DELETE CASCADE,
  reason text NOT NULL,
  hidden_by uuid NOT NULL REFERENCES users (id),
  hidden_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  shown_by uuid REFERENCES users (id),
  shown_at timestamptz,
  CHECK ((shown_at IS NULL) = (shown_by IS NULL))
);
CREATE UNIQUE INDEX product_hides_active ON product_hides (product_id) WHERE shown_at IS NULL;
CREATE INDEX product_hides_of_product ON product_hides (product_id, hidden_at);
