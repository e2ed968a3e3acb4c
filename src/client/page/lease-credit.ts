/**
 * The remaining lease approval as this browser last read it, so that the account menu shows the amount
 * without a request (LEASE-51). Deleted at sign-out.
 */
import type { Cents } from "#contract/money/money";
import { storeApprover } from "./approver";
import { ignoringErrors, parse, stringify } from "./dom";
import { LEASE_CREDIT_KEY } from "./page-keys";

export interface LeaseCredit {
  readonly remaining: Cents;
  /** ISO time at which the approval expires. */
  readonly until: string;
  /** Type of the lessor that approved. */
  readonly lessor?: string | null | undefined;
}

/** Dispatched on window after a change in this tab; other tabs get the storage event. */
const CREDIT_EVENT = LEASE_CREDIT_KEY;

/** @param credit null = no approval, or signed out */
export function storeLeaseCredit(credit: LeaseCredit | null): void {
  ignoringErrors(() =>
    credit
      ? localStorage.setItem(LEASE_CREDIT_KEY, stringify(credit))
      : localStorage.removeItem(LEASE_CREDIT_KEY),
  );
  const { lessor, until } = credit ?? {};
  storeApprover(lessor && until ? { lessor, until } : null);
  dispatchEvent(new Event(CREDIT_EVENT));
}

/** The stored text; null without one. */
export function storedLeaseCredit(): string | null {
  return ignoringErrors(() => localStorage.getItem(LEASE_CREDIT_KEY)) ?? null;
}

/** @returns null when unreadable, used up, or expired at `now` (ms) */
export function readLeaseCredit(stored: string | null, now: number): LeaseCredit | null {
  const credit = ignoringErrors(() => parse(stored ?? "") as Partial<LeaseCredit> | null);
  const { remaining, until } = credit ?? {};
  if (!Number.isSafeInteger(remaining) || typeof until !== "string") return null;
  return remaining! > 0 && Date.parse(until) > now ? { remaining: remaining!, until } : null;
}

/** Calls back after possible changes. @returns an unsubscribe function */
export function watchLeaseCredit(callback: () => void): () => void {
  const events = ["storage", CREDIT_EVENT];
  events.forEach((type) => addEventListener(type, callback));
  return () => events.forEach((type) => removeEventListener(type, callback));
}
