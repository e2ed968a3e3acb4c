-- Why: customers announce the return of delivered items themselves, and staff record its arrival.
-- Works beside the previous version: yes

CREATE TABLE order_returns (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  order_id uuid NOT NULL REFERENCES orders (id),
  -- counts the returns of an order from 1; part of the return number
  position smallint NOT NULL,
  -- idempotency key of the request
  request_key text NOT NULL,
  state text NOT NULL DEFAULT 'REQUESTED' CHECK (state IN ('REQUESTED', 'RECEIVED', 'CANCELLED')),
  reason text NOT NULL,
  requested_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz CHECK ((ended_at IS NULL) = (state = 'REQUESTED')),
  UNIQUE (order_id, position),
  UNIQUE (order_id, request_key)
);
CREATE INDEX open_returns ON order_returns (requested_at) WHERE state = 'REQUESTED';

CREATE TABLE order_return_items (
  return_id uuid NOT NULL REFERENCES order_returns (id),
  item_id uuid NOT NULL REFERENCES order_items (id),
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (return_id, item_id)
);
CREATE INDEX returns_of_item ON order_return_items (item_id);
