/** Conversations for staff (CHAT-5). */
import { sql, type RawBuilder } from "kysely";
import {
  type ChatState,
  CHAT_LISTS,
  type ChatEntry,
  type ChatList,
  type ChatQueueInput,
} from "#contract/chat/schema";
import type { Page } from "#contract/fields/page";
import { LIMITS } from "#contract/limits";
import type { Db } from "../../db/client";
import { emailIndex, openIdentity } from "../../db/identity";
import { findOneCustomer, isOfCustomer } from "../../db/one-customer";
import type { Sealer } from "../../db/sealed";
import { onlyRow } from "../../db/only-row";
import { SEALED_PERSON, type ChatPerson, type ChatRow, type ReportedCart } from "./chat.record";
import { SEALED_CART } from "./chat.store";
import { firstNameOf, SEALED_TEXT } from "./messages.store";

export interface ChatAdmin {
  /**
   * Waiting conversations by longest wait, other lists latest first.
   * @param userId the requesting staff member
   */
  list(query: ChatQueueInput, userId: string): Promise<Page<ChatEntry, ChatList>>;
  find(id: string, userId: string): Promise<ChatEntry | null>;
  /** As last reported by a guest's browser. */
  findCart(id: string): Promise<ReportedCart>;
  /**
   * The latest conversations of an address.
   * @param email in lower case
   */
  listOf(addresses: readonly string[], userId: string): Promise<ChatEntry[]>;
}

/** Length of the message preview in the list. */
const PREVIEW_LENGTH = 120;

/** Lists that staff look up instead of working through. */
const LATEST_FIRST: ReadonlySet<ChatList> = new Set(["CLOSED", "ALL"]);

const HAS_WORDS = sql`chat.last_number > 0`;
const chosenBy = (queue: ChatList, userId: string): RawBuilder<unknown> =>
  ({
    WAITING: sql`${HAS_WORDS} AND chat.state = 'OPEN' AND chat.last_author = 'VISITOR'`,
    MINE: sql`${HAS_WORDS} AND chat.state = 'OPEN' AND chat.assigned_to = ${userId}::uuid`,
    OPEN: sql`${HAS_WORDS} AND chat.state = 'OPEN'`,
    CLOSED: sql`${HAS_WORDS} AND chat.state = 'CLOSED'`,
    ALL: HAS_WORDS,
  })[queue];

export function createChatAdmin(db: Db, sealer: Sealer): ChatAdmin {
  const toEntry = ({
    sealed,
    sealedUser,
    sealedOwner,
    sealedText,
    lastAt,
    waitingSince,
    ...row
  }: ChatRow): ChatEntry => {
    const { name, email, page } = sealer.open<ChatPerson>(sealed, SEALED_PERSON);
    const text = sealedText === null ? "" : sealer.open<string>(sealedText, SEALED_TEXT);
    return {
      ...row,
      name,
      email,
      page,
      username: (sealedUser && openIdentity(sealer, sealedUser).username) || null,
      assignedTo: sealedOwner && (firstNameOf(sealer, sealedOwner) ?? ""),
      lastText: [...text].slice(0, PREVIEW_LENGTH).join(""),
      lastAt: lastAt.toISOString(),
      waitingSince: waitingSince?.toISOString() ?? null,
    };
  };
  const read = async (userId: string, clauses: RawBuilder<unknown>) => {
    const { rows } = await sql<ChatRow>`
      SELECT chat.id, chat.revision, chat.state, chat.sealed_person AS sealed,
        (SELECT sealed_identity FROM users WHERE users.id = chat.user_id) AS "sealedUser",
        (SELECT sealed_identity FROM users WHERE users.id = chat.assigned_to) AS "sealedOwner",
        COALESCE(chat.assigned_to = ${userId}::uuid, false) AS "isMine", chat.last_number AS "lastNumber",
        chat.last_author AS "lastAuthor", chat.last_at AS "lastAt", CASE WHEN chat.state = 'OPEN' THEN chat.waiting_since END AS "waitingSince", chat.visitor_seen AS "visitorSeen",
        (SELECT sealed_text FROM chat_messages WHERE conversation_id = chat.id AND number = chat.last_number) AS "sealedText",
        (SELECT count(*)::int FROM chat_messages WHERE conversation_id = chat.id AND number > chat.staff_seen
          AND author = 'VISITOR') AS unread
      FROM chat_conversations AS chat ${clauses}`.execute(db);
    return rows.map(toEntry);
  };
  return {
    async list({ state, customer, pageNumber, pageSize }, userId) {
      const isTheirs = isOfCustomer(
        sealer,
        customer === undefined ? null : await findOneCustomer(db, sealer, customer),
        SEALED_PERSON,
        { index: sql`chat.email_index`, userId: sql`chat.user_id` },
      );
      const latest = sql`chat.last_at DESC, chat.id`;
      const order = LATEST_FIRST.has(state) ? latest : sql`chat.waiting_since NULLS LAST, ${latest}`;
      const [rows, counted] = await Promise.all([
        read(
          userId,
          sql`WHERE ${chosenBy(state, userId)} AND ${isTheirs}
            ORDER BY ${order} LIMIT ${pageSize} OFFSET ${(pageNumber - 1) * pageSize}`,
        ),
        sql<Record<ChatList, number>>`SELECT ${sql.join(
          CHAT_LISTS.map(
            (queue) => sql`count(*) FILTER (WHERE ${chosenBy(queue, userId)})::int AS ${sql.ref(queue)}`,
          ),
        )} FROM chat_conversations AS chat WHERE ${isTheirs}`.execute(db),
      ]);
      const totals = onlyRow(counted.rows, "the counts of conversations");
      const counts = CHAT_LISTS.map((value) => ({ value, count: totals[value] }));
      return { rows, total: totals[state], counts };
    },
    listOf: (addresses, userId) =>
      read(
        userId,
        sql`WHERE ${HAS_WORDS} AND chat.email_index = ANY(${addresses.map((address) =>
          emailIndex(sealer, address, SEALED_PERSON),
        )})
          ORDER BY chat.last_at DESC, chat.id LIMIT ${LIMITS.chat.ofPerson}`,
      ),
    find: async (id, userId) => (await read(userId, sql`WHERE chat.id = ${id}::uuid`))[0] ?? null,
    async findCart(id) {
      const { rows } = await sql<{ sealed: Buffer }>`
        SELECT sealed_cart AS sealed FROM chat_conversations
        WHERE id = ${id}::uuid AND sealed_cart IS NOT NULL`.execute(db);
      return rows[0] ? sealer.open<ReportedCart>(rows[0].sealed, SEALED_CART) : [];
    },
  };
}

/** @returns false when it is already assigned so, or does not exist */
export async function writeAssignee(unit: Db, id: string, userId: string | null): Promise<boolean> {
  const { rows } = await sql`UPDATE chat_conversations
    SET assigned_to = ${userId}::uuid, revision = revision + 1, changed_at = clock_timestamp()
    WHERE id = ${id}::uuid AND assigned_to IS DISTINCT FROM ${userId}::uuid RETURNING 1`.execute(unit);
  return rows.length > 0;
}

/** @returns false when it already has the state, or does not exist */
export async function writeState(unit: Db, id: string, state: ChatState): Promise<boolean> {
  const { rows } = await sql`UPDATE chat_conversations
    SET state = ${state}, revision = revision + 1, changed_at = clock_timestamp()
    WHERE id = ${id}::uuid AND state <> ${state} RETURNING 1`.execute(unit);
  return rows.length > 0;
}

/** Whether the conversation exists. */
export async function isConversation(unit: Db, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM chat_conversations WHERE id = ${id}::uuid`.execute(unit);
  return rows.length > 0;
}
