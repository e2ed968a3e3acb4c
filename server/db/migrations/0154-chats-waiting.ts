/** Why: who waits the longest is answered first, however often they have written since (CHAT-5). */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE chat_conversations
      -- of the first message that has no answer yet; null: the last word is not the visitor's
      ADD COLUMN waiting_since timestamptz`.execute(db);
  await sql`
    UPDATE chat_conversations AS chat SET waiting_since = (
      SELECT min(written_at) FROM chat_messages AS waiting
      WHERE waiting.conversation_id = chat.id AND waiting.number > COALESCE((
        SELECT max(number) FROM chat_messages WHERE conversation_id = chat.id AND author = 'STAFF'), 0))
    WHERE last_author = 'VISITOR'`.execute(db);
}
