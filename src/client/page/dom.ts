/** Short names for the browser calls of the inline script: every byte of it is in every page. */

import { ROUTE_EVENT } from "./page-marks";

export const { parse, stringify } = JSON;

/** Listens on the window, where events of the whole page arrive. */
export function on(type: string, listener: (event: Event) => void, isCapture?: boolean): void {
  addEventListener(type, listener, isCapture);
}

/**
 * Draws the stored state now and after every change: in this tab (the event), in another tab, and after the page was
 * restored.
 */
export function follow(draw: () => void, event: string): void {
  draw();
  ["storage", "pageshow", ROUTE_EVENT, event].forEach((type) => on(type, draw));
}

/** Calls back for each matching element of the page. */
export function each(selector: string, callback: (element: HTMLElement) => void): void {
  document.querySelectorAll<HTMLElement>(selector).forEach(callback);
}

/** The closest matching element of an event. */
export function hit(event: Event, selector: string): HTMLElement | null | undefined {
  // A scripted click may target the document itself, which has no ancestors.
  return (event.target as Element).closest?.<HTMLElement>(selector);
}

/** Runs a storage or parsing task; undefined when it throws. */
export function ignoringErrors<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
