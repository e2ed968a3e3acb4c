/** Lets background work rest as long as it worked, so that on a busy host requests go first. */
import { setTimeout as wait } from "node:timers/promises";

/** On a calm host a batch is done in milliseconds and the rest is as short; under load both grow. */
const MAX_REST_MS = 500;

/**
 * Rests as long as the work took that began at this time (Date.now()).
 *
 * @param share of that time, for work somebody waits for
 */
export async function restAsLong(begun: number, share = 1): Promise<void> {
  await wait(Math.min((Date.now() - begun) * share, MAX_REST_MS), undefined, { ref: false });
}
