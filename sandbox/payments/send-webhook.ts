/** Delivers a vendor's webhooks as vendors do: at least once, again after a failure, while the call goes on. */
import { setTimeout as wait } from "node:timers/promises";
import { type Switches } from "./switches";

export interface Delivery {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 1_000;
const ANSWER_WITHIN_MS = 5_000;

/** Sends in the background, as often as the switches say. Never throws. */
export function sendWebhook(delivery: Delivery, switches: Switches): void {
  if (switches.current.loseWebhooks) return;
  for (let copy = 0; copy <= switches.current.duplicateWebhooks; copy += 1) void deliver(delivery);
}

async function deliver(delivery: Delivery): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await isTaken(delivery)) return;
    // A receiver that is gone must not keep the sandbox's process alive.
    await wait(FIRST_PAUSE_MS * 2 ** attempt, undefined, { ref: false });
  }
}

async function isTaken({ url, headers, body }: Delivery): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const answer = await fetch(url, { method: "POST", headers, body, signal });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
