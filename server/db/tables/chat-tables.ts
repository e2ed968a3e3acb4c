/** Tables of the chat; migrations explain the columns. */
import type { Generated } from "kysely";
import type { ChatAuthor, ChatState } from "#contract/chat/schema";
import type { Timestamp } from "./columns";

export interface ChatConversationsTable {
  id: Generated<string>;
  start_hash: Buffer;
  user_id: string | null;
  email_index: Buffer | null;
  sealed_person: Buffer;
  sealed_cart: Buffer | null;
  state: Generated<ChatState>;
  assigned_to: string | null;
  last_number: Generated<number>;
  last_author: ChatAuthor | null;
  visitor_seen: Generated<number>;
  staff_seen: Generated<number>;
  mailed_number: Generated<number>;
  revision: Generated<number>;
  started_at: Timestamp;
  last_at: Timestamp;
  waiting_since: Timestamp | null;
  changed_at: Timestamp;
}

export interface ChatMessagesTable {
  conversation_id: string;
  number: number;
  client_id: string;
  author: ChatAuthor;
  staff_id: string | null;
  sealed_text: Buffer;
  written_at: Timestamp;
}

export interface CannedAnswersTable {
  id: Generated<string>;
  name: string;
  text: string;
}

export interface ChatTables {
  chat_conversations: ChatConversationsTable;
  chat_messages: ChatMessagesTable;
  chat_canned_answers: CannedAnswersTable;
}
