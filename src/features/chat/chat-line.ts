/**
 * A visitor's end of a conversation: what was written, what is still to be sent, and the line that brings answers. It comes
 * back by itself after whatever broke it, without a message lost or shown twice (CHAT-3, CHAT-4).
 */
import type { ChatEvents, ChatHours, ChatMessage, ChatState, VisitorChat } from "#contract/chat/schema";
import { MESSAGES } from "#contract/messages";
import { readEvents } from "../../client/http/read-events";
import { sendRequest } from "../../client/http/send-request";
import { randomUuid } from "../../lib/random-key";
import { storeChat, storedChat, type Unsent } from "./chat-storage";
import { reportGuestCart } from "./guest-cart";
import { visitorsPage } from "./visitors-page";

export interface ChatView {
  readonly messages: readonly ChatMessage[];
  readonly unsent: readonly Unsent[];
  readonly staffSeen: number;
  readonly state: ChatState;
  readonly isConnected: boolean;
  readonly isStaffTyping: boolean;
  /** Why the last message was not taken; empty: it was. */
  readonly refusal: string;
  /** The conversation cannot be opened any more. */
  readonly isOver: boolean;
  readonly hours: ChatHours;
  readonly isReachable: boolean;
}

export interface ChatLine {
  read(): ChatView;
  subscribe(listener: () => void): () => void;
  send(text: string): void;
  /** What was begun when the chat was closed, or the page left. */
  draft(): string;
  storeDraft(text: string): void;
  /** Tells staff that one is writing; at most every two seconds. */
  noteTyping(): void;
  noteSeen(): void;
  stop(): void;
}

const MIN_WAIT_MS = 1_000;
const MAX_WAIT_MS = 15_000;
const TYPING_MS = 2_000;
/** So long after the last sign staff count as writing. */
const TYPED_MS = 4_000;

export function openChatLine(chat: VisitorChat): ChatLine {
  const { token } = chat;
  let view: ChatView = {
    ...{
      messages: chat.messages,
      unsent: storedChat()?.unsent ?? [],
      staffSeen: chat.staffSeen,
      state: chat.state,
    },
    ...{ hours: chat.hours, isReachable: chat.isReachable },
    ...{ isConnected: true, isStaffTyping: false, refusal: "", isOver: false },
  };
  const listeners = new Set<() => void>();
  const ending = new AbortController();
  let isSending = false;
  let draft = storedChat()?.draft ?? "";
  let told = 0;
  let seen = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  let typing: ReturnType<typeof setTimeout> | undefined;
  let comeBack = () => undefined as void;

  const change = (part: Partial<ChatView>) => {
    view = { ...view, ...part };
    for (const listener of listeners) listener();
  };
  const keep = () => storeChat({ token, unsent: view.unsent, ...(draft && { draft }) });
  const last = () => view.messages.at(-1)?.number ?? 0;

  const take = (message: ChatMessage) => {
    const unsent = view.unsent.filter(({ clientId }) => clientId !== message.clientId);
    // A message that jumped ahead is brought by the line with those before it.
    const messages = message.number === last() + 1 ? [...view.messages, message] : view.messages;
    change({ messages, unsent, isStaffTyping: message.author === "STAFF" ? false : view.isStaffTyping });
    keep();
  };
  const tryAgain = () => {
    clearTimeout(again);
    again = setTimeout(() => void flush(), MAX_WAIT_MS / 2);
  };
  /** One after the other, so that they arrive in the order they were written in. */
  const flush = async () => {
    if (isSending) return;
    isSending = true;
    try {
      for (let next = view.unsent[0]; next && !ending.signal.aborted; next = view.unsent[0]) {
        const body = { token, ...next, page: visitorsPage() };
        const { status, envelope } = await sendRequest("writeChat", { body }, null);
        if (envelope.isSuccess && envelope.data) {
          take(envelope.data.message);
          // Its number may have jumped ahead: then it is shown when the line has brought those before it.
          change({ refusal: "", unsent: view.unsent.filter(({ clientId }) => clientId !== next?.clientId) });
        } else if (status === 404) return change({ isOver: true });
        else if (status === 400) {
          change({ refusal: envelope.message, unsent: view.unsent.slice(1) });
        } else {
          change({ refusal: status === 429 ? envelope.message : MESSAGES.chat.notSent });
          return tryAgain();
        }
        keep();
      }
    } catch {
      change({ isConnected: false });
      tryAgain();
    } finally {
      isSending = false;
    }
  };
  const hear = (name: string, data: unknown) => {
    if (name === "message") return take(data as ChatMessage);
    if (name === "standing") return change(data as ChatEvents["standing"]);
    if (name !== "typing" || (data as ChatEvents["typing"]).author !== "STAFF") return;
    change({ isStaffTyping: true });
    clearTimeout(typing);
    typing = setTimeout(() => change({ isStaffTyping: false }), TYPED_MS);
  };
  const stay = async () => {
    let wait = MIN_WAIT_MS;
    while (!ending.signal.aborted) {
      const onOpen = () => {
        wait = MIN_WAIT_MS;
        change({ isConnected: true });
        void flush();
        cart.tell();
      };
      const status = await readEvents("streamChat", {
        ...{ body: { token, after: last() }, signal: ending.signal, onOpen, onEvent: hear },
      }).catch(() => 0);
      if (ending.signal.aborted) return;
      if (status === 404) return change({ isOver: true });
      // A host that ended has said so; everything else is a line that broke.
      if (status !== 200) change({ isConnected: false });
      // Not all at once when a host comes back.
      const pause = wait * (0.5 + Math.random());
      wait = Math.min(wait * 2, MAX_WAIT_MS);
      await new Promise<void>((resolve) => {
        comeBack = resolve;
        setTimeout(resolve, pause);
      });
    }
  };
  const onOnline = () => comeBack();
  addEventListener("online", onOnline);
  const cart = reportGuestCart(token);
  keep();
  void stay();

  return {
    read: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(text) {
      change({ unsent: [...view.unsent, { clientId: randomUuid(), text }], refusal: "" });
      keep();
      void flush();
    },
    draft: () => draft,
    storeDraft(text) {
      draft = text;
      keep();
    },
    noteTyping() {
      if (Date.now() - told < TYPING_MS) return;
      told = Date.now();
      note({ isTyping: true, seen: 0 });
    },
    noteSeen() {
      if (last() <= seen) return;
      seen = last();
      note({ isTyping: false, seen });
    },
    stop() {
      ending.abort();
      cart.stop();
      clearTimeout(typing);
      clearTimeout(again);
      removeEventListener("online", onOnline);
    },
  };

  /** What is lost of it is told again with the next. */
  function note(what: { readonly isTyping: boolean; readonly seen: number }): void {
    sendRequest("noteChat", { body: { token, ...what } }, null).catch(() => (seen = 0));
  }
}
