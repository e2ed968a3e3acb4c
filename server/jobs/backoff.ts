/** The shared back-off of background work. */

const MAX_SECONDS = 3_600;

/**
 * Seconds until the next attempt: doubles each time, up to an hour.
 * @param attempts made so far
 */
export function backoff(attempts: number, maxSeconds: number = MAX_SECONDS): number {
  return Math.min(maxSeconds, 2 ** Math.min(attempts, 12));
}

/**
 * Seconds until the next poll of something that arrives on its own: short while it is young, up to an hour
 * when it is old.
 * @param share of its age, between two polls
 */
export function backoffByAge(ageSeconds: number, minSeconds = 15, share = 1 / 4): number {
  return Math.min(MAX_SECONDS, Math.max(minSeconds, Math.round(ageSeconds * share)));
}
