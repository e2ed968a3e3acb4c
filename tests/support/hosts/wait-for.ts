/** Waits for background work. */
import { setTimeout as wait } from "node:timers/promises";

const PATIENCE_MS = 60_000;
const LOOK_MS = 60;

/** Polls until there is a value. @throws at the timeout */
export async function waitFor<Value>(
  look: () => Promise<Value | null>,
  patienceMs = PATIENCE_MS,
  what = String(look),
): Promise<Value> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const value = await look();
    if (value !== null) return value;
    if (Date.now() > deadline) throw new Error(`Timed out after ${patienceMs} ms waiting for ${what}`);
    await wait(LOOK_MS);
  }
}

/** Polls until it is true. @throws at the timeout */
export async function waitUntil(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  await waitFor(async () => ((await isTrue()) ? true : null), PATIENCE_MS, String(isTrue));
}
