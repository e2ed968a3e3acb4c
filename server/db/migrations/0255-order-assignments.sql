-- Why: staff assign orders to colleagues and tag them, and filter the order list by both.
-- Works beside the previous version: yes

CREATE TABLE order_assignments (
  order_id uuid PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  assignee_id uuid NOT NULL REFERENCES users (id),
  assigned_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX orders_of_assignee ON order_assignments (assignee_id);

CREATE TABLE order_tags (
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  tag text NOT NULL,
  PRIMARY KEY (order_id, tag)
);
CREATE INDEX orders_of_tag ON order_tags (tag);
