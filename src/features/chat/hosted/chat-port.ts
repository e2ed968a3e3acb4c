/** Port for third-party chats (CHAT-12); one adapter per vendor implements it. */
import type { ChatIdentity } from "#contract/chat/schema";
import type { ChatOf, Provider } from "#contract/chat/hosted/providers";
import { openChatwoot } from "./chatwoot";
import { openTawk } from "./tawk";

export interface ChatPort {
  /**
   * Loads the vendor's script on first use, and shows the chat.
   * @throws when the chat is unreachable within seconds
   */
  open(): Promise<void>;
  /** The visitor's identity, signed by the server; null = a guest. May be called before `open`. */
  setVisitor(visitor: ChatIdentity | null): void;
  /** Ends the previous user's conversation in this browser, loaded or not: the next user must not read it. */
  leave(): void;
}

/** The adapter of each provider. */
const ADAPTERS: { readonly [Of in Provider]: (hosted: ChatOf<Of>) => ChatPort } = {
  chatwoot: openChatwoot,
  tawk: openTawk,
};

export function openChatPort<Of extends Provider>(hosted: ChatOf<Of>): ChatPort {
  return ADAPTERS[hosted.provider](hosted);
}
