/** Staff view of one conversation: messages, unsent replies, and visitor activity (CHAT-3 to CHAT-5). */
import { useCallback, useEffect, useRef, useState } from "react";
import type { ChatAuthor, ChatEntry, ChatMessage, DisplayedCartLine } from "#contract/chat/schema";
import { MESSAGES } from "#contract/messages";
import { callApi } from "../../../client/api/rest-client";
import { readAfterSending, useStoredAnswer, type StoredAnswer } from "./stored-answers";
import type { AdminEvents } from "./use-admin-events";

export interface StaffChat {
  /** Null until loaded. */
  readonly chat: ChatEntry | null;
  readonly messages: readonly ChatMessage[];
  /** A guest's cart from the browser; empty for accounts, and when not reported. */
  readonly cart: readonly DisplayedCartLine[];
  /** Draft and unsent replies. */
  readonly stored: StoredAnswer;
  /** Author typing now, other than the viewer; null = none. */
  readonly typist: ChatAuthor | null;
  /** Why loading failed; empty: no failure. */
  readonly trouble: string;
  reportTyping(): void;
  refresh(): void;
}

const TYPED_MS = 4_000;
const TYPING_MS = 2_000;

export function useStaffChat(id: string, events: Pick<AdminEvents, "subscribe">): StaffChat {
  const [chat, setChat] = useState<ChatEntry | null>(null);
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [cart, setCart] = useState<readonly DisplayedCartLine[]>([]);
  const [trouble, setTrouble] = useState("");
  const [typist, setTypist] = useState<ChatAuthor | null>(null);
  const typingSentAt = useRef(0);
  const last = useRef(0);
  const newest = useRef(0);
  const params = { id };

  const read = useCallback(async () => {
    try {
      const body = { after: last.current };
      const answer = await callApi("getStaffChat", { params: { id }, body, isQuiet: true });
      if (!answer?.isSuccess || !answer.data) return setTrouble(answer?.message ?? MESSAGES.generic.notFound);
      setTrouble("");
      const { chat: fresh, messages: more, cart: freshCart } = answer.data;
      // Responses may arrive out of order.
      setChat((before) => (before && before.revision > fresh.revision ? before : fresh));
      if (fresh.revision >= newest.current) {
        newest.current = fresh.revision;
        setCart(freshCart);
      }
      setMessages((before) => joined(before, more));
    } catch {
      setTrouble(MESSAGES.generic.unreachable);
    }
  }, [id]);
  const { unsent, draft } = useStoredAnswer(id);

  useEffect(() => {
    last.current = messages.at(-1)?.number ?? 0;
    const isSeen = chat !== null && chat.unread === 0;
    if (last.current === 0 || isSeen || document.visibilityState === "hidden") return;
    const body = { seen: last.current, isTyping: false };
    callApi("sendStaffChatReceipts", { params: { id }, body, isQuiet: true }).catch(() => undefined);
  }, [id, chat, messages]);
  const { subscribe } = events;
  useEffect(() => {
    void read();
    const unsubscribe = readAfterSending(id, read);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = subscribe((event) => {
      if (event.name === "reload" || (event.name === "chat" && event.data.id === id)) void read();
      if (event.name !== "typing" || event.data.id !== id) return;
      setTypist(event.data.author);
      clearTimeout(timer);
      timer = setTimeout(() => setTypist(null), TYPED_MS);
    });
    return () => {
      end();
      unsubscribe();
      clearTimeout(timer);
    };
  }, [id, read, subscribe]);

  return {
    chat,
    messages,
    cart,
    typist,
    trouble,
    // A received reply appears among the messages.
    stored: {
      draft,
      unsent: unsent.filter(({ clientId }) => !messages.some((message) => message.clientId === clientId)),
    },
    reportTyping() {
      if (Date.now() - typingSentAt.current < TYPING_MS) return;
      typingSentAt.current = Date.now();
      callApi("sendStaffChatReceipts", { params, body: { seen: 0, isTyping: true }, isQuiet: true }).catch(
        () => undefined,
      );
    },
    refresh: () => void read(),
  };
}

/** Numbers have no gap: a batch that follows the last number completes the list. */
function joined(before: readonly ChatMessage[], batch: readonly ChatMessage[]): readonly ChatMessage[] {
  const last = before.at(-1)?.number ?? 0;
  const fresh = batch.filter(({ number }) => number > last);
  return fresh[0]?.number === last + 1 ? [...before, ...fresh] : before;
}
