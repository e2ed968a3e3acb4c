/** The one back-off of background work. */

const MAX_SECONDS = 3_600;

/**
 * Seconds until the next attempt: doubled after each, an hour at most.
 * @param attempts made so far
 */
export function backoff(attempts: number, maxSeconds: number = MAX_SECONDS): number {
  return Math.min(maxSeconds, 2 ** Math.min(attempts, 12));
}
