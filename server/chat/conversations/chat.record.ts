/** Records returned by the chat stores. */
import type { ChatAuthor, ChatEntry, ChatMessage, ChatState, ReportedLine } from "#contract/chat/schema";

/** Sealing context of `ChatPerson`. */
export const SEALED_PERSON = "chat_conversations";

/** As sealed in `chat_conversations.sealed_person`. */
export interface ChatPerson {
  readonly name: string;
  /** Lower case; null when unknown. */
  readonly email: string | null;
  /** Path of the site; empty when unknown. */
  readonly page: string;
}

/** As sealed in `chat_conversations.sealed_cart`. */
export type ReportedCart = readonly ReportedLine[];

/** A conversation as its visitor reads it. */
export interface VisitorConversation {
  readonly person: ChatPerson;
  readonly state: ChatState;
  readonly staffSeen: number;
}

export interface NewMessage {
  readonly clientId: string;
  readonly text: string;
  /** Null = written by the visitor. */
  readonly staffId: string | null;
  /** Page a visitor writes from; empty = unchanged. */
  readonly page: string;
}

/** State of a conversation, for its listeners. */
export interface ChatStatus {
  readonly id: string;
  readonly revision: number;
  readonly lastNumber: number;
  readonly staffSeen: number;
  readonly state: ChatState;
}

export type PlacedMessage = ChatMessage & { readonly conversationId: string };

/** @see ChatEntry */
export type ChatRow = Omit<
  ChatEntry,
  "name" | "email" | "page" | "username" | "assignedTo" | "lastText" | "lastAt" | "waitingSince"
> & {
  readonly sealed: Buffer;
  readonly sealedUser: Buffer | null;
  readonly sealedOwner: Buffer | null;
  readonly sealedText: Buffer | null;
  readonly lastAt: Date;
  readonly waitingSince: Date | null;
};

/** A typing notification for all listeners. */
export interface Typing {
  readonly id: string;
  readonly author: ChatAuthor;
  /** Set for staff, who only receive others' notifications; absent for a visitor. */
  readonly userId?: string;
}
