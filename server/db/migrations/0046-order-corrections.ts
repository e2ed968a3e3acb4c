/** Why: a correction that makes an order cost more waits for its payment, with what it adds taken from stock. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE order_corrections (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      order_id uuid NOT NULL REFERENCES orders (id),
      state text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'APPLIED', 'LAPSED', 'WITHDRAWN')),
      total_before_cents integer NOT NULL,
      total_cents integer NOT NULL,
      due_cents integer NOT NULL CHECK (due_cents > 0),
      -- what it makes of the order, addresses among it; only as long as it waits
      sealed_plan bytea CHECK ((sealed_plan IS NOT NULL) = (state = 'WAITING')),
      -- user id of the member of the staff
      requested_by text NOT NULL,
      held_until timestamptz NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      ended_at timestamptz,
      CHECK (total_cents = total_before_cents + due_cents)
    )`.execute(db);
  await sql`CREATE INDEX corrections_of_order ON order_corrections (order_id, created_at)`.execute(db);
  await sql`CREATE UNIQUE INDEX waiting_correction ON order_corrections (order_id) WHERE state = 'WAITING'`.execute(
    db,
  );
  await sql`CREATE INDEX corrections_to_end ON order_corrections (held_until) WHERE state = 'WAITING'`.execute(
    db,
  );
  // Null: the attempt is to pay the order itself.
  await sql`ALTER TABLE payments ADD COLUMN correction_id uuid REFERENCES order_corrections (id)`.execute(db);
  await sql`CREATE INDEX payments_of_correction ON payments (correction_id) WHERE correction_id IS NOT NULL`.execute(
    db,
  );
}
