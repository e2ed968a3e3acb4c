/** The promotion code of this tab, shared by cart and checkout (CHECKOUT-15). */
import { useSyncExternalStore } from "react";
import { ignoringErrors } from "../page/dom";
import { PROMOTION_EVENT, PROMOTION_KEY, SESSION_EVENT } from "../page/page-keys";

/** Without storage the code lasts until the page unloads. */
let inMemory = "";

/** The accepted code; empty without one. */
export function storedCode(): string {
  return ignoringErrors(() => sessionStorage.getItem(PROMOTION_KEY)) ?? inMemory;
}

/** @param code empty: removes the code */
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

/** Signing out also removes the code. @returns an unsubscribe function */
export function watchCode(listener: () => void): () => void {
  const events = [PROMOTION_EVENT, SESSION_EVENT];
  events.forEach((type) => addEventListener(type, listener));
  return () => events.forEach((type) => removeEventListener(type, listener));
}

interface Refusal {
  readonly property: string | null;
  readonly message: string;
}

/** Why a quote rejected the code; null when the code is valid. */
export function refusalOfCode(errors: readonly Refusal[]): string | null {
  return errors.find(({ property }) => property === "promotionCode")?.message ?? null;
}
