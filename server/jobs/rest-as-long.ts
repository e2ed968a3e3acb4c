/** Makes background work rest as long as it worked, so that requests go first on a busy host. */
import { setTimeout as wait } from "node:timers/promises";

/** On an idle host, batch and rest take milliseconds; under load, both grow. */
const MAX_REST_MS = 500;

/**
 * Rests as long as the work took.
 * @param startedAt start of the work (Date.now())
 * @param share of that time, for work that a person waits for
 */
export async function restInProportion(startedAt: number, share = 1): Promise<void> {
  await wait(Math.min((Date.now() - startedAt) * share, MAX_REST_MS), undefined, { ref: false });
}
