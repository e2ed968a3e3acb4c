/** Why: customers are told of a payment of their lease two days before it falls due, each payment once (LEASE-77). */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE leases
      -- when the lessor is asked for the next payment; null: every payment has fallen due
      ADD COLUMN payment_check_at timestamptz DEFAULT now(),
      -- the due day of the last payment its customer was told of
      ADD COLUMN payment_reminded_on date`.execute(db);
  await sql`CREATE INDEX leases_with_payments ON leases (payment_check_at)
    WHERE payment_check_at IS NOT NULL AND state IN ('SIGNED', 'DELIVERED', 'FUNDED')`.execute(db);
}
