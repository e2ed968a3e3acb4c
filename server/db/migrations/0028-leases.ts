/** Why: an order is paid by a lease, which takes so many cents of an approval and is asked of the lessor by a key of its own. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE leases (
      -- our name for it at the lessor, and the key of what it is asked
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      order_id uuid NOT NULL REFERENCES orders (id),
      -- null for a moment: the order is placed before its application is made
      application_id uuid REFERENCES lease_applications (id),
      state text NOT NULL CHECK (state IN ('WAITING', 'HELD', 'SIGNING', 'SIGNED', 'DELIVERED', 'FUNDED', 'RELEASED',
        'RETURNED')),
      -- of the order's total; 0 while it waits for the decision
      cents int NOT NULL DEFAULT 0 CHECK (cents > 0 OR cents = 0 AND state IN ('WAITING', 'RELEASED')),
      -- when so much of the approval was taken
      held_at timestamptz,
      lessor text,
      lessor_uuid text,
      -- first asked of the lessor, which may have it from then on
      asked_at timestamptz,
      sealed_signature_url bytea,
      sign_until timestamptz,
      signed_at timestamptz,
      -- mails that asked for the signature
      reminders int NOT NULL DEFAULT 0,
      reminded_at timestamptz,
      delivery_submitted_at timestamptz,
      funded_cents int,
      lender_take_cents int,
      funded_at timestamptz,
      -- the lessor knows that a lease it was asked for is released
      told_at timestamptz,
      -- when it is gone on with; null: nothing is to be done
      next_check_at timestamptz,
      checks int NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  await sql`CREATE UNIQUE INDEX leases_open ON leases (order_id) WHERE state NOT IN ('RELEASED', 'RETURNED')`.execute(
    db,
  );
  await sql`CREATE INDEX leases_of_order ON leases (order_id, created_at)`.execute(db);
  await sql`CREATE INDEX leases_of_application ON leases (application_id)`.execute(db);
  await sql`CREATE UNIQUE INDEX leases_by_number ON leases (lessor, lessor_uuid)`.execute(db);
  await sql`CREATE INDEX leases_due ON leases (next_check_at) WHERE next_check_at IS NOT NULL`.execute(db);

  // A signed order goes through the fraud check as a paid one does.
  await sql`ALTER TABLE orders ADD COLUMN signed_at timestamptz`.execute(db);
  await sql`CREATE INDEX orders_signed_unchecked ON orders (fraud_next_at)
    WHERE status = 'PENDING_ESIGNATURE' AND signed_at IS NOT NULL`.execute(db);
}
