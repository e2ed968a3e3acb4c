/**
 * Why: a lessor is told that the shop has taken on an order that is signed. What a lease is of its order, and what is used of
 * an approval, stand in leases alone: the columns that said it too were never read.
 */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE lease_notices DROP CONSTRAINT lease_notices_kind_check`.execute(db);
  await sql`ALTER TABLE lease_notices ADD CONSTRAINT lease_notices_kind_check
    CHECK (kind IN ('CONFIRMED', 'DELIVERED', 'CANCELLED', 'RETURNED'))`.execute(db);
  await sql`ALTER TABLE orders DROP COLUMN lease_id, DROP COLUMN lender_signature_url`.execute(db);
  await sql`ALTER TABLE lease_applications DROP COLUMN used_cents`.execute(db);
}
