/** One conversation as staff lead it: its messages, what is still to be sent, and what the visitor does (CHAT-3 to CHAT-5). */
import { useCallback, useEffect, useRef, useState } from "react";
import type { ChatAuthor, ChatEntry, ChatMessage, DisplayedCartLine } from "#contract/chat/schema";
import { MESSAGES } from "#contract/messages";
import { callApi } from "../../../client/api/rest-client";
import { readAfterSending, useStoredAnswer, type StoredAnswer } from "./stored-answers";
import type { AdminEvents } from "./use-admin-events";

export interface StaffChat {
  /** Null until it was read. */
  readonly chat: ChatEntry | null;
  readonly messages: readonly ChatMessage[];
  /** Of a guest's browser; empty for an account's, and when nothing was told. */
  readonly cart: readonly DisplayedCartLine[];
  /** What is begun, and what is being sent or to be sent again. */
  readonly kept: StoredAnswer;
  /** Who writes at this moment, besides who looks; null: nobody. */
  readonly typist: ChatAuthor | null;
  /** Why it could not be read; empty: it could. */
  readonly trouble: string;
  noteTyping(): void;
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
  const told = useRef(0);
  const last = useRef(0);
  const newest = useRef(0);
  const params = { id };

  const read = useCallback(async () => {
    try {
      const body = { after: last.current };
      const answer = await callApi("getStaffChat", { params: { id }, body, isQuiet: true });
      if (!answer?.isSuccess || !answer.data) return setTrouble(answer?.message ?? MESSAGES.generic.notFound);
      setTrouble("");
      const { chat: fresh, messages: more, cart: shown } = answer.data;
      // Answers may overtake each other.
      setChat((before) => (before && before.revision > fresh.revision ? before : fresh));
      if (fresh.revision >= newest.current) {
        newest.current = fresh.revision;
        setCart(shown);
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
    callApi("noteStaffChat", { params: { id }, body, isQuiet: true }).catch(() => undefined);
  }, [id, chat, messages]);
  const { subscribe } = events;
  useEffect(() => {
    void read();
    const leave = readAfterSending(id, read);
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
      leave();
      clearTimeout(timer);
    };
  }, [id, read, subscribe]);

  return {
    ...{ chat, messages, cart, typist, trouble },
    // What has arrived is shown among the messages.
    kept: {
      draft,
      unsent: unsent.filter(({ clientId }) => !messages.some((one) => one.clientId === clientId)),
    },
    noteTyping() {
      if (Date.now() - told.current < TYPING_MS) return;
      told.current = Date.now();
      callApi("noteStaffChat", { params, body: { seen: 0, isTyping: true }, isQuiet: true }).catch(
        () => undefined,
      );
    },
    refresh: () => void read(),
  };
}

/** Numbers have no gap: what begins right after the last one is all there is. */
function joined(before: readonly ChatMessage[], found: readonly ChatMessage[]): readonly ChatMessage[] {
  const last = before.at(-1)?.number ?? 0;
  const fresh = found.filter(({ number }) => number > last);
  return fresh[0]?.number === last + 1 ? [...before, ...fresh] : before;
}
