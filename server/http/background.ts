/**
 * Runs work after the answer, so that work done only for existing accounts does not change the response time
 * (docs/decisions/sign-in.md).
 */
import type { FastifyBaseLogger } from "fastify";

export interface Background {
  /** Starts the task; failures are logged. */
  run(task: () => Promise<void>): void;
  /** Resolves when all started tasks are done. */
  settle(): Promise<void>;
}

export function createBackground(log: Pick<FastifyBaseLogger, "error">): Background {
  const running = new Set<Promise<void>>();
  return {
    run(task) {
      const work = task()
        .catch((error: unknown) => log.error({ err: error }, "background work after a response failed"))
        .finally(() => running.delete(work));
      running.add(work);
    },
    async settle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
