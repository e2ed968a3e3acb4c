/** Why: lessors are told what arrived, was cancelled or came back, each once, and what they pay is compared with it. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE lease_notices (
      -- the key the lessor is told under, however often
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      -- those of one lease are told in this order
      number bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
      lease_id uuid NOT NULL REFERENCES leases (id),
      kind text NOT NULL CHECK (kind IN ('DELIVERED', 'CANCELLED', 'RETURNED')),
      item_ids uuid[] NOT NULL,
      happened_on date NOT NULL,
      told_at timestamptz,
      -- why the lessor does not take it
      refusal text,
      tries int NOT NULL DEFAULT 0,
      next_try_at timestamptz NOT NULL DEFAULT now(),
      created_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  await sql`CREATE INDEX lease_notices_of_lease ON lease_notices (lease_id, number)`.execute(db);
  await sql`CREATE INDEX lease_notices_due ON lease_notices (next_try_at) WHERE told_at IS NULL AND refusal IS NULL`.execute(
    db,
  );
  await sql`ALTER TABLE leases ADD COLUMN funding_check_at timestamptz`.execute(db);
  await sql`ALTER TABLE leases ADD COLUMN funding_checks int NOT NULL DEFAULT 0`.execute(db);
  // Why a person has to look at it, and since when.
  await sql`ALTER TABLE leases ADD COLUMN problem text
    CHECK (problem IN ('NOTICE_REFUSED', 'NOT_FUNDED', 'FUNDING_DIFFERS'))`.execute(db);
  await sql`ALTER TABLE leases ADD COLUMN problem_at timestamptz`.execute(db);
  await sql`CREATE INDEX leases_to_be_funded ON leases (funding_check_at) WHERE funding_check_at IS NOT NULL`.execute(
    db,
  );
  await sql`CREATE INDEX leases_with_a_problem ON leases (problem_at) WHERE problem IS NOT NULL`.execute(db);
}
