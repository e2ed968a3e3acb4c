/**
 * Who an Authorization header speaks for. The database is asked every time, so that what ends a session ends it at
 * once in every API process; the requests of one moment share one query (docs/decisions/0014).
 */
import DataLoader from "dataloader";
import { MESSAGES } from "#contract/messages";
import { DomainError } from "../errors";
import type { Background } from "../http/background";
import type { SessionReader } from "../http/session";
import type { LiveSession, SessionsStore } from "./sessions.store";
import type { TokenMint } from "./tokens";
import { permissionsOf } from "./users.store";

const SESSIONS_PER_QUERY = 200;

export function createSessionReader(
  mint: TokenMint,
  store: SessionsStore,
  background: Background,
): SessionReader {
  const sessions = new DataLoader<string, LiveSession | null>(
    async (sessionIds) => {
      const unique = [...new Set(sessionIds)];
      const live = await store.listLive(unique);
      const stale = live.filter(({ isStale }) => isStale).map(({ id }) => id);
      if (stale.length > 0) background.run(() => store.touch(stale));
      const byId = new Map(live.map((session) => [session.id, session]));
      return sessionIds.map((id) => byId.get(id) ?? null);
    },
    { cache: false, maxBatchSize: SESSIONS_PER_QUERY },
  );

  return {
    async findViewer(authorization) {
      if (!authorization) return null;
      const claim = mint.readAuthorization(authorization);
      const session = claim && (await sessions.load(claim.sessionId));
      if (!session || session.userId !== claim.userId) {
        throw new DomainError("UNAUTHENTICATED", MESSAGES.access.unauthenticated);
      }
      const { role, permissions, userId, id } = session;
      return {
        userId,
        username: claim.username,
        role,
        permissions: permissionsOf(role, permissions),
        sessionId: id,
      };
    },
  };
}
