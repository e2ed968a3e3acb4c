const MAX_WAIT_MS = 2_000;

/** Runs a task when the page has nothing else to do, or after two seconds. Some browsers cannot say when that is. */
export function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: MAX_WAIT_MS });
  else setTimeout(task, 0);
}
