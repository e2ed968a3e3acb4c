/** Waits for a host to answer. */
import { setTimeout as wait } from "node:timers/promises";
import type { Child } from "./child";
import { OperatorError } from "../../errors";
import { describeSilence } from "./describe-silence";

const PATIENCE_MS = 120_000;
const ANSWER_WITHIN_MS = 5_000;

/** Resolves at the first answer below 500. @throws OperatorError when the host ends or stays silent. */
export async function waitUntilReady(child: Child, url: string, patienceMs = PATIENCE_MS): Promise<void> {
  const deadline = Date.now() + patienceMs;
  const ended = child.exited.then((how) => {
    throw new OperatorError(`${child.name} ended before it was ready (${how}).`);
  });
  // The race below reports it; without this a late end would be an unhandled rejection.
  ended.catch(() => undefined);
  while (Date.now() < deadline) {
    if (await Promise.race([answers(url), ended, wait(ANSWER_WITHIN_MS, false, { ref: false })])) return;
    await Promise.race([wait(100), ended]);
  }
  const silence = `${child.name} did not answer at ${url} within ${patienceMs / 1000} seconds.`;
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
