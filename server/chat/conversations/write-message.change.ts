/** Writes a message into a conversation (CHAT-3). */
import type { ChatMessage } from "#contract/chat/schema";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import type { NewMessage } from "./chat.record";
import { lockPerson, notifyChat } from "./chat.store";
import { findMessage, insertMessage } from "./messages.store";

export interface ChatChangeParts {
  readonly db: Db;
  readonly sealer: Sealer;
}

/**
 * Idempotent per clientId: a retry returns the first message. Reopens a closed conversation.
 * @returns null when the conversation does not exist
 */
export async function writeMessage(
  { db, sealer }: ChatChangeParts,
  id: string,
  { page, ...words }: NewMessage,
): Promise<ChatMessage | null> {
  const message = await db.transaction().execute(async (unit) => {
    const person = await lockPerson(unit, sealer, id);
    if (!person) return null;
    const before = await findMessage(unit, sealer, id, words.clientId);
    if (before) return before;
    const isMoved = page !== "" && page !== person.page;
    return insertMessage(unit, sealer, id, words, isMoved ? { ...person, page } : null);
  });
  if (message) await notifyChat(db, id);
  return message;
}
