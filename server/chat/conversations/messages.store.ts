/**
 * Stores messages. A message gets its number under the conversation's lock, so a reader of number n has all
 * earlier ones (docs/decisions/chat.md).
 */
import { sql, type RawBuilder } from "kysely";
import type { ChatMessage } from "#contract/chat/schema";
import type { Db } from "../../db/client";
import { openIdentity } from "../../db/identity";
import { onlyRow } from "../../db/only-row";
import type { Sealer } from "../../db/sealed";
import { SEALED_PERSON, type ChatPerson, type NewMessage, type PlacedMessage } from "./chat.record";

export const SEALED_TEXT = "chat_messages";

/** Maximum messages per response; the stream delivers the rest. */
const MAX_MESSAGES = 500;

interface MessageRow {
  readonly conversationId: string;
  readonly number: number;
  readonly clientId: string;
  readonly author: ChatMessage["author"];
  readonly sealed: Buffer;
  readonly sealedStaff: Buffer | null;
  readonly writtenAt: Date;
}

const MESSAGE = sql`conversation_id AS "conversationId", number, client_id AS "clientId", author, sealed_text AS sealed,
  (SELECT sealed_identity FROM users WHERE users.id = staff_id) AS "sealedStaff", written_at AS "writtenAt"`;

export function firstNameOf(sealer: Sealer, sealed: Buffer | null): string | null {
  return (sealed && openIdentity(sealer, sealed).firstName) || null;
}

/** Messages after a number, at most 500. */
export function listMessages(db: Db, sealer: Sealer, id: string, after: number): Promise<ChatMessage[]> {
  return listWhere(db, sealer, sql`conversation_id = ${id}::uuid AND number > ${after}`);
}

/** Messages of several conversations, each after its number. */
export async function listMessagesOf(
  db: Db,
  sealer: Sealer,
  requests: readonly { readonly id: string; readonly after: number }[],
): Promise<PlacedMessage[]> {
  const { rows } = await sql<MessageRow>`
    SELECT found.* FROM unnest(${requests.map(({ id }) => id)}::uuid[], ${requests.map(({ after }) => after)}::int[])
      AS wanted (id, after)
    CROSS JOIN LATERAL (SELECT ${MESSAGE} FROM chat_messages
      WHERE conversation_id = wanted.id AND number > wanted.after ORDER BY number LIMIT ${MAX_MESSAGES}) AS found
    ORDER BY "conversationId", number`.execute(db);
  return rows.map((row) => toMessage(sealer, row));
}

/** Null when the client has not written it yet. */
export async function findMessage(
  unit: Db,
  sealer: Sealer,
  id: string,
  clientId: string,
): Promise<ChatMessage | null> {
  const isSame = sql`conversation_id = ${id}::uuid AND client_id = ${clientId}::uuid`;
  const [message] = await listWhere(unit, sealer, isSame);
  return message ?? null;
}

/**
 * Adds a message to a locked conversation and opens it.
 * @param movedPerson the visitor with the new page; null = unchanged
 */
export async function insertMessage(
  unit: Db,
  sealer: Sealer,
  id: string,
  { clientId, text, staffId }: Pick<NewMessage, "clientId" | "text" | "staffId">,
  movedPerson: ChatPerson | null,
): Promise<ChatMessage> {
  const moved =
    movedPerson === null ? sql`` : sql`, sealed_person = ${sealer.seal(movedPerson, SEALED_PERSON)}`;
  const author = staffId === null ? "VISITOR" : "STAFF";
  const whose =
    staffId === null
      ? sql`visitor_seen = last_number + 1, waiting_since =
          CASE WHEN state = 'OPEN' AND last_author = 'VISITOR' THEN waiting_since ELSE clock_timestamp() END`
      : sql`staff_seen = last_number + 1, waiting_since = NULL, assigned_to = COALESCE(assigned_to, ${staffId}::uuid)`;
  // One statement: each additional one would wait for the CPU twice while the row is locked.
  const { rows } = await sql<MessageRow>`
    WITH counted AS (
      UPDATE chat_conversations SET last_number = last_number + 1, last_author = ${author}, state = 'OPEN', ${whose} ${moved},
        revision = revision + 1, last_at = clock_timestamp(), changed_at = clock_timestamp()
      WHERE id = ${id}::uuid RETURNING last_number
    ), written AS (
      INSERT INTO chat_messages (conversation_id, number, client_id, author, staff_id, sealed_text)
      SELECT ${id}::uuid, last_number, ${clientId}::uuid, ${author}, ${staffId}::uuid, ${sealer.seal(text, SEALED_TEXT)}::bytea
      FROM counted RETURNING *
    )
    SELECT ${MESSAGE} FROM written`.execute(unit);
  return toMessage(sealer, onlyRow(rows, "the written message"));
}

async function listWhere(db: Db, sealer: Sealer, where: RawBuilder<unknown>): Promise<PlacedMessage[]> {
  const { rows } = await sql<MessageRow>`SELECT ${MESSAGE} FROM chat_messages
    WHERE ${where} ORDER BY number LIMIT ${MAX_MESSAGES}`.execute(db);
  return rows.map((row) => toMessage(sealer, row));
}

function toMessage(sealer: Sealer, row: MessageRow): PlacedMessage {
  return {
    conversationId: row.conversationId,
    number: row.number,
    clientId: row.clientId,
    author: row.author,
    name: firstNameOf(sealer, row.sealedStaff),
    text: sealer.open<string>(row.sealed, SEALED_TEXT),
    writtenAt: row.writtenAt.toISOString(),
  };
}
