/** Waits for a host to answer. */
import { setTimeout as wait } from "node:timers/promises";
import type { Child } from "./child";
import { StartError } from "./start-error";

const TIMEOUT_MS = 120_000;

/** Resolves at the first answer below 500. @throws StartError when the host ends or stays silent. */
export async function waitUntilReady(child: Child, url: string): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  const ended = child.exited.then((how) => {
    throw new StartError(`${child.name} ended before it was ready (${how}).`);
  });
  // The race below reports it; without this a late end would be an unhandled rejection.
  ended.catch(() => undefined);
  while (Date.now() < deadline) {
    if (await Promise.race([answers(url), ended])) return;
    await Promise.race([wait(100), ended]);
  }
  throw new StartError(`${child.name} did not answer at ${url} within ${TIMEOUT_MS / 1000} seconds.`);
}

/** Whether a host answers there with anything but a failure of its own. */
export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(5_000) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}
