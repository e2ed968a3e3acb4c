/** Opens this browser's conversation with staff, or returns what is needed to start one (CHAT-1, CHAT-2). */
import { useEffect, useRef, useState } from "react";
import { bearerOf } from "#contract/accounts/session";
import type { ChatHours, VisitorChat } from "#contract/chat/schema";
import type { FieldError } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { sendRequest } from "../../client/http/send-request";
import { randomUuid } from "../../lib/random-key";
import { ignoringErrors } from "../../client/page/dom";
import { currentSession } from "../../client/session/current-session";
import { openChatLine, type ChatLine } from "./chat-line";
import { storeChat, storedChat } from "./chat-storage";
import { visitorsPage } from "./visitors-page";

export type ChatPhase =
  | { readonly is: "loading" }
  | { readonly is: "failed" }
  /** A guest enters name and email address. */
  | {
      readonly is: "form";
      readonly hours: ChatHours;
      readonly errors: readonly FieldError[];
      readonly message: string;
    }
  | { readonly is: "open"; readonly line: ChatLine };

export interface Chat {
  readonly phase: ChatPhase;
  begin(person: { readonly name: string; readonly email: string }): void;
  /** Drops an ended conversation, or retries after a failure. */
  restart(): void;
}

export function useChat(): Chat {
  const [phase, setPhase] = useState<ChatPhase>({ is: "loading" });
  const [attempt, setAttempt] = useState(0);
  // The same key until a conversation is open, so that a second click starts no second one.
  const startKey = useRef("");
  const line = useRef<ChatLine | null>(null);
  const isMounted = useRef(false);
  const open = (chat: VisitorChat) => {
    if (!isMounted.current) {
      // The box was closed meanwhile: the next one continues this conversation, unless it has another already.
      if (!storedChat()) storeChat({ token: chat.token, unsent: [] });
      return;
    }
    line.current?.stop();
    line.current = openChatLine(chat);
    setPhase({ is: "open", line: line.current });
  };

  useEffect(() => {
    let isCurrent = true;
    isMounted.current = true;
    const settle = (outcome: ChatPhase | VisitorChat) => {
      if (!isCurrent) return;
      if ("is" in outcome) setPhase(outcome);
      else open(outcome);
    };
    startKey.current ||= randomUuid();
    findChat(startKey.current).then(settle, () => settle({ is: "failed" }));
    return () => {
      isCurrent = false;
      isMounted.current = false;
      line.current?.stop();
      line.current = null;
    };
  }, [attempt]);

  return {
    phase,
    begin({ name, email }) {
      const body = { startKey: startKey.current, name, email, page: visitorsPage() };
      sendRequest("startChat", { body }, null).then(
        ({ envelope }) => {
          if (envelope.isSuccess && envelope.data) return open(envelope.data);
          const { message, fieldErrors: errors } = envelope;
          setPhase((before) => (before.is === "form" ? { ...before, message, errors } : before));
        },
        () => {
          const message = MESSAGES.generic.unreachableForm;
          setPhase((before) => (before.is === "form" ? { ...before, message, errors: [] } : before));
        },
      );
    },
    restart() {
      startKey.current = "";
      setPhase({ is: "loading" });
      setAttempt(attempt + 1);
    },
  };
}

async function findChat(startKey: string): Promise<ChatPhase | VisitorChat> {
  consumeChatLink();
  const stored = storedChat();
  if (stored) {
    const { status, envelope } = await sendRequest(
      "getChat",
      { body: { token: stored.token, after: 0 } },
      null,
    );
    if (envelope.isSuccess && envelope.data) return envelope.data;
    if (status !== 404) return { is: "failed" };
    storeChat(null);
  }
  const session = await currentSession();
  if (session) {
    const body = { startKey, email: undefined, page: visitorsPage() };
    const { envelope } = await sendRequest("startChat", { body }, bearerOf(session.tokens));
    if (envelope.isSuccess && envelope.data) return envelope.data;
    // An expired session is treated as a guest.
  }
  const { envelope } = await sendRequest("getChatHours", {}, null);
  if (!envelope.isSuccess || !envelope.data) return { is: "failed" };
  return { is: "form", hours: envelope.data, errors: [], message: "" };
}

/** Reads the conversation token of an email's link, and removes it from the address at once. */
function consumeChatLink(): void {
  const token = new URLSearchParams(location.hash.slice(1)).get("chat");
  if (!token) return;
  storeChat({ token, unsent: [] });
  ignoringErrors(() => history.replaceState(history.state, "", location.pathname + location.search));
}
