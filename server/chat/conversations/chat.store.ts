/** Stores conversations. */
import { sql } from "kysely";
import type { ChatMessage } from "#contract/chat/schema";
import { LIMITS } from "#contract/limits";
import type { Db } from "../../db/client";
import { emailIndex } from "../../db/identity";
import type { Sealer } from "../../db/sealed";
import { onlyRow } from "../../db/only-row";
import {
  SEALED_PERSON,
  type ChatPerson,
  type ChatStatus,
  type PlacedMessage,
  type ReportedCart,
  type Typing,
  type VisitorConversation,
} from "./chat.record";
import { listMessages, listMessagesOf } from "./messages.store";

export const SEALED_CART = "chat_carts";
/** NOTIFY channel between hosts: carries ids, never message text. */
export const CHAT_CHANNEL = "chat";

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

/**
 * Called right after a change commits. Outside its transaction, because commits with NOTIFY wait for each
 * other until they are flushed. Streams also poll (streams.worker.ts), so a lost notification is harmless.
 */
export async function notifyChat(db: Db, payload: string): Promise<void> {
  await sql`SELECT pg_notify(${CHAT_CHANNEL}, ${payload})`.execute(db).catch(() => undefined);
}

export function createChatStore(db: Db, sealer: Sealer): ChatStore {
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
      const { rows } = await sql<Omit<VisitorConversation, "person"> & { readonly sealed: Buffer }>`
        SELECT sealed_person AS sealed, state, staff_seen AS "staffSeen"
        FROM chat_conversations WHERE id = ${id}::uuid`.execute(db);
      const [row] = rows;
      if (!row) return null;
      const { sealed, ...conversation } = row;
      return { ...conversation, person: sealer.open<ChatPerson>(sealed, SEALED_PERSON) };
    },
    list: (id, after, unit = db) => listMessages(unit, sealer, id, after),
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
    listOf: (requests) => listMessagesOf(db, sealer, requests),
    async forgetOld() {
      await sql`DELETE FROM chat_conversations
        WHERE last_at < now() - make_interval(days => ${LIMITS.chat.retentionDays})
          OR (last_number = 0 AND last_at < now() - interval '1 day')`.execute(db);
    },
  };
}

/** Locks a conversation until the transaction ends. Null when it does not exist. */
export async function lockPerson(unit: Db, sealer: Sealer, id: string): Promise<ChatPerson | null> {
  const { rows } = await sql<{ sealed: Buffer }>`
    SELECT sealed_person AS sealed FROM chat_conversations WHERE id = ${id}::uuid FOR UPDATE`.execute(unit);
  return rows[0] ? sealer.open<ChatPerson>(rows[0].sealed, SEALED_PERSON) : null;
}

/** Same as lockPerson, for the cart. */
export async function lockCart(
  unit: Db,
  sealer: Sealer,
  id: string,
): Promise<{ readonly isGuest: boolean; readonly cart: ReportedCart } | null> {
  const { rows } = await sql<{ isGuest: boolean; sealed: Buffer | null }>`
    SELECT user_id IS NULL AS "isGuest", sealed_cart AS sealed
    FROM chat_conversations WHERE id = ${id}::uuid FOR UPDATE`.execute(unit);
  const [row] = rows;
  if (!row) return null;
  return {
    isGuest: row.isGuest,
    cart: row.sealed === null ? [] : sealer.open<ReportedCart>(row.sealed, SEALED_CART),
  };
}

export async function writeCart(unit: Db, sealer: Sealer, id: string, cart: ReportedCart): Promise<void> {
  await sql`UPDATE chat_conversations
    SET sealed_cart = ${cart.length === 0 ? null : sealer.seal(cart, SEALED_CART)},
      revision = revision + 1, changed_at = clock_timestamp()
    WHERE id = ${id}::uuid`.execute(unit);
}
