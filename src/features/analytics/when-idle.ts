const MAX_WAIT_MS = 2_000;

/** Runs a task when the page is idle, or after two seconds in browsers without requestIdleCallback. */
export function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: MAX_WAIT_MS });
  else setTimeout(task, 0);
}
