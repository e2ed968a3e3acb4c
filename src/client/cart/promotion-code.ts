/** The promotion code of this tab: given in the cart or at the checkout, and taken along between them (CHECKOUT-15). */
import { useSyncExternalStore } from "react";
import { ignoringErrors } from "../page/dom";
import { PROMOTION_EVENT, PROMOTION_KEY, SESSION_EVENT } from "../page/page-marks";

/** Without storage the code lasts until the page is left. */
let inMemory = "";

/** The code the shop accepted; empty without one. */
export function storedCode(): string {
  return ignoringErrors(() => sessionStorage.getItem(PROMOTION_KEY)) ?? inMemory;
}

/** @param code empty: no code any more */
export function storeCode(code: string): void {
  inMemory = code;
  ignoringErrors(() =>
    code ? sessionStorage.setItem(PROMOTION_KEY, code) : sessionStorage.removeItem(PROMOTION_KEY),
  );
  dispatchEvent(new Event(PROMOTION_EVENT));
}

export function useStoredCode(): string {
  return useSyncExternalStore(watchCode, storedCode, () => "");
}

/** Also the sign-out forgets it. @returns ends it */
export function watchCode(tell: () => void): () => void {
  const events = [PROMOTION_EVENT, SESSION_EVENT];
  events.forEach((type) => addEventListener(type, tell));
  return () => events.forEach((type) => removeEventListener(type, tell));
}

interface Refusal {
  readonly property: string | null;
  readonly message: string;
}

/** Why the shop takes a code not, or not any more, in the answer to a quote; null when it does. */
export function refusalOfCode(errors: readonly Refusal[]): string | null {
  return errors.find(({ property }) => property === "promotionCode")?.message ?? null;
}
