/**
 * What is left of the customer's lease approval, as a screen of this browser last read it: the menu of the account shows
 * it on every page without asking anybody (LEASE-51). It goes with whoever it belongs to.
 */
import type { Cents } from "#contract/money";
import { ignoringErrors, parse, stringify } from "./dom";
import { LEASE_CREDIT_KEY } from "./page-marks";

export interface LeaseCredit {
  readonly remaining: Cents;
  /** ISO time the approval lapses at. */
  readonly until: string;
}

/** Dispatched on window when it changed in this tab; other tabs hear the storage event. */
const CREDIT_EVENT = LEASE_CREDIT_KEY;

/** @param credit null: there is none, or nobody it belongs to */
export function keepLeaseCredit(credit: LeaseCredit | null): void {
  ignoringErrors(() =>
    credit
      ? localStorage.setItem(LEASE_CREDIT_KEY, stringify(credit))
      : localStorage.removeItem(LEASE_CREDIT_KEY),
  );
  dispatchEvent(new Event(CREDIT_EVENT));
}

/** As it is stored; null without one. */
export function storedLeaseCredit(): string | null {
  return ignoringErrors(() => localStorage.getItem(LEASE_CREDIT_KEY)) ?? null;
}

/** @returns null for what is no approval, is used up, or has lapsed by `now` (ms) */
export function readLeaseCredit(stored: string | null, now: number): LeaseCredit | null {
  const kept = ignoringErrors(() => parse(stored ?? "") as Partial<LeaseCredit> | null);
  const { remaining, until } = kept ?? {};
  if (!Number.isSafeInteger(remaining) || typeof until !== "string") return null;
  return remaining! > 0 && Date.parse(until) > now ? { remaining: remaining!, until } : null;
}

/** Calls back whenever it may have changed. @returns ends that */
export function followLeaseCredit(callback: () => void): () => void {
  const events = ["storage", CREDIT_EVENT];
  events.forEach((type) => addEventListener(type, callback));
  return () => events.forEach((type) => removeEventListener(type, callback));
}
