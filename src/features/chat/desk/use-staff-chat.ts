/** One conversation as staff lead it: its messages, what is still to be sent, and what the visitor does (CHAT-3 to CHAT-5). */
import { useCallback, useEffect, useRef, useState } from "react";
import type { ChatEntry, ChatMessage, ShownCartLine } from "#contract/chat";
import { MESSAGES } from "#contract/messages";
import { callApi } from "../../../client/api/rest-client";
import { randomUuid } from "../../../lib/random-key";
import type { DeskEvents } from "./use-desk-events";

export interface StaffChat {
  /** Null until it was read. */
  readonly chat: ChatEntry | null;
  readonly messages: readonly ChatMessage[];
  /** Of a guest's browser; empty for an account's, and when nothing was told. */
  readonly cart: readonly ShownCartLine[];
  /** Being sent, or to be sent again. */
  readonly unsent: readonly {
    readonly clientId: string;
    readonly text: string;
    readonly isRefused: boolean;
  }[];
  readonly isVisitorTyping: boolean;
  /** Why it could not be read; empty: it could. */
  readonly trouble: string;
  send(text: string): void;
  sendAgain(): void;
  noteTyping(): void;
  refresh(): void;
}

const TYPED_MS = 4_000;
const TYPING_MS = 2_000;

export function useStaffChat(id: string, events: Pick<DeskEvents, "subscribe">): StaffChat {
  const [chat, setChat] = useState<ChatEntry | null>(null);
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [cart, setCart] = useState<readonly ShownCartLine[]>([]);
  const [unsent, setUnsent] = useState<StaffChat["unsent"]>([]);
  const [trouble, setTrouble] = useState("");
  const [isVisitorTyping, setTyping] = useState(false);
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
  const send = async (clientId: string, text: string) => {
    const mark = (isRefused: boolean) =>
      setUnsent((before) => before.map((one) => (one.clientId === clientId ? { ...one, isRefused } : one)));
    mark(false);
    try {
      const answer = await callApi("answerChat", { params, body: { clientId, text }, isQuiet: true });
      if (!answer?.isSuccess) return mark(true);
      await read();
      setUnsent((before) => before.filter((one) => one.clientId !== clientId));
    } catch {
      mark(true);
    }
  };

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
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = subscribe((event) => {
      if (event.name === "reload" || (event.name === "chat" && event.data.id === id)) void read();
      if (event.name !== "typing" || event.data.id !== id || event.data.author !== "VISITOR") return;
      setTyping(true);
      clearTimeout(timer);
      timer = setTimeout(() => setTyping(false), TYPED_MS);
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [id, read, subscribe]);

  return {
    ...{ chat, messages, cart, unsent, isVisitorTyping, trouble },
    send(text) {
      const clientId = randomUuid();
      setUnsent((before) => [...before, { clientId, text, isRefused: false }]);
      void send(clientId, text);
    },
    sendAgain: () =>
      unsent.filter(({ isRefused }) => isRefused).forEach((one) => void send(one.clientId, one.text)),
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
