/** Why: orders are placed at suppliers, each once, and what becomes of them is asked for. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE supplier_orders (
      -- the key it is submitted under, however often
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      order_id uuid NOT NULL REFERENCES orders (id),
      supplier text NOT NULL,
      state text NOT NULL DEFAULT 'TO_SUBMIT' CHECK (state IN ('TO_SUBMIT', 'SUBMITTED', 'REFUSED', 'CLOSED')),
      -- the supplier's number
      partner_order_id text,
      -- the supplier's code for why it takes none of it
      refusal text,
      requested_by text NOT NULL,
      tries int NOT NULL DEFAULT 0,
      -- when it is submitted or asked after; null when nothing is left to do
      next_try_at timestamptz DEFAULT now(),
      created_at timestamptz NOT NULL DEFAULT now(),
      submitted_at timestamptz,
      updated_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (supplier, partner_order_id)
    )`.execute(db);
  await sql`CREATE INDEX supplier_orders_of_order ON supplier_orders (order_id, created_at)`.execute(db);
  await sql`CREATE INDEX supplier_orders_due ON supplier_orders (state, next_try_at) WHERE next_try_at IS NOT NULL`.execute(
    db,
  );
  await sql`
    CREATE TABLE supplier_order_items (
      supplier_order_id uuid NOT NULL REFERENCES supplier_orders (id),
      item_id uuid NOT NULL REFERENCES order_items (id) ON DELETE CASCADE,
      -- the supplier's own word for how it stands
      word text NOT NULL DEFAULT '',
      is_delayed boolean NOT NULL DEFAULT false,
      -- the supplier will not deliver it under this number
      is_over boolean NOT NULL DEFAULT false,
      cancel_asked_at timestamptz,
      cancel_told_at timestamptz,
      -- the supplier's code for why it is too late
      cancel_refusal text,
      PRIMARY KEY (supplier_order_id, item_id)
    )`.execute(db);
  await sql`CREATE INDEX supplier_orders_of_item ON supplier_order_items (item_id)`.execute(db);
  // Orders that wait to be submitted.
  await sql`CREATE INDEX orders_to_fulfil ON orders (updated_at) WHERE status = 'PENDING_FULFILMENT'`.execute(
    db,
  );
}
