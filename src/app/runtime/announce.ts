/**
 * A line that only screen readers hear. It stands in the page before it is filled: a line that comes with its words is
 * often not read.
 */
let line: HTMLElement | null = null;

/** Called before something is announced for the first time. */
export function addAnnouncer(): void {
  if (line?.isConnected) return;
  line = document.createElement("p");
  line.className = "vh";
  line.setAttribute("role", "status");
  document.body.append(line);
}

/** Read out when the reader is silent; an empty text makes the same words new again. */
export function announce(text: string): void {
  if (line) line.textContent = text;
}
