/** What a visitor's browser keeps of the chat: the token, and what was written and not confirmed (CHAT-2, CHAT-3). */
import { ignoringErrors } from "../../client/page/dom";
import { CHAT_KEY } from "../../client/page/page-marks";

export interface Unsent {
  readonly clientId: string;
  readonly text: string;
}

export interface StoredChat {
  readonly token: string;
  readonly unsent: readonly Unsent[];
  /** What is begun; left out: nothing. */
  readonly draft?: string;
}

/** Null: none is known. A browser without storage knows it as long as the page is open. */
let inMemory: StoredChat | null = null;

export function storedChat(): StoredChat | null {
  const stored = ignoringErrors(() => localStorage.getItem(CHAT_KEY));
  if (!stored) return inMemory;
  const read = ignoringErrors(() => JSON.parse(stored) as Partial<StoredChat>);
  if (typeof read?.token !== "string") return null;
  const { token, unsent, draft } = read;
  return {
    ...{ token, unsent: Array.isArray(unsent) ? unsent : [] },
    ...(typeof draft === "string" && draft && { draft }),
  };
}

export function storeChat(chat: StoredChat | null): void {
  inMemory = chat;
  ignoringErrors(() =>
    chat ? localStorage.setItem(CHAT_KEY, JSON.stringify(chat)) : localStorage.removeItem(CHAT_KEY),
  );
}
