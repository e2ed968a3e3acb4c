/** Moves the focus when its element disappears. Separate from the dialogs, which no first screen loads. */
import { flushSync } from "react-dom";

/** Renders a state change synchronously, then focuses an element: an open dialog would trap the focus. */
export function focusAfter(change: () => void, id: string): void {
  flushSync(change);
  document.getElementById(id)?.focus();
}
