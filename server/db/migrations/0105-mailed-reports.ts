/** Why: staff are mailed reports on a schedule, each period once. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE report_mails (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      user_id uuid NOT NULL REFERENCES users (id),
      report text NOT NULL,
      rhythm text NOT NULL CHECK (rhythm IN ('DAILY', 'WEEKLY', 'MONTHLY')),
      -- what it is narrowed by, in the order of the report's keys; null: all
      keys jsonb NOT NULL,
      -- the day of the shop on which it is due next; the period ends before it
      due_day date NOT NULL,
      -- a host that writes it has it until then
      claimed_until timestamptz,
      created_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  // By a hash: keys may be longer than what an index takes.
  await sql`CREATE UNIQUE INDEX report_mails_once ON report_mails (user_id, report, rhythm, md5(keys::text))`.execute(
    db,
  );
  await sql`CREATE INDEX report_mails_due ON report_mails (due_day)`.execute(db);
}
