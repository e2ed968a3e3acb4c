/** Fault injection for testers and tests: slow, failing or malformed responses, and lost webhooks. */
import { type FastifyInstance } from "fastify";
import { setTimeout as wait } from "node:timers/promises";

interface SwitchSettings {
  /** Delay of every response. */
  delayMs: number;
  /** Number of next calls that return 500 without any effect. */
  failNext: number;
  /** Number of next calls that return 200 with a malformed body, without any effect. */
  nonsenseNext: number;
  /** Number of next calls that take effect, but whose responses are lost. */
  loseAnswerNext: number;
  /** Number of next calls with a key that take effect, but respond only after every timeout. */
  silenceNext: number;
  /** Extra deliveries of each webhook. */
  duplicateWebhooks: number;
  loseWebhooks: boolean;
  /** Delivers each webhook after the next one. */
  reorderWebhooks: boolean;
  /**
   * The vendor's documented test amounts determine the outcome. Off by default, because $2,500.00 would be
   * declined.
   */
  magicAmounts: boolean;
  /** Rejects Braintree's request keys, as for a merchant without access to them. */
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

  /** Applies known settings with the right type; ignores other fields. */
  set(change: Readonly<Record<string, unknown>>): void {
    for (const key of Object.keys(AT_REST) as (keyof SwitchSettings)[]) {
      const value = change[key];
      if (typeof value === typeof AT_REST[key]) Object.assign(this.settings, { [key]: value });
    }
  }

  reset(): void {
    this.settings = { ...AT_REST };
  }

  /**
   * Consumes one of the next n calls.
   * @returns true if the fault applies to this call
   */
  consume(key: "failNext" | "nonsenseNext" | "loseAnswerNext" | "silenceNext"): boolean {
    if (this.settings[key] <= 0) return false;
    this.settings[key] -= 1;
    return true;
  }
}

/** Longer than the timeout of any shop. */
const SILENCE_MS = 120_000;

/** A malformed body with a valid status and content type. */
export interface Nonsense {
  readonly type: string;
  readonly body: string;
}

const JSON_NONSENSE: Nonsense = { type: "application/json", body: '{"weather":"sunny"}' };

/**
 * Applies the switches to all routes registered in the scope afterwards. Register only the vendor's API in
 * the scope, not the tester pages.
 */
export function applySwitches(scope: FastifyInstance, switches: Switches, nonsense = JSON_NONSENSE): void {
  scope.addHook("onRequest", async (_request, reply) => {
    // Decided before the delay: a call that has timed out must not consume a fault meant for a later one.
    const fails = switches.consume("failNext");
    const talksNonsense = !fails && switches.consume("nonsenseNext");
    if (switches.current.delayMs > 0) await wait(switches.current.delayMs);
    if (fails) return reply.code(500).type("text/plain").send("Internal Server Error");
    if (talksNonsense) return reply.code(200).type(nonsense.type).send(nonsense.body);
    return undefined;
  });
  scope.addHook("onSend", async (request, reply, payload) => {
    if (reply.statusCode < 500 && switches.consume("loseAnswerNext")) {
      request.raw.socket.destroy();
    }
    if (request.headers["idempotency-key"] && switches.consume("silenceNext")) {
      await wait(SILENCE_MS, undefined, { ref: false });
    }
    return payload;
  });
}
