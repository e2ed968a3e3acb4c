/** Events of all conversations, on one stream per tab that reconnects by itself (CHAT-5). */
import { useEffect, useRef, useState } from "react";
import type { ChatAdminEvents } from "#contract/chat/schema";
import { withSession } from "../../../client/api/rest-client";
import { readEvents } from "../../../client/http/read-events";
import { randomUuid } from "../../../lib/random-key";

export type AdminEvent = {
  [Name in keyof ChatAdminEvents]: { readonly name: Name; readonly data: ChatAdminEvents[Name] };
}[keyof ChatAdminEvents];

export interface AdminEvents {
  /** False from a disconnect until the reconnect. */
  readonly isConnected: boolean;
  /** @returns an unsubscribe function */
  subscribe(listener: (event: AdminEvent) => void): () => void;
}

const MIN_WAIT_MS = 1_000;
const MAX_WAIT_MS = 15_000;

export function useAdminEvents(): AdminEvents {
  const [isConnected, setConnected] = useState(true);
  const listeners = useRef(new Set<(event: AdminEvent) => void>());
  useEffect(() => {
    const ending = new AbortController();
    void keepConnected(ending.signal, setConnected, (event) => {
      for (const listener of listeners.current) listener(event);
    });
    return () => ending.abort();
  }, []);
  const [subscribe] = useState(() => (listener: (event: AdminEvent) => void) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  });
  return { isConnected, subscribe };
}

async function keepConnected(
  signal: AbortSignal,
  setConnected: (isConnected: boolean) => void,
  emit: (event: AdminEvent) => void,
): Promise<void> {
  let wait = MIN_WAIT_MS;
  while (!signal.aborted) {
    const onOpen = () => {
      wait = MIN_WAIT_MS;
      setConnected(true);
    };
    const onEvent = (name: string, data: unknown) => emit({ name, data } as AdminEvent);
    const read = async (authorization: string) => ({
      status: await readEvents("streamChats", {
        body: { tab: randomUuid() },
        authorization,
        signal,
        onOpen,
        onEvent,
      }),
    });
    const answer = await withSession(read).catch(() => ({ status: 0 }));
    if (signal.aborted) return;
    // Signed out: the page redirects to sign-in.
    if (typeof answer === "string") return;
    if (answer.status !== 200) setConnected(false);
    const pause = wait * (0.5 + Math.random());
    wait = Math.min(wait * 2, MAX_WAIT_MS);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(reconnect, pause);
      function reconnect() {
        clearTimeout(timer);
        removeEventListener("online", reconnect);
        resolve();
      }
      addEventListener("online", reconnect);
    });
  }
}
