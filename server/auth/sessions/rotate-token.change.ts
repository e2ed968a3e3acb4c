/** Replaces the refresh token of a session; reuse ends it (docs/decisions/sessions.md). */
import type { Origin } from "../../http/session";
import type { AccountChangeParts } from "../users/add-user.change";
import { refuseReusedToken } from "./refresh-reuse.rules";
import {
  endReused,
  lockSession,
  rotateCurrent,
  toRefreshed,
  writeNextToken,
  type RefreshedRow,
  type RefreshedUser,
  type RefreshRequest,
} from "./refreshing.store";

/** @returns null if the given token is invalid */
export async function rotateToken(
  parts: AccountChangeParts,
  request: RefreshRequest,
  origin: Origin,
): Promise<RefreshedUser | null> {
  const { db, sealer } = parts;
  const row = (await rotateCurrent(db, sealer, request)) ?? (await forgiveOrEnd(parts, request, origin));
  return row ? toRefreshed(sealer, row) : null;
}

/** Handles a non-current token: tolerated once, because an answer may be lost; otherwise the session ends. */
function forgiveOrEnd(
  { db, sealer }: AccountChangeParts,
  request: RefreshRequest,
  origin: Origin,
): Promise<RefreshedRow | undefined> {
  return db.transaction().execute(async (trx) => {
    const session = await lockSession(trx, sealer, request);
    if (!session) return undefined;
    if (refuseReusedToken(session, request.hash)) {
      await endReused(trx, sealer, request.sessionId, session, origin);
      return undefined;
    }
    await writeNextToken(trx, request);
    return session;
  });
}
