/** What the shop asks of a chat that somebody else runs (CHAT-12); an adapter for each vendor says it in the vendor's words. */
import type { ChatIdentity } from "#contract/chat/schema";
import type { HostedChat } from "#contract/chat/hosted";
import { openChatwoot } from "./chatwoot";
import { openTawk } from "./tawk";

export interface ChatPort {
  /**
   * Fetches the vendor's script, the first time, and shows the chat.
   * @throws when it cannot be reached within seconds
   */
  open(): Promise<void>;
  /** Who writes, proved by the server's signature; null: a guest. May be called before `open`. */
  setVisitor(visitor: ChatIdentity | null): void;
  /** Ends the conversation of who was here in this browser, loaded or not: the next one must not read it. */
  leave(): void;
}

export function openChatPort(hosted: HostedChat): ChatPort {
  return hosted.provider === "tawk" ? openTawk(hosted) : openChatwoot(hosted);
}
