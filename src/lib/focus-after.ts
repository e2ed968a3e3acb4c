/** Gives the focus on where what had it is gone; without the dialogs themselves, which are no part of a first screen. */
import { flushSync } from "react-dom";

/** Draws a change of state at once, then focuses an element: a dialog holds the focus as long as it is there. */
export function focusAfter(change: () => void, id: string): void {
  flushSync(change);
  document.getElementById(id)?.focus();
}
