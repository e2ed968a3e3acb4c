/**
 * A line for screen readers only. Added before it is filled: a live region that appears with its text is
 * often not read.
 */
let line: HTMLElement | null = null;

/** Call before the first announcement. */
export function addAnnouncer(): void {
  if (line?.isConnected) return;
  line = document.createElement("p");
  line.className = "vh";
  line.setAttribute("role", "status");
  document.body.append(line);
}

/** Announced politely; an empty text makes the same words new again. */
export function announce(text: string): void {
  if (line) line.textContent = text;
}
