/**
 * Chat data stored in the visitor's browser: the token, the draft and unconfirmed messages (CHAT-2, CHAT-3).
 */
import { ignoringErrors } from "../../client/page/dom";
import { CHAT_KEY } from "../../client/page/page-keys";

export interface Unsent {
  readonly clientId: string;
  readonly text: string;
}

export interface StoredChat {
  readonly token: string;
  readonly unsent: readonly Unsent[];
  /** The draft; omitted without one. */
  readonly draft?: string;
}

/** Fallback while the page is open, for browsers without storage. Null = none. */
let inMemory: StoredChat | null = null;

export function storedChat(): StoredChat | null {
  const stored = ignoringErrors(() => localStorage.getItem(CHAT_KEY));
  if (!stored) return inMemory;
  const read = ignoringErrors(() => JSON.parse(stored) as Partial<StoredChat>);
  if (typeof read?.token !== "string") return null;
  const { token, unsent, draft } = read;
  return {
    token,
    unsent: Array.isArray(unsent) ? unsent : [],
    ...(typeof draft === "string" && draft && { draft }),
  };
}

export function storeChat(chat: StoredChat | null): void {
  inMemory = chat;
  ignoringErrors(() =>
    chat ? localStorage.setItem(CHAT_KEY, JSON.stringify(chat)) : localStorage.removeItem(CHAT_KEY),
  );
}
