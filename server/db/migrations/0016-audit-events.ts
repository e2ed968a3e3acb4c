/** Staff see what was refused: failed sign-ins, missing permissions, too many tries. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE audit_events (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at timestamptz NOT NULL DEFAULT now(),
      kind text NOT NULL CHECK (kind IN ('SIGN_IN_FAILED', 'FORBIDDEN', 'LIMITED')),
      -- whose account it was about; null for nobody's
      user_id uuid REFERENCES users (id),
      -- {call, username, ipAddress, userAgent}
      sealed_detail bytea NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX audit_events_of_user ON audit_events (user_id)`.execute(db);
}
