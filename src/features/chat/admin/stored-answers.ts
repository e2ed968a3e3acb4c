/**
 * Drafts and unsent replies of the signed-in user, by conversation. They survive leaving a screen, so that
 * staff can switch conversations in mid-sentence (CHAT-5), and end with the session.
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

const AGAIN_MS = 7_500;
const NONE: StoredAnswer = { draft: "", unsent: [] };

let owner = "";
let kept: ReadonlyMap<string, StoredAnswer> = new Map();
/** Stops watching the signed-in user; lives as long as the page. */
let following: (() => void) | undefined;
let again: ReturnType<typeof setTimeout> | undefined;
const sending = new Set<string>();
const listeners = new Set<() => void>();
/** Reload functions of visible conversations, so that sent messages appear without a gap. */
const readers = new Map<string, () => Promise<void>>();

const whoIsHere = () => sessionOf(shopStore().getState().auth)?.user.username ?? "";
const keptOf = (id: string) => kept.get(id) ?? NONE;
const hasUnsent = () => [...kept.values()].some(({ unsent }) => unsent.length > 0);

/** Drafts and unsent replies by conversation. */
export function useStoredAnswers(): ReadonlyMap<string, StoredAnswer> {
  return useSyncExternalStore(
    subscribe,
    () => kept,
    () => kept,
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
  change(id, { draft: "", unsent: [...keptOf(id).unsent, answer] });
  void flush(id);
}

/** Puts an unsent reply back into the field, before the current draft. */
export function writeAnew(id: string, { clientId, text }: UnsentAnswer): void {
  const { draft, unsent } = keptOf(id);
  change(id, {
    draft: draft ? `${text}\n${draft}` : text,
    unsent: unsent.filter((one) => one.clientId !== clientId),
  });
}

/** Retries all unsent replies: after a reconnect, or on request. */
export function sendStoredAnswers(): void {
  clearTimeout(again);
  for (const id of kept.keys()) void flush(id);
}

/** @param read reloads the messages of a visible conversation @returns an unsubscribe function */
export function readAfterSending(id: string, read: () => Promise<void>): () => void {
  readers.set(id, read);
  return () => void (readers.get(id) === read && readers.delete(id));
}

async function flush(id: string): Promise<void> {
  if (sending.has(id)) return;
  sending.add(id);
  const next = () => keptOf(id).unsent.find(({ refusal }) => refusal === "");
  try {
    for (let answer = next(); answer; answer = next()) {
      const { clientId, text } = answer;
      mark(id, clientId, { isWaiting: false });
      const body = { clientId, text };
      const said = await callApi("answerChat", { params: { id }, body, isQuiet: true }).catch(
        () => undefined,
      );
      if (said?.isSuccess) {
        await readers.get(id)?.();
        change(id, { unsent: keptOf(id).unsent.filter((one) => one.clientId !== clientId) });
      } else if (said === null || (said && said.fieldErrors.length > 0)) {
        mark(id, clientId, { refusal: said?.message ?? MESSAGES.generic.notFound });
      } else {
        mark(id, clientId, { isWaiting: true });
        clearTimeout(again);
        again = setTimeout(sendStoredAnswers, AGAIN_MS);
        return;
      }
    }
  } finally {
    sending.delete(id);
  }
}

function mark(id: string, clientId: string, how: Partial<UnsentAnswer>): void {
  const unsent = keptOf(id).unsent.map((one) => (one.clientId === clientId ? { ...one, ...how } : one));
  change(id, { unsent });
}

function change(id: string, part: Partial<StoredAnswer>): void {
  forgetOthers();
  if (!owner) return;
  const now = { ...keptOf(id), ...part };
  const others = [...kept].filter(([other]) => other !== id);
  settle(new Map(now.draft || now.unsent.length > 0 ? [...others, [id, now]] : others));
}

function settle(now: typeof kept): void {
  kept = now;
  // The browser warns before closing a tab with unsent replies.
  (hasUnsent() ? addEventListener : removeEventListener)("beforeunload", stay);
  for (const listener of listeners) listener();
}

const stay = (event: Event) => event.preventDefault();

/** The next user of this browser may be a different person. */
function forgetOthers(): void {
  const who = whoIsHere();
  if (who === owner) return;
  owner = who;
  clearTimeout(again);
  if (kept.size > 0) settle(new Map());
}

function follow(): () => void {
  // A short outage ends before the stream notices it.
  addEventListener("online", sendStoredAnswers);
  return shopStore().subscribe(forgetOthers);
}

function subscribe(listener: () => void): () => void {
  forgetOthers();
  following ??= follow();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
