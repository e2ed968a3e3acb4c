/** Why: visitors write to staff and are answered while they look. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE chat_conversations (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      -- of the secret by which the visitor began it: begun again, it is the same one
      start_hash bytea NOT NULL UNIQUE,
      -- null: a guest
      user_id uuid REFERENCES users (id),
      -- null: no address is known
      email_index bytea,
      -- name, address and the page that was written from last
      sealed_person bytea NOT NULL,
      state text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'CLOSED')),
      assigned_to uuid REFERENCES users (id),
      -- messages are numbered under the lock of this row, so that a higher number is never seen before a lower one
      last_number integer NOT NULL DEFAULT 0,
      last_author text CHECK (last_author IN ('VISITOR', 'STAFF')),
      visitor_seen integer NOT NULL DEFAULT 0,
      staff_seen integer NOT NULL DEFAULT 0,
      -- up to this number the answers were mailed
      mailed_number integer NOT NULL DEFAULT 0,
      -- grows with every change
      revision integer NOT NULL DEFAULT 1,
      started_at timestamptz NOT NULL DEFAULT now(),
      -- of the last message
      last_at timestamptz NOT NULL DEFAULT now(),
      changed_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  await sql`CREATE INDEX chats_by_change ON chat_conversations (changed_at)`.execute(db);
  await sql`CREATE INDEX chats_by_state ON chat_conversations (state, last_at DESC, id)`.execute(db);
  await sql`CREATE INDEX chats_to_mail ON chat_conversations (last_at)
    WHERE last_author = 'STAFF' AND email_index IS NOT NULL AND visitor_seen < last_number AND mailed_number < last_number`.execute(
    db,
  );
  await sql`CREATE INDEX chats_by_address ON chat_conversations (email_index) WHERE email_index IS NOT NULL`.execute(
    db,
  );
  await sql`CREATE INDEX chats_by_user ON chat_conversations (user_id) WHERE user_id IS NOT NULL`.execute(db);
  await sql`
    CREATE TABLE chat_messages (
      conversation_id uuid NOT NULL REFERENCES chat_conversations (id) ON DELETE CASCADE,
      number integer NOT NULL,
      -- made by who wrote it, so that a retry counts once
      client_id uuid NOT NULL,
      author text NOT NULL CHECK (author IN ('VISITOR', 'STAFF')),
      staff_id uuid REFERENCES users (id),
      sealed_text bytea NOT NULL,
      written_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      PRIMARY KEY (conversation_id, number),
      UNIQUE (conversation_id, client_id)
    )`.execute(db);
  await sql`
    CREATE TABLE chat_canned_answers (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      name text NOT NULL,
      text text NOT NULL
    )`.execute(db);
}
