/** Liveness and readiness. */
import type { FastifyInstance } from "fastify";
import { HEALTH_PATH, READY_PATH } from "#contract/endpoints";
import { fail, succeed } from "#contract/envelope";
import { MESSAGES } from "#contract/messages";

/** @param isReady resolves true when the database answers and the catalogue is loaded; it may throw. */
export function registerHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  const options = { config: { rateLimit: false } };
  app.get(HEALTH_PATH, options, () => succeed({ status: "up" }, MESSAGES.generic.success));
  app.get(READY_PATH, options, async (_request, reply) => {
    const ready = await isReady().catch(() => false);
    if (ready) return succeed({ status: "ready" }, MESSAGES.generic.success);
    return reply.code(503).send(fail(MESSAGES.generic.failure));
  });
}
