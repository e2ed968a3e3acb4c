/** Lets background work rest as long as it worked, so that on a busy host requests go first. */
import { setTimeout as wait } from "node:timers/promises";

/** On a calm host a batch is done in milliseconds and the rest is as short; under load both grow. */
const LONGEST_REST_MS = 500;

/** Rests as long as the work took that began at this time (Date.now()). */
export async function restAsLong(begun: number): Promise<void> {
  await wait(Math.min(Date.now() - begun, LONGEST_REST_MS), undefined, { ref: false });
}
