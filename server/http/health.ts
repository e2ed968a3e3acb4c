/** Liveness and readiness. */
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { HEALTH_PATH, READY_PATH } from "#contract/endpoints";
import { fail, succeed } from "#contract/envelope";
import { MESSAGES } from "#contract/messages";
import { oneAtATime } from "../gateways/one-at-a-time";
import { retryAfter } from "./errors";

/** What must be so before this host may be sent shoppers, by what is said when it is not. */
export type ReadinessChecks = Readonly<Record<string, () => boolean | Promise<boolean>>>;

/** A load balancer asks every few seconds and gives up soon. */
const CHECK_WITHIN_MS = 1_000;

export function registerHealth(app: FastifyInstance, checks: ReadinessChecks): void {
  const options = { config: { rateLimit: false } };
  const once = oneAtATime<boolean>();
  let lastFailing = "";

  /** A check that has no answer in time goes on, and the next request joins it: one that hangs takes one connection. */
  const passes = async (name: string, check: ReadinessChecks[string]) => {
    const done = once(name, async () => check()).catch(() => false);
    return Promise.race([done, wait(CHECK_WITHIN_MS, false, { ref: false })]);
  };

  app.get(HEALTH_PATH, options, () => succeed({ status: "up" }, MESSAGES.generic.success));
  app.get(READY_PATH, options, async (_request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => ((await passes(name, check)) ? [] : [name])),
    );
    const failing = results.flat().join(", ");
    if (failing !== lastFailing) {
      if (failing) app.log.error({ failing }, "not ready");
      else app.log.warn("ready again");
      lastFailing = failing;
    }
    reply.header("cache-control", "no-store");
    if (!failing) return succeed({ status: "ready" }, MESSAGES.generic.success);
    return reply
      .code(503)
      .header("retry-after", retryAfter(503))
      .send(fail(`Not ready: ${failing}.`));
  });
}
