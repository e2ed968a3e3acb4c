/**
 * The visitor's side of a conversation: messages, unsent messages, and the event stream. Reconnects after any
 * failure, without losing or repeating a message (CHAT-3, CHAT-4).
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
  /** Why the last message was rejected; empty: not rejected. */
  readonly refusal: string;
  /** The conversation can no longer be opened. */
  readonly isOver: boolean;
  readonly hours: ChatHours;
  readonly isReachable: boolean;
}

export interface ChatLine {
  read(): ChatView;
  subscribe(listener: () => void): () => void;
  send(text: string): void;
  /** The draft left when the chat was closed or the page unloaded. */
  draft(): string;
  storeDraft(text: string): void;
  /** Sends a typing signal to staff; throttled to one every two seconds. */
  reportTyping(): void;
  reportSeen(): void;
  stop(): void;
}

const MIN_WAIT_MS = 1_000;
const MAX_WAIT_MS = 15_000;
const TYPING_MS = 2_000;
/** Staff count as typing for this long after their last signal. */
const TYPED_MS = 4_000;

export function openChatLine(chat: VisitorChat): ChatLine {
  const { token } = chat;
  let view: ChatView = {
    messages: chat.messages,
    unsent: storedChat()?.unsent ?? [],
    staffSeen: chat.staffSeen,
    state: chat.state,
    hours: chat.hours,
    isReachable: chat.isReachable,
    isConnected: true,
    isStaffTyping: false,
    refusal: "",
    isOver: false,
  };
  const listeners = new Set<() => void>();
  const ending = new AbortController();
  let isSending = false;
  let draft = storedChat()?.draft ?? "";
  let typingSentAt = 0;
  let lastSeen = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let typingTimer: ReturnType<typeof setTimeout> | undefined;
  let reconnect = () => undefined as void;

  const change = (part: Partial<ChatView>) => {
    view = { ...view, ...part };
    for (const listener of listeners) listener();
  };
  const save = () => storeChat({ token, unsent: view.unsent, ...(draft && { draft }) });
  const last = () => view.messages.at(-1)?.number ?? 0;

  const receive = (message: ChatMessage) => {
    const unsent = view.unsent.filter(({ clientId }) => clientId !== message.clientId);
    // A message ahead of its turn arrives again on the stream, after those before it.
    const messages = message.number === last() + 1 ? [...view.messages, message] : view.messages;
    change({ messages, unsent, isStaffTyping: message.author === "STAFF" ? false : view.isStaffTyping });
    save();
  };
  const retryLater = () => {
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => void flush(), MAX_WAIT_MS / 2);
  };
  /** Sent in sequence, so that messages arrive in writing order. */
  const flush = async () => {
    if (isSending) return;
    isSending = true;
    try {
      for (let next = view.unsent[0]; next && !ending.signal.aborted; next = view.unsent[0]) {
        const body = { token, ...next, page: visitorsPage() };
        const { status, envelope } = await sendRequest("writeChat", { body }, null);
        if (envelope.isSuccess && envelope.data) {
          receive(envelope.data.message);
          // A number ahead of its turn: the message appears once the stream has delivered those before it.
          change({ refusal: "", unsent: view.unsent.filter(({ clientId }) => clientId !== next?.clientId) });
        } else if (status === 404) return change({ isOver: true });
        else if (status === 400) {
          change({ refusal: envelope.message, unsent: view.unsent.slice(1) });
        } else {
          change({ refusal: status === 429 ? envelope.message : MESSAGES.chat.notSent });
          return retryLater();
        }
        save();
      }
    } catch {
      change({ isConnected: false });
      retryLater();
    } finally {
      isSending = false;
    }
  };
  const handleEvent = (name: string, data: unknown) => {
    if (name === "message") return receive(data as ChatMessage);
    if (name === "status") return change(data as ChatEvents["status"]);
    if (name !== "typing" || (data as ChatEvents["typing"]).author !== "STAFF") return;
    change({ isStaffTyping: true });
    clearTimeout(typingTimer);
    typingTimer = setTimeout(() => change({ isStaffTyping: false }), TYPED_MS);
  };
  const keepConnected = async () => {
    let wait = MIN_WAIT_MS;
    while (!ending.signal.aborted) {
      const onOpen = () => {
        wait = MIN_WAIT_MS;
        change({ isConnected: true });
        void flush();
        cart.resend();
      };
      const status = await readEvents("streamChat", {
        body: { token, after: last() },
        signal: ending.signal,
        onOpen,
        onEvent: handleEvent,
      }).catch(() => 0);
      if (ending.signal.aborted) return;
      if (status === 404) return change({ isOver: true });
      // Status 200 is a regular end of the stream; anything else is a broken connection.
      if (status !== 200) change({ isConnected: false });
      // Jitter: clients must not all reconnect at once after a restart.
      const pause = wait * (0.5 + Math.random());
      wait = Math.min(wait * 2, MAX_WAIT_MS);
      await new Promise<void>((resolve) => {
        reconnect = resolve;
        setTimeout(resolve, pause);
      });
    }
  };
  const onOnline = () => reconnect();
  addEventListener("online", onOnline);
  const cart = reportGuestCart(token);
  save();
  void keepConnected();

  return {
    read: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(text) {
      change({ unsent: [...view.unsent, { clientId: randomUuid(), text }], refusal: "" });
      save();
      void flush();
    },
    draft: () => draft,
    storeDraft(text) {
      draft = text;
      save();
    },
    reportTyping() {
      if (Date.now() - typingSentAt < TYPING_MS) return;
      typingSentAt = Date.now();
      reportActivity({ isTyping: true, seen: 0 });
    },
    reportSeen() {
      if (last() <= lastSeen) return;
      lastSeen = last();
      reportActivity({ isTyping: false, seen: lastSeen });
    },
    stop() {
      ending.abort();
      cart.stop();
      clearTimeout(typingTimer);
      clearTimeout(retryTimer);
      removeEventListener("online", onOnline);
    },
  };

  /** A lost report is repeated with the next one. */
  function reportActivity(what: { readonly isTyping: boolean; readonly seen: number }): void {
    sendRequest("sendChatReceipts", { body: { token, ...what } }, null).catch(() => (lastSeen = 0));
  }
}
