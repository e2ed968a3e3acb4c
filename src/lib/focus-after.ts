/** Moves the focus on when its element disappears; apart from the dialogs, which no first screen loads. */
import { flushSync } from "react-dom";

/** Renders a state change at once, then focuses an element: an open dialog would hold the focus. */
export function focusAfter(change: () => void, id: string): void {
  flushSync(change);
  document.getElementById(id)?.focus();
}
