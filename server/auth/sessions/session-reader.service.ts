/**
 * Resolves an Authorization header to its viewer. Queries the database every time, so that all API processes
 * refuse an ended session at once. Concurrent requests share one query (docs/decisions/sessions.md).
 */
import { MESSAGES } from "#contract/messages";
import { inOneQuery } from "../../db/querying/one-query";
import { DomainError } from "../../errors";
import type { Background } from "../../http/background";
import type { SessionReader } from "../../http/session";
import type { LiveSession, SessionsStore } from "./sessions.store";
import type { TokenMint } from "./tokens.service";

export function createSessionReader(
  mint: TokenMint,
  store: SessionsStore,
  background: Background,
): SessionReader {
  const findSession = inOneQuery<LiveSession>(
    async (sessionIds) => {
      const live = await store.listLive(sessionIds);
      const stale = live.filter(({ isStale }) => isStale).map(({ id }) => id);
      if (stale.length > 0) background.run(() => store.touch(stale));
      return live;
    },
    ({ id }) => id,
  );

  return {
    async findViewer(authorization) {
      if (!authorization) return null;
      const claim = mint.readAuthorization(authorization);
      const session = claim && (await findSession(claim.sessionId));
      if (!session || session.userId !== claim.userId) {
        throw new DomainError("UNAUTHENTICATED", MESSAGES.access.unauthenticated);
      }
      const { role, permissions, isVerified, userId, id } = session;
      return {
        userId,
        username: claim.username,
        role,
        permissions,
        isVerified,
        sessionId: id,
      };
    },
  };
}
