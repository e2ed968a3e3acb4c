/** Waits for a condition, with a timeout. */
import { setTimeout as wait } from "node:timers/promises";

const LOOK_MS = 100;

/**
 * @param findReason returns null once the condition holds
 * @throws Error with the condition and the last reason
 */
export async function until(
  what: string,
  withinMs: number,
  findReason: () => string | null | Promise<string | null>,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (let reason = await findReason(); reason !== null; reason = await findReason()) {
    if (Date.now() > deadline) throw new Error(`Not within ${withinMs / 1_000} s: ${what} (${reason})`);
    await wait(LOOK_MS);
  }
}

/**
 * Fetches an address.
 * @returns status and text if not 2xx, or the connection error; null for a 2xx
 */
export async function findFailure(url: string, withinMs = 5_000): Promise<string | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(withinMs) });
    const text = await answer.text();
    return answer.ok ? null : `${url} answers ${answer.status} ${text}`;
  } catch (error) {
    return `${url}: ${String((error as Error).cause ?? error)}`;
  }
}
