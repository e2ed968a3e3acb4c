/** Delivers webhooks as vendors do: in the background, at least once, with retries. */
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

/** A function if the signature includes the time: it is called for each attempt. */
type WrittenDelivery = Delivery | (() => Delivery);

/** Delayed webhook by set of switches, sent after the next one. */
const delayed = new WeakMap<Switches, () => void>();
/** Maximum delay of a webhook if no other follows. */
const OVERTAKEN_WITHIN_MS = 1_000;

/** Sends in the background, with the repetitions and order of the switches. Never throws. */
export function sendWebhook(delivery: WrittenDelivery, switches: Switches): void {
  const { loseWebhooks, duplicateWebhooks, reorderWebhooks } = switches.current;
  if (loseWebhooks) return;
  const send = async () => {
    await Promise.all(Array.from({ length: duplicateWebhooks + 1 }, () => deliver(delivery)));
  };
  const overtaken = delayed.get(switches);
  if (overtaken) void send().then(overtaken);
  else if (reorderWebhooks) letOvertake(send, switches);
  else void send();
}

function letOvertake(send: () => Promise<void>, switches: Switches): void {
  const release = () => {
    if (delayed.get(switches) !== release) return;
    delayed.delete(switches);
    void send();
  };
  delayed.set(switches, release);
  setTimeout(release, OVERTAKEN_WITHIN_MS).unref();
}

async function deliver(delivery: WrittenDelivery): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await isAccepted(typeof delivery === "function" ? delivery() : delivery)) return;
    // A missing receiver must not keep the process alive.
    await wait(FIRST_PAUSE_MS * 2 ** attempt, undefined, { ref: false });
  }
}

async function isAccepted({ url, headers, body }: Delivery): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const answer = await fetch(url, { method: "POST", headers, body, signal });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
