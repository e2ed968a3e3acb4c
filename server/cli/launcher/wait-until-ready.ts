/** Waits for a host to answer. */
import { setTimeout as wait } from "node:timers/promises";
import type { Child } from "./child";
import { OperatorError } from "../../errors";
import { DeadlockWatch, describeSilence, starvedMs } from "./main-thread";

const PATIENCE_MS = 120_000;
const ANSWER_WITHIN_MS = 5_000;
const PAUSE_MS = 100;
/** Looks of a dead-locked start, with the pause between them: 10 seconds. */
const LOOKS = 100;
const TRIES = 3;

/** A host whose start is deadlocked. */
class DeadlockError extends OperatorError {}

/**
 * Starts a host and waits until it answers. A start that is dead-locked is ended and begun again: rarely, a start of
 * Node.js 20 stops in its first second, its main thread waiting for another of its threads.
 * @param onDeadlock told the child that was ended
 * @throws OperatorError when the host ends, stays silent, or is dead-locked each time
 */
export async function startUntilReady(
  start: () => Child | Promise<Child>,
  url: string,
  onDeadlock?: (child: Child) => Promise<void>,
): Promise<Child> {
  for (let tries = 1; ; tries += 1) {
    const child = await start();
    try {
      await waitUntilReady(child, url);
      return child;
    } catch (error) {
      if (!(error instanceof DeadlockError) || tries === TRIES) throw error;
      console.error(`${error.message} Restarting it.`);
      child.kill();
      await child.exited;
      await onDeadlock?.(child);
    }
  }
}

/**
 * Resolves at the first answer below 500.
 * @param patienceMs how long it may be silent; time in which it only waits for a processor does not count
 * @throws OperatorError when the host ends, stays silent or is dead-locked
 */
export async function waitUntilReady(child: Child, url: string, patienceMs = PATIENCE_MS): Promise<void> {
  const startedAt = Date.now();
  const ended = child.exited.then((how) => {
    throw new OperatorError(`${child.name} ended before it was ready (${how}).`);
  });
  // The race below reports it; without this a late end would be an unhandled rejection.
  ended.catch(() => undefined);
  const watch = new DeadlockWatch(child.identity, LOOKS);
  while (Date.now() - startedAt - starvedMs(child.identity) < patienceMs) {
    if (await Promise.race([answers(url), ended, wait(ANSWER_WITHIN_MS, false, { ref: false })])) return;
    await Promise.race([wait(PAUSE_MS), ended]);
    if (watch.look())
      throw new DeadlockError(`${child.name} is deadlocked. ${describeSilence(child.identity)}`);
  }
  const silence = `${child.name} did not respond at ${url} within ${patienceMs / 1000} seconds.`;
  throw new OperatorError(`${silence} ${describeSilence(child.identity)}`.trimEnd());
}

/** Whether a host answers there with anything but a failure of its own. */
export async function answers(url: string): Promise<boolean> {
  const status = await ask(url, ANSWER_WITHIN_MS);
  return typeof status === "number" && status < 500;
}

/**
 * Asks a host once.
 * @returns the status of its answer; SILENT when it listens and does not answer; ABSENT when nothing listens there, as
 * before it has started
 */
export async function ask(url: string, withinMs: number): Promise<number | "SILENT" | "ABSENT"> {
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
