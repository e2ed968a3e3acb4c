/** The few calls of the browser that the inline script makes, under short names: every byte of it is in every page. */

import { ROUTE_EVENT } from "./page-marks";

export const { parse, stringify } = JSON;

/** Listens on the window, which hears what happens anywhere in the page. */
export function on(type: string, listener: (event: Event) => void, isCapture?: boolean): void {
  addEventListener(type, listener, isCapture);
}

/** Draws what the storage says now, and whenever it changed: here (the event), in another tab, while the page slept. */
export function follow(draw: () => void, event: string): void {
  draw();
  ["storage", "pageshow", ROUTE_EVENT, event].forEach((type) => on(type, draw));
}

/** Calls back for each element of the page that matches. */
export function each(selector: string, callback: (element: HTMLElement) => void): void {
  document.querySelectorAll<HTMLElement>(selector).forEach(callback);
}

/** The element an event happened in that matches, if any. */
export function hit(event: Event, selector: string): HTMLElement | null | undefined {
  // A scripted click may come from the document itself, which has no ancestors.
  return (event.target as Element).closest?.<HTMLElement>(selector);
}

/** Runs a task of browser storage or parsing; undefined when it throws. */
export function ignoringErrors<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
