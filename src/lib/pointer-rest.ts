/** When it is safe to move things on a page. */
import { useEffect } from "react";

let rest: Promise<void> = Promise.resolve();

/**
 * Resolves once no button of a pointer is held down. A message that appears while someone presses a button would move
 * that button away from under the pointer, and the press would be lost.
 */
export function pointerAtRest(): Promise<void> {
  return rest;
}

/** Keeps watch as long as a form is there. */
export function useWatchPointer(): void {
  useEffect(() => {
    document.addEventListener("pointerdown", press, true);
    return () => document.removeEventListener("pointerdown", press, true);
  }, []);
}

function press(): void {
  const released = new AbortController();
  rest = new Promise((resolve) => {
    const release = () => {
      released.abort();
      // The click follows the release in the same task.
      setTimeout(resolve);
    };
    for (const type of ["pointerup", "pointercancel", "dragend"]) {
      document.addEventListener(type, release, { capture: true, signal: released.signal });
    }
  });
}
