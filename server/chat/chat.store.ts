/**
 * Stores conversations and messages. A message gets its number under the conversation's lock, so a reader of
 * number n has all earlier ones (docs/decisions/chat.md).
 */
import { sql, type RawBuilder } from "kysely";
import type { ChatMessage } from "#contract/chat/schema";
import { LIMITS } from "#contract/limits";
import type { Db } from "../db/client";
import { emailIndex, openIdentity } from "../db/identity";
import type { Sealer } from "../db/sealed";
import { onlyRow } from "../db/only-row";
import type {
  ChatPerson,
  NewMessage,
  PlacedMessage,
  ChatStatus,
  ReportedCart,
  Typing,
  VisitorConversation,
} from "./chat.record";

export const SEALED_PERSON = "chat_conversations";
export const SEALED_TEXT = "chat_messages";
export const SEALED_CART = "chat_carts";
/** NOTIFY channel between hosts: carries ids, never message text. */
export const CHAT_CHANNEL = "chat";

/** Maximum messages per response; the stream delivers the rest. */
const MAX_MESSAGES = 500;

export interface ChatStore {
  /**
   * Starts a conversation with this secret. Idempotent.
   * @returns its id
   */
  start(startHash: Buffer, person: ChatPerson, userId: string | null): Promise<string>;
  find(id: string): Promise<VisitorConversation | null>;
  /**
   * Messages after a number, at most 500.
   * @param unit the reading transaction, if any
   */
  list(id: string, after: number, unit?: Db): Promise<ChatMessage[]>;
  /**
   * Idempotent per clientId: a retry returns the first message. Reopens a closed conversation.
   * @returns null when the conversation does not exist
   */
  write(id: string, message: NewMessage): Promise<ChatMessage | null>;
  /**
   * Stores a guest's cart; an account's conversation stores none. An unchanged cart is a no-op.
   * @returns null as `write`
   */
  saveCart(id: string, cart: ReportedCart): Promise<true | null>;
  /** Never moves backwards, nor beyond the last message. */
  see(id: string, by: "visitor" | "staff", number: number): Promise<void>;
  notifyTyping(typing: Typing): Promise<void>;
  /** Existing conversations only. */
  findStatuses(ids: readonly string[]): Promise<ChatStatus[]>;
  /** Conversations changed within the last two minutes. */
  recent(): Promise<Pick<ChatStatus, "id" | "revision">[]>;
  /** Messages of several conversations, each after its number. */
  listOf(requests: readonly { readonly id: string; readonly after: number }[]): Promise<PlacedMessage[]>;
  /** Deletes conversations whose last message is too old, and empty ones. */
  forgetOld(): Promise<void>;
}

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

/**
 * Called right after a change commits. Outside its transaction, because commits with NOTIFY wait for each
 * other until they are flushed. Streams also poll (streams.worker.ts), so a lost notification is harmless.
 */
export async function notifyChat(db: Db, payload: string): Promise<void> {
  await sql`SELECT pg_notify(${CHAT_CHANNEL}, ${payload})`.execute(db).catch(() => undefined);
}

export function firstNameOf(sealer: Sealer, sealed: Buffer | null): string | null {
  return (sealed && openIdentity(sealer, sealed).firstName) || null;
}

export function createChatStore(db: Db, sealer: Sealer): ChatStore {
  const toMessage = (row: MessageRow): PlacedMessage => ({
    conversationId: row.conversationId,
    number: row.number,
    clientId: row.clientId,
    author: row.author,
    name: firstNameOf(sealer, row.sealedStaff),
    text: sealer.open<string>(row.sealed, SEALED_TEXT),
    writtenAt: row.writtenAt.toISOString(),
  });
  const listWhere = async (on: Db, where: RawBuilder<unknown>) => {
    const { rows } = await sql<MessageRow>`SELECT ${MESSAGE} FROM chat_messages
      WHERE ${where} ORDER BY number LIMIT ${MAX_MESSAGES}`.execute(on);
    return rows.map(toMessage);
  };
  const findPerson = async (on: Db, id: string, lock = sql``) => {
    const { rows } = await sql<{ sealed: Buffer; state: VisitorConversation["state"]; staffSeen: number }>`
      SELECT sealed_person AS sealed, state, staff_seen AS "staffSeen"
      FROM chat_conversations WHERE id = ${id}::uuid ${lock}`.execute(on);
    return rows[0] ?? null;
  };
  return {
    async start(startHash, person, userId) {
      const index = person.email === null ? null : emailIndex(sealer, person.email, SEALED_PERSON);
      const { rows } = await sql<{ id: string }>`
        WITH begun AS (
          INSERT INTO chat_conversations (start_hash, user_id, email_index, sealed_person)
          VALUES (${startHash}, ${userId}, ${index}, ${sealer.seal(person, SEALED_PERSON)})
          ON CONFLICT (start_hash) DO NOTHING RETURNING id)
        SELECT id FROM begun UNION ALL SELECT id FROM chat_conversations WHERE start_hash = ${startHash}`.execute(
        db,
      );
      if (rows[0]) return rows[0].id;
      // A concurrent request created it after this statement's snapshot.
      const existing = await sql<{ id: string }>`
        SELECT id FROM chat_conversations WHERE start_hash = ${startHash}`.execute(db);
      return onlyRow(existing.rows, "the conversation of a concurrent request").id;
    },
    async find(id) {
      const row = await findPerson(db, id);
      if (!row) return null;
      const { sealed, ...conversation } = row;
      return { ...conversation, person: sealer.open<ChatPerson>(sealed, SEALED_PERSON) };
    },
    list: (id, after, unit = db) => listWhere(unit, sql`conversation_id = ${id}::uuid AND number > ${after}`),
    async write(id, { clientId, text, staffId, page }) {
      const message = await db.transaction().execute(async (trx) => {
        const row = await findPerson(trx, id, sql`FOR UPDATE`);
        if (!row) return null;
        const isSame = sql`conversation_id = ${id}::uuid AND client_id = ${clientId}::uuid`;
        const [before] = await listWhere(trx, isSame);
        if (before) return before;
        const person = sealer.open<ChatPerson>(row.sealed, SEALED_PERSON);
        const moved =
          page === "" || page === person.page
            ? sql``
            : sql`, sealed_person = ${sealer.seal({ ...person, page }, SEALED_PERSON)}`;
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
          SELECT ${MESSAGE} FROM written`.execute(trx);
        return toMessage(onlyRow(rows, "the written message"));
      });
      if (message) await notifyChat(db, id);
      return message;
    },
    async saveCart(id, cart) {
      const outcome = await db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ isGuest: boolean; sealed: Buffer | null }>`
          SELECT user_id IS NULL AS "isGuest", sealed_cart AS sealed
          FROM chat_conversations WHERE id = ${id}::uuid FOR UPDATE`.execute(trx);
        const [row] = rows;
        if (!row) return null;
        const before = row.sealed === null ? [] : sealer.open<ReportedCart>(row.sealed, SEALED_CART);
        if (!row.isGuest || JSON.stringify(before) === JSON.stringify(cart)) return "AS_BEFORE";
        await sql`UPDATE chat_conversations
          SET sealed_cart = ${cart.length === 0 ? null : sealer.seal(cart, SEALED_CART)},
            revision = revision + 1, changed_at = clock_timestamp()
          WHERE id = ${id}::uuid`.execute(trx);
        return "CHANGED";
      });
      if (outcome === "CHANGED") await notifyChat(db, id);
      return outcome && true;
    },
    async see(id, by, number) {
      const column = sql.ref(`${by}_seen`);
      const { rows } = await sql`
          UPDATE chat_conversations SET ${column} = least(last_number, ${number}::int), revision = revision + 1,
            changed_at = clock_timestamp()
          WHERE id = ${id}::uuid AND ${column} < least(last_number, ${number}::int) RETURNING 1`.execute(db);
      if (rows.length > 0) await notifyChat(db, id);
    },
    notifyTyping: ({ id, author, userId = "" }) => notifyChat(db, `${id} ${author} ${userId}`),
    async findStatuses(ids) {
      const { rows } = await sql<ChatStatus>`
        SELECT id, revision, last_number AS "lastNumber", staff_seen AS "staffSeen", state
        FROM chat_conversations WHERE id = ANY(${ids}::uuid[])`.execute(db);
      return rows;
    },
    async recent() {
      const { rows } = await sql<Pick<ChatStatus, "id" | "revision">>`
        SELECT id, revision FROM chat_conversations WHERE changed_at > now() - interval '2 minutes'`.execute(
        db,
      );
      return rows;
    },
    async listOf(requests) {
      const { rows } = await sql<MessageRow>`
        SELECT found.* FROM unnest(${requests.map(({ id }) => id)}::uuid[], ${requests.map(({ after }) => after)}::int[])
          AS wanted (id, after)
        CROSS JOIN LATERAL (SELECT ${MESSAGE} FROM chat_messages
          WHERE conversation_id = wanted.id AND number > wanted.after ORDER BY number LIMIT ${MAX_MESSAGES}) AS found
        ORDER BY "conversationId", number`.execute(db);
      return rows.map(toMessage);
    },
    async forgetOld() {
      await sql`DELETE FROM chat_conversations
        WHERE last_at < now() - make_interval(days => ${LIMITS.chat.retentionDays})
          OR (last_number = 0 AND last_at < now() - interval '1 day')`.execute(db);
    },
  };
}
