/** Waits for a host to answer. */
import { setTimeout as wait } from "node:timers/promises";
import type { Child } from "./child";
import { OperatorError } from "../../errors";
import { DeadlockWatch, describeSilence, starvedMs } from "./main-thread";

const PATIENCE_MS = 120_000;
const ANSWER_WITHIN_MS = 5_000;
const PAUSE_MS = 100;
/** Checks for a deadlocked start; with the pause between them, 10 seconds. */
const MAX_CHECKS = 100;
const MAX_ATTEMPTS = 3;

/** A host whose start is deadlocked. */
class DeadlockError extends OperatorError {}

/**
 * Starts a host and waits until it answers. A deadlocked start is killed and repeated: rarely, Node.js 20
 * deadlocks in its first second, its main thread waiting for another of its threads.
 * @param onDeadlock receives the killed child
 * @throws OperatorError if the host ends, stays silent, or deadlocks each time
 */
export async function startUntilReady(
  start: () => Child | Promise<Child>,
  url: string,
  onDeadlock?: (child: Child) => Promise<void>,
): Promise<Child> {
  for (let attempt = 1; ; attempt += 1) {
    const child = await start();
    try {
      await waitUntilReady(child, url);
      return child;
    } catch (error) {
      if (!(error instanceof DeadlockError) || attempt === MAX_ATTEMPTS) throw error;
      console.error(`${error.message} Restarting it.`);
      child.kill();
      await child.exited;
      await onDeadlock?.(child);
    }
  }
}

/**
 * Resolves at the first answer below 500.
 * @param patienceMs permitted silence; time spent waiting for a CPU does not count
 * @throws OperatorError if the host ends, stays silent or deadlocks
 */
export async function waitUntilReady(child: Child, url: string, patienceMs = PATIENCE_MS): Promise<void> {
  const startedAt = Date.now();
  const ended = child.exited.then((how) => {
    throw new OperatorError(`${child.name} ended before it was ready (${how}).`);
  });
  // The race below reports the end; without this, a late end would be an unhandled rejection.
  ended.catch(() => undefined);
  const watch = new DeadlockWatch(child.identity, MAX_CHECKS);
  while (Date.now() - startedAt - starvedMs(child.identity) < patienceMs) {
    if (await Promise.race([isAnswering(url), ended, wait(ANSWER_WITHIN_MS, false, { ref: false })])) return;
    await Promise.race([wait(PAUSE_MS), ended]);
    if (watch.look())
      throw new DeadlockError(`${child.name} is deadlocked. ${describeSilence(child.identity)}`);
  }
  const silence = `${child.name} did not respond at ${url} within ${patienceMs / 1000} seconds.`;
  throw new OperatorError(`${silence} ${describeSilence(child.identity)}`.trimEnd());
}

/** Returns whether a host answers there with a status below 500. */
export async function isAnswering(url: string): Promise<boolean> {
  const status = await probe(url, ANSWER_WITHIN_MS);
  return typeof status === "number" && status < 500;
}

/**
 * Probes a host once.
 * @returns its status; SILENT if it listens without answering; ABSENT if nothing listens, as before its start
 */
export async function probe(url: string, withinMs: number): Promise<number | "SILENT" | "ABSENT"> {
  const signal = AbortSignal.timeout(withinMs);
  try {
    const response = await fetch(url, { redirect: "manual", signal });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
    return code === "ECONNREFUSED" ? "ABSENT" : "SILENT";
  }
}
