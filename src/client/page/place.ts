/**
 * The postal code a shopper gave: prices and delivery are shown for it on every page, and the checkout begins with it. It is kept
 * in this browser only, and only where the shop delivers to.
 */
import { stateOfPostalCode } from "#contract/places/postal-codes";
import { ignoringErrors } from "./dom";
import { PLACE_EVENT, PLACE_KEY } from "./page-marks";

/** Where the browser keeps nothing; null otherwise. */
let inMemory: string | null = null;

/** Pages ask again for the same one too: it is sent again where they had no answer. @param postalCode in a state (contract/places/postal-codes.ts) */
export function storePlace(postalCode: string): void {
  ignoringErrors(() => localStorage.setItem(PLACE_KEY, postalCode));
  const isKept = ignoringErrors(() => localStorage.getItem(PLACE_KEY)) === postalCode;
  inMemory = isKept ? null : postalCode;
  dispatchEvent(new Event(PLACE_EVENT));
}

/** Five digits in a state; null without one. */
export function storedPlace(): string | null {
  const stored = inMemory ?? ignoringErrors(() => localStorage.getItem(PLACE_KEY)) ?? null;
  return stored !== null && stateOfPostalCode(stored) !== null ? stored : null;
}

/** Calls back after possible changes. @returns a function that stops it */
export function watchPlace(callback: () => void): () => void {
  const events = ["storage", PLACE_EVENT];
  events.forEach((type) => addEventListener(type, callback));
  return () => events.forEach((type) => removeEventListener(type, callback));
}
