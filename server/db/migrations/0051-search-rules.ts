/** Why: staff say what searched words mean and which products a searched text shows, and every API process follows. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE search_rules (
      -- chosen by the client: a rule sent twice is there once
      id uuid PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('SYNONYM', 'NEVER_CORRECTED', 'PLACING')),
      -- {text, phrases, pinned, hidden}
      content jsonb NOT NULL,
      -- of search_rule_state, when it was last changed
      revision integer NOT NULL,
      changed_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  await sql`
    CREATE TABLE search_rule_state (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      -- rises with every change; locked while one is made
      revision integer NOT NULL
    )`.execute(db);
  await sql`INSERT INTO search_rule_state (revision) VALUES (0)`.execute(db);
}
