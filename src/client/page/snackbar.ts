/** The notification area: one message at a time; the style sheet hides it after a while, later under the pointer. */
import { each } from "./dom";
import type { Severity } from "./page-keys";

/** Shows a message; no effect on a page without the area. */
export function showSnackbar(message: string, severity: Severity): void {
  const line = document.createElement("p");
  line.textContent = message;
  line.className = severity;
  each("[data-snackbar]", (area) => area.replaceChildren(line));
}
