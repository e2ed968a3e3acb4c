/**
 * When a refresh token other than the current one is tolerated (docs/decisions/sessions.md). Callers have checked
 * that we signed the token for this session, so it was the current one once.
 */

/** The tokens and times a session remembers. */
export interface KnownTokens {
  readonly current: Buffer;
  /** The token before the current one; null once it was tolerated. */
  readonly previous: Buffer | null;
  readonly method: string;
  /** Since the current token was made. */
  readonly secondsAgo: number;
}

/** How long a client may retry after a lost answer. */
export const GRACE_SECONDS = 30;

/**
 * True when the session must end, because two parties hold its tokens. The previous token is tolerated once and for a
 * short time: the answer with its successor was lost, and nobody has used the successor.
 */
export function refuseReusedToken({ current, previous, secondsAgo }: KnownTokens, hash: Buffer): boolean {
  if (hash.equals(current)) return false;
  return !(previous?.equals(hash) && secondsAgo <= GRACE_SECONDS);
}
