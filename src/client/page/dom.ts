/** Short aliases of browser calls for the inline script, whose every byte is in every page. */

import { ROUTE_EVENT } from "./page-keys";

export const { parse, stringify } = JSON;

/** Listens on the window, which receives events of the whole page. */
export function on<Type extends keyof WindowEventMap>(
  type: Type | (string & {}),
  listener: (event: never) => void,
  isCapture?: boolean,
): void {
  addEventListener(type, listener as (event: Event) => void, isCapture);
}

/**
 * Renders the stored state now and after every change: in this tab (the event), in another tab (the storage
 * key equals the event name), and after the page is restored.
 */
export function renderOnChange(draw: () => void, event: string, first = draw): void {
  first();
  ["pageshow", ROUTE_EVENT, event].forEach((type) => on(type, draw));
  on("storage", ({ key }: StorageEvent) => key === event && draw());
}

/** Calls back for each matching element of the page. */
export function each(selector: string, callback: (element: HTMLElement) => void): void {
  document.querySelectorAll<HTMLElement>(selector).forEach(callback);
}

/** Sets a value on every element with the attribute. */
export function setOnAll(attribute: string, value: string | undefined): void {
  each(`[${attribute}]`, (element) => element.setAttribute(attribute, value || ""));
}

/** The closest matching element of an event. */
export function closestTarget(event: Event, selector: string): HTMLElement | null | undefined {
  // A scripted click may target the document itself, which has no ancestors.
  return (event.target as Element).closest?.<HTMLElement>(selector);
}

/** Runs a storage or parsing task; undefined when it throws. */
export function ignoringErrors<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    // Returns undefined; an explicit return would cost bytes.
  }
}

/** A localStorage value; undefined when absent, and in a browser without storage. */
export function stored(key: string): string | undefined {
  return ignoringErrors(() => localStorage[key] as string | undefined);
}

/** Parsed JSON of a localStorage value; undefined when absent or unreadable. */
export function storedJson(key: string): unknown {
  return ignoringErrors(() => parse(stored(key)!) as unknown);
}
