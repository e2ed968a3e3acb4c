/**
 * Drafts and unsent replies of the signed-in user, by conversation. They survive leaving a screen, so that
 * staff can switch conversations in mid-sentence (CHAT-5), and an ended session: only signing out or another
 * user deletes them (STAFF-76).
 */
import { useSyncExternalStore } from "react";
import { MESSAGES } from "#contract/messages";
import { callApi } from "../../../client/api/rest-client";
import { sessionOf } from "../../../client/store/auth-slice";
import { shopStore } from "../../../client/store/shop-store";
import { randomUuid } from "../../../lib/random-key";

export interface UnsentAnswer {
  readonly clientId: string;
  readonly text: string;
  /** Sent without success; retried automatically. */
  readonly isWaiting: boolean;
  /** Why the reply is rejected for good; empty: not rejected. */
  readonly refusal: string;
}

export interface StoredAnswer {
  readonly draft: string;
  /** In writing order. */
  readonly unsent: readonly UnsentAnswer[];
}

const RETRY_MS = 7_500;
const NONE: StoredAnswer = { draft: "", unsent: [] };

let owner = "";
let stored: ReadonlyMap<string, StoredAnswer> = new Map();
/** Stops watching the signed-in user; lives as long as the page. */
let stopWatching: (() => void) | undefined;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
const sending = new Set<string>();
const listeners = new Set<() => void>();
/** Reload functions of visible conversations, so that sent messages appear without a gap. */
const readers = new Map<string, () => Promise<void>>();

const currentUsername = () => sessionOf(shopStore().getState().auth)?.user.username ?? "";
const storedOf = (id: string) => stored.get(id) ?? NONE;
const hasUnsent = () => [...stored.values()].some(({ unsent }) => unsent.length > 0);

/** Drafts and unsent replies by conversation. */
export function useStoredAnswers(): ReadonlyMap<string, StoredAnswer> {
  return useSyncExternalStore(
    subscribe,
    () => stored,
    () => stored,
  );
}

export function useStoredAnswer(id: string): StoredAnswer {
  return useStoredAnswers().get(id) ?? NONE;
}

export function storeDraft(id: string, draft: string): void {
  change(id, { draft });
}

/** Sent in sequence, so that replies arrive in writing order. */
export function sendAnswer(id: string, text: string): void {
  const answer = { clientId: randomUuid(), text, isWaiting: false, refusal: "" };
  change(id, { draft: "", unsent: [...storedOf(id).unsent, answer] });
  void flush(id);
}

/** Puts an unsent reply back into the field, before the current draft. */
export function writeAnew(id: string, { clientId, text }: UnsentAnswer): void {
  const { draft, unsent } = storedOf(id);
  change(id, {
    draft: draft ? `${text}\n${draft}` : text,
    unsent: unsent.filter((answer) => answer.clientId !== clientId),
  });
}

/** Retries all unsent replies: after a reconnect, or on request. */
export function sendStoredAnswers(): void {
  clearTimeout(retryTimer);
  // Sent once the author signs in again and opens a conversation.
  if (currentUsername() !== owner) return;
  for (const id of stored.keys()) void flush(id);
}

/** @param read reloads the messages of a visible conversation @returns an unsubscribe function */
export function readAfterSending(id: string, read: () => Promise<void>): () => void {
  readers.set(id, read);
  return () => void (readers.get(id) === read && readers.delete(id));
}

async function flush(id: string): Promise<void> {
  if (sending.has(id)) return;
  sending.add(id);
  const next = () => storedOf(id).unsent.find(({ refusal }) => refusal === "");
  try {
    for (let answer = next(); answer; answer = next()) {
      const { clientId, text } = answer;
      updateUnsent(id, clientId, { isWaiting: false });
      const body = { clientId, text };
      const response = await callApi("answerChat", { params: { id }, body, isQuiet: true }).catch(
        () => undefined,
      );
      if (response?.isSuccess) {
        await readers.get(id)?.();
        change(id, { unsent: storedOf(id).unsent.filter((entry) => entry.clientId !== clientId) });
      } else if (response === null || (response && response.fieldErrors.length > 0)) {
        updateUnsent(id, clientId, { refusal: response?.message ?? MESSAGES.generic.notFound });
      } else {
        updateUnsent(id, clientId, { isWaiting: true });
        clearTimeout(retryTimer);
        retryTimer = setTimeout(sendStoredAnswers, RETRY_MS);
        return;
      }
    }
  } finally {
    sending.delete(id);
  }
}

function updateUnsent(id: string, clientId: string, changes: Partial<UnsentAnswer>): void {
  const unsent = storedOf(id).unsent.map((answer) =>
    answer.clientId === clientId ? { ...answer, ...changes } : answer,
  );
  change(id, { unsent });
}

function change(id: string, part: Partial<StoredAnswer>): void {
  forgetOthers();
  if (!owner) return;
  const now = { ...storedOf(id), ...part };
  const others = [...stored].filter(([other]) => other !== id);
  settle(new Map(now.draft || now.unsent.length > 0 ? [...others, [id, now]] : others));
}

function settle(now: typeof stored): void {
  stored = now;
  // The browser warns before closing a tab with unsent replies.
  (hasUnsent() ? addEventListener : removeEventListener)("beforeunload", preventUnload);
  for (const listener of listeners) listener();
}

const preventUnload = (event: Event) => event.preventDefault();

/** The next user of this browser may be a different person. */
function forgetOthers(): void {
  const username = currentUsername();
  const hasSessionEnded = username === "" && !shopStore().getState().ui.hasSignedOut;
  if (username === owner || hasSessionEnded) return;
  owner = username;
  clearTimeout(retryTimer);
  if (stored.size > 0) settle(new Map());
}

function watchSession(): () => void {
  // A short outage ends before the stream notices it.
  addEventListener("online", sendStoredAnswers);
  return shopStore().subscribe(forgetOthers);
}

function subscribe(listener: () => void): () => void {
  forgetOthers();
  stopWatching ??= watchSession();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
