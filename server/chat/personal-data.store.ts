/** Exports and erases a person's chat messages, signed in or under their email address, and the replies. */
import { sql } from "kysely";
import type { ChatAuthor } from "#contract/chat/schema";
import type { Db } from "../db/client";
import { emailIndexes } from "../db/identity";
import type { Sealer } from "../db/sealed";
import type { PersonalData } from "../feature";
import { SEALED_PERSON, type ChatPerson, type ReportedCart } from "./conversations/chat.record";
import { SEALED_CART } from "./conversations/chat.store";
import { SEALED_TEXT } from "./conversations/messages.store";

interface Row {
  readonly id: string;
  readonly startedAt: Date;
  readonly sealed: Buffer;
  readonly sealedCart: Buffer | null;
  readonly messages: readonly { author: ChatAuthor; writtenAt: string; text: string }[];
}

export function createChatData(db: Db, sealer: Sealer): PersonalData {
  const isTheirs = ({ userId, username }: Parameters<PersonalData["read"]>[0]) =>
    sql`(user_id = ${userId} OR email_index = ANY(${emailIndexes(sealer, username, SEALED_PERSON)}::bytea[]))`;
  return {
    async read(person) {
      const { rows } = await sql<Row>`
        SELECT id, started_at AS "startedAt", sealed_person AS sealed, sealed_cart AS "sealedCart", COALESCE((
          SELECT json_agg(json_build_object('author', author, 'writtenAt', written_at, 'text', encode(sealed_text, 'base64'))
            ORDER BY number) FROM chat_messages WHERE conversation_id = id), '[]') AS messages
        FROM chat_conversations WHERE ${isTheirs(person)} ORDER BY started_at, id`.execute(db);
      return {
        chats: rows.map(({ startedAt, sealed, sealedCart, messages }) => ({
          startedAt,
          ...sealer.open<ChatPerson>(sealed, SEALED_PERSON),
          cart: sealedCart === null ? [] : sealer.open<ReportedCart>(sealedCart, SEALED_CART),
          messages: messages.map(({ text, ...message }) => ({
            ...message,
            text: sealer.open<string>(Buffer.from(text, "base64"), SEALED_TEXT),
          })),
        })),
      };
    },
    async forget(unit, person) {
      await sql`DELETE FROM chat_conversations WHERE ${isTheirs(person)}`.execute(unit);
    },
  };
}
