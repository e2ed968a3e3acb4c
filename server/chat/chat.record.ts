/** What the stores of the chat return. */
import type { ChatAuthor, ChatEntry, ChatMessage, ChatState, ReportedLine } from "#contract/chat/schema";

/** As sealed in `chat_conversations.sealed_person`. */
export interface ChatPerson {
  readonly name: string;
  /** Lower case; null: none is known. */
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
  /** Null: by the visitor. */
  readonly staffId: string | null;
  /** Where a visitor writes from; empty: as before. */
  readonly page: string;
}

/** Where a conversation stands, for those who listen. */
export interface Standing {
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

/** Who is writing, to everybody who listens. */
export interface Typing {
  readonly id: string;
  readonly author: ChatAuthor;
  /** Of the staff, who hear of others only; left out for a visitor. */
  readonly userId?: string;
}
