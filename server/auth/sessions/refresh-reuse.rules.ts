/**
 * When a refresh token that is not the current one is forgiven (docs/decisions/sessions.md). Every token given here was
 * signed by us for this session, so it is one that was good once.
 */

/** What the session remembers. */
export interface KnownTokens {
  readonly current: Buffer;
  /** The token before the current one; null once it was forgiven. */
  readonly previous: Buffer | null;
  readonly method: string;
  /** Since the current token was made. */
  readonly secondsAgo: number;
}

/** As long as a client may go on trying after an answer was lost. */
export const GRACE_SECONDS = 30;

/**
 * True when the session must end: two parties hold its tokens. The token before the current one is forgiven once
 * and for a short time: the answer with its successor was lost, and the successor never came back.
 */
export function refuseReusedToken({ current, previous, secondsAgo }: KnownTokens, hash: Buffer): boolean {
  if (hash.equals(current)) return false;
  return !(previous?.equals(hash) && secondsAgo <= GRACE_SECONDS);
}
