/** Why: money that is stuck is found by itself and kept until somebody has looked after it, with what they noted. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE money_cases (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      kind text NOT NULL,
      -- of what is wrong: a payment, a refund, a lease or a notice
      ref uuid NOT NULL,
      order_id uuid NOT NULL REFERENCES orders (id),
      cents int NOT NULL,
      since timestamptz NOT NULL,
      -- staff say that they have looked after it
      done_at timestamptz,
      -- it was not found any more
      gone_at timestamptz,
      revision int NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (kind, ref)
    )`.execute(db);
  await sql`CREATE INDEX money_cases_open ON money_cases (since, id) WHERE gone_at IS NULL`.execute(db);
  await sql`CREATE INDEX money_cases_of_order ON money_cases (order_id)`.execute(db);
  await sql`
    CREATE TABLE money_case_notes (
      id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
      case_id uuid NOT NULL REFERENCES money_cases (id),
      noted_by uuid NOT NULL REFERENCES users (id),
      is_done boolean NOT NULL,
      sealed_note bytea NOT NULL,
      at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  await sql`CREATE INDEX money_case_notes_of_case ON money_case_notes (case_id, id)`.execute(db);
}
