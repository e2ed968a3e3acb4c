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

/** A function where the vendor signs the time: it is called for each attempt. */
type WrittenDelivery = Delivery | (() => Delivery);

/** The delayed webhook of each set of switches, sent after the next one. */
const waiting = new WeakMap<Switches, () => void>();
/** Nothing is left behind when no other webhook comes. */
const OVERTAKEN_WITHIN_MS = 1_000;

/** Sends in the background, as often and in the order the switches say. Never throws. */
export function sendWebhook(delivery: WrittenDelivery, switches: Switches): void {
  const { loseWebhooks, duplicateWebhooks, reorderWebhooks } = switches.current;
  if (loseWebhooks) return;
  const send = async () => {
    await Promise.all(Array.from({ length: duplicateWebhooks + 1 }, () => deliver(delivery)));
  };
  const overtaken = waiting.get(switches);
  if (overtaken) void send().then(overtaken);
  else if (reorderWebhooks) letOvertake(send, switches);
  else void send();
}

function letOvertake(send: () => Promise<void>, switches: Switches): void {
  const release = () => {
    if (waiting.get(switches) !== release) return;
    waiting.delete(switches);
    void send();
  };
  waiting.set(switches, release);
  setTimeout(release, OVERTAKEN_WITHIN_MS).unref();
}

async function deliver(delivery: WrittenDelivery): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await isTaken(typeof delivery === "function" ? delivery() : delivery)) return;
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
