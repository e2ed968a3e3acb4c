/** Why: staff see that a customer was changed meanwhile and by whom, write notes about them and sort them by tags. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE users
      -- grows with each change of profile, addresses and status
      ADD COLUMN revision integer NOT NULL DEFAULT 1,
      -- of the last such change: the user, what was changed without personal data, and when; null: none yet
      ADD COLUMN changed_by uuid,
      ADD COLUMN changed_what text,
      ADD COLUMN changed_at timestamptz`.execute(db);
  await sql`
    CREATE TABLE customer_notes (
      -- made by who writes it, so that a retry counts once
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users (id),
      author_id uuid NOT NULL REFERENCES users (id),
      sealed_text bytea NOT NULL,
      written_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  await sql`CREATE INDEX customer_notes_of_user ON customer_notes (user_id, written_at DESC, id)`.execute(db);
  await sql`
    CREATE TABLE customer_tags (
      user_id uuid NOT NULL REFERENCES users (id),
      -- lower case
      tag text NOT NULL,
      added_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, tag)
    )`.execute(db);
  await sql`CREATE INDEX customer_tags_by_tag ON customer_tags (tag, user_id)`.execute(db);
}
