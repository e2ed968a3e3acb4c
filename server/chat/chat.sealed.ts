/** Sealed columns of the chat. */
import { emailIndex } from "../db/identity";
import type { SealedColumn } from "../db/sealing/sealed-column";
import type { ChatPerson } from "./conversations/chat.record";

export const CHAT_COLUMNS: readonly SealedColumn[] = [
  {
    table: "chat_conversations",
    column: "sealed_person",
    context: "chat_conversations",
    indexesOf: (sealer, { email }: ChatPerson) => ({
      email_index: email === null ? null : emailIndex(sealer, email, "chat_conversations"),
    }),
  },
  { table: "chat_conversations", column: "sealed_cart", context: "chat_carts" },
  { table: "chat_messages", column: "sealed_text", context: "chat_messages" },
];
