/** Liveness and readiness checks. */
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { HEALTH_PATH, READY_PATH } from "#contract/rest/paths";
import { fail, succeed } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { oneAtATime } from "../gateways/one-at-a-time";
import { retryAfter } from "./errors";

/** The problem, such as "is not loaded", or null when healthy. */
type Finding = string | null;

/** Checks by name; all must pass before this host may serve shoppers. */
export type ReadinessChecks = Readonly<Record<string, () => Finding | Promise<Finding>>>;

/** Load balancers poll every few seconds with a short timeout. */
const CHECK_WITHIN_MS = 1_000;
const SLOW = "does not respond within a second";

export function registerHealth(app: FastifyInstance, checks: ReadinessChecks): void {
  const options = { config: { rateLimit: false } };
  const once = oneAtATime<Finding>();
  let lastFailing = "";

  /** A check that times out keeps running, and the next request joins it: it uses one connection. */
  const find = async (name: string, check: ReadinessChecks[string]) => {
    const done = once(name, async () => check()).catch(() => "does not respond");
    const finding = await Promise.race([done, wait(CHECK_WITHIN_MS, SLOW, { ref: false })]);
    return finding === null ? [] : [`${name} ${finding}`];
  };

  app.get(HEALTH_PATH, options, () => succeed({ status: "up" }, MESSAGES.generic.success));
  app.get(READY_PATH, options, async (_request, reply) => {
    const findings = await Promise.all(Object.entries(checks).map(([name, check]) => find(name, check)));
    const failing = findings.flat().join(", ");
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
