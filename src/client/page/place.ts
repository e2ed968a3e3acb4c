/**
 * The shopper's postal code: used for prices and delivery on every page, and prefilled at checkout. Stored in
 * this browser only, and only where the shop delivers.
 */
import { stateOfPostalCode } from "#contract/places/postal-codes";
import { ignoringErrors } from "./dom";
import { PLACE_EVENT, PLACE_KEY } from "./page-keys";

/** Fallback for browsers without storage; null otherwise. */
let inMemory: string | null = null;

/**
 * Notifies watchers for an unchanged code, too, so that pages without an answer query again. @param
 * postalCode in a state (contract/places/postal-codes.ts)
 */
export function storePlace(postalCode: string): void {
  ignoringErrors(() => localStorage.setItem(PLACE_KEY, postalCode));
  const isStored = ignoringErrors(() => localStorage.getItem(PLACE_KEY)) === postalCode;
  inMemory = isStored ? null : postalCode;
  dispatchEvent(new Event(PLACE_EVENT));
}

/** Five digits in a state; null without one. */
export function storedPlace(): string | null {
  const stored = inMemory ?? ignoringErrors(() => localStorage.getItem(PLACE_KEY)) ?? null;
  return stored !== null && stateOfPostalCode(stored) !== null ? stored : null;
}

/** Calls back after possible changes. @returns an unsubscribe function */
export function watchPlace(callback: () => void): () => void {
  const events = ["storage", PLACE_EVENT];
  events.forEach((type) => addEventListener(type, callback));
  return () => events.forEach((type) => removeEventListener(type, callback));
}
