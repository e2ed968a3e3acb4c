/** Delays layout changes until no pointer button is pressed. */
import { useEffect } from "react";

let rest: Promise<void> = Promise.resolve();

/**
 * Resolves once no pointer button is pressed. A message that appears during a press would move the button
 * away, and the click would be lost.
 */
export function pointerAtRest(): Promise<void> {
  return rest;
}

/** Tracks the pointer while a form is mounted. */
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
      // The click event follows the release in the same task.
      setTimeout(resolve);
    };
    for (const type of ["pointerup", "pointercancel", "dragend"]) {
      document.addEventListener(type, release, { capture: true, signal: released.signal });
    }
  });
}
