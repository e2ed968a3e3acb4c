/**
 * Decides when a refresh token other than the current one is tolerated (docs/decisions/sessions.md). Callers
 * have verified that the token was signed for this session, so it was once current.
 */

/** Tokens and times that a session remembers. */
export interface KnownTokens {
  readonly current: Buffer;
  /** The token before the current one; null once tolerated. */
  readonly previous: Buffer | null;
  readonly method: string;
  /** Seconds since the current token was issued. */
  readonly secondsAgo: number;
}

/** How long a client may retry after a lost answer. */
export const GRACE_SECONDS = 30;

/**
 * Returns true if the session must end, because two parties hold its tokens. The previous token is tolerated
 * once, for a short time: the answer with its successor was lost, and the successor is unused.
 */
export function refuseReusedToken({ current, previous, secondsAgo }: KnownTokens, hash: Buffer): boolean {
  if (hash.equals(current)) return false;
  return !(previous?.equals(hash) && secondsAgo <= GRACE_SECONDS);
}
