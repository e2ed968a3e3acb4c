/** Fault injection: a tester or a test makes a vendor slow, failing, answering nonsense or losing webhooks. */
import { type FastifyInstance } from "fastify";
import { setTimeout as wait } from "node:timers/promises";

interface SwitchSettings {
  /** Every answer waits this long. */
  delayMs: number;
  /** How many of the next calls answer 500 without doing anything. */
  failNext: number;
  /** How many of the next calls answer 200 with nonsense without doing anything. */
  nonsenseNext: number;
  /** How many of the next calls are done, and their answers lost on the way. */
  loseAnswerNext: number;
  /** How many of the next calls with a key are done, and not answered for as long as anybody waits. */
  silenceNext: number;
  /** Further deliveries of each webhook. */
  duplicateWebhooks: number;
  loseWebhooks: boolean;
  /** Every webhook is overtaken by the one after it. */
  reorderWebhooks: boolean;
  /** The vendor's documented test amounts decide the outcome; $2,500.00 would be declined, so this is off at rest. */
  magicAmounts: boolean;
  /** Refuses Braintree's request keys, as for a merchant who may not use them. */
  refuseRequestKeys: boolean;
}

const AT_REST: SwitchSettings = {
  delayMs: 0,
  failNext: 0,
  nonsenseNext: 0,
  loseAnswerNext: 0,
  silenceNext: 0,
  duplicateWebhooks: 0,
  loseWebhooks: false,
  reorderWebhooks: false,
  magicAmounts: false,
  refuseRequestKeys: false,
};

export class Switches {
  private settings: SwitchSettings = { ...AT_REST };

  get current(): Readonly<SwitchSettings> {
    return this.settings;
  }

  /** Takes the settings among the fields of a change, as far as their types fit; other fields are passed over. */
  set(change: Readonly<Record<string, unknown>>): void {
    for (const key of Object.keys(AT_REST) as (keyof SwitchSettings)[]) {
      const value = change[key];
      if (typeof value === typeof AT_REST[key]) Object.assign(this.settings, { [key]: value });
    }
  }

  reset(): void {
    this.settings = { ...AT_REST };
  }

  /** @returns whether this call is one of the next n, and counts it */
  take(key: "failNext" | "nonsenseNext" | "loseAnswerNext" | "silenceNext"): boolean {
    if (this.settings[key] <= 0) return false;
    this.settings[key] -= 1;
    return true;
  }
}

/** Longer than any shop waits for an answer. */
const SILENCE_MS = 120_000;

/** An answer nothing could be read from, well formed on the vendor's wire. */
export interface Nonsense {
  readonly type: string;
  readonly body: string;
}

const JSON_NONSENSE: Nonsense = { type: "application/json", body: '{"weather":"sunny"}' };

/**
 * Applies the switches to all routes registered in this scope afterwards. Register only the vendor's API in it, not
 * the pages a tester presses buttons on.
 */
export function applySwitches(scope: FastifyInstance, switches: Switches, nonsense = JSON_NONSENSE): void {
  scope.addHook("onRequest", async (_request, reply) => {
    // Decided before the delay: a call that was given up meanwhile must not take what is meant for a later one.
    const fails = switches.take("failNext");
    const talksNonsense = !fails && switches.take("nonsenseNext");
    if (switches.current.delayMs > 0) await wait(switches.current.delayMs);
    if (fails) return reply.code(500).type("text/plain").send("Internal Server Error");
    if (talksNonsense) return reply.code(200).type(nonsense.type).send(nonsense.body);
    return undefined;
  });
  scope.addHook("onSend", async (request, reply, payload) => {
    if (reply.statusCode < 500 && switches.take("loseAnswerNext")) {
      request.raw.socket.destroy();
    }
    if (request.headers["idempotency-key"] && switches.take("silenceNext")) {
      await wait(SILENCE_MS, undefined, { ref: false });
    }
    return payload;
  });
}
