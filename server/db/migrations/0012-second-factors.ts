/** Staff sign in with a second factor before they reach money or people. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE second_factors (
      user_id uuid PRIMARY KEY REFERENCES users (id),
      -- {secret, recovery}: base32, and hashes of the recovery codes that are left
      sealed_factor bytea NOT NULL,
      -- the last step of 30 seconds a code was taken for: none is good twice
      last_step bigint NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  await sql`
    CREATE TABLE second_factor_tickets (
      -- SHA-256 of what a right password gave
      ticket_hash bytea PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users (id),
      -- {userId, passwordHash, newSecret}
      sealed_ticket bytea NOT NULL,
      expires_at timestamptz NOT NULL
    )`.execute(db);
  // Those of before began without: staff sign in once more.
  await sql`ALTER TABLE sessions ADD COLUMN has_second_factor boolean NOT NULL DEFAULT false`.execute(db);
  await sql`
    UPDATE sessions SET ended_at = now(), end_reason = 'SECOND_FACTOR_NEEDED' FROM users
    WHERE users.id = user_id AND users.role <> 'CUSTOMER' AND ended_at IS NULL`.execute(db);
}
