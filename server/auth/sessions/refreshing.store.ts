/** Replaces refresh tokens of sessions (docs/decisions/sessions.md). */
import { sql } from "kysely";
import type { Db } from "../../db/client";
import { openIdentity, usernameIndexes } from "../../db/identity";
import type { Sealer } from "../../db/sealed";
import type { Origin } from "../../http/session";
import type { UserRecord } from "../users/users.store";
import type { KnownTokens } from "./refresh-reuse.rules";
import { grantedIn, IDLE_DAYS, MAX_DAYS, type GrantedRow } from "./session-terms.rules";
import { sealOrigin } from "./sessions.store";

export interface RefreshRequest {
  readonly sessionId: string;
  readonly username: string;
  readonly hash: Buffer;
  readonly nextHash: Buffer;
}

export type RefreshedUser = Omit<UserRecord, "passwordHash" | "isActive">;

export interface RefreshedRow extends GrantedRow {
  readonly userId: string;
  readonly sealedIdentity: Buffer;
  readonly isVerified: boolean;
}

function isNamed(sealer: Sealer, username: string) {
  return sql`u.username_index = ANY(${usernameIndexes(sealer, username)}::bytea[])`;
}

/** Handles the common case in one statement: the given token is current. */
export async function rotateCurrent(
  db: Db,
  sealer: Sealer,
  { sessionId, username, hash, nextHash }: RefreshRequest,
): Promise<RefreshedRow | undefined> {
  const { rows } = await sql<RefreshedRow>`
    UPDATE sessions s
    SET refresh_hash = ${nextHash}, previous_refresh_hash = s.refresh_hash, refreshed_at = now(),
        last_seen_at = now(), expires_at = LEAST(now() + make_interval(days => ${IDLE_DAYS}),
          s.created_at + make_interval(days => ${MAX_DAYS}))
    FROM users u
    WHERE s.id = ${sessionId} AND s.refresh_hash = ${hash} AND s.ended_at IS NULL AND s.expires_at > now()
      AND u.id = s.user_id AND u.status = 'ACTIVE' AND ${isNamed(sealer, username)}
    RETURNING u.id AS "userId", u.sealed_identity AS "sealedIdentity", u.role, u.permissions AS "ownPermissions",
      s.has_second_factor AS "hasSecondFactor", u.verified_at IS NOT NULL AS "isVerified"`.execute(db);
  return rows[0];
}

/** A session under lock, with its tokens; undefined if it has ended. */
export async function lockSession(
  trx: Db,
  sealer: Sealer,
  { sessionId, username }: Pick<RefreshRequest, "sessionId" | "username">,
): Promise<(RefreshedRow & KnownTokens) | undefined> {
  const { rows } = await sql<RefreshedRow & KnownTokens>`
    SELECT s.refresh_hash AS "current", s.previous_refresh_hash AS "previous", s.method,
           extract(epoch FROM clock_timestamp() - s.refreshed_at)::float8 AS "secondsAgo", u.id AS "userId",
           u.sealed_identity AS "sealedIdentity", u.role, u.permissions AS "ownPermissions",
           s.has_second_factor AS "hasSecondFactor", u.verified_at IS NOT NULL AS "isVerified"
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.id = ${sessionId} AND s.ended_at IS NULL AND s.expires_at > now() AND u.status = 'ACTIVE'
      AND ${isNamed(sealer, username)}
    FOR UPDATE OF s`.execute(trx);
  return rows[0];
}

/** Ends a session whose token was reused, and records it in the sign-in history. */
export async function endReused(
  trx: Db,
  sealer: Sealer,
  sessionId: string,
  { userId, method }: { readonly userId: string; readonly method: string },
  origin: Origin,
): Promise<void> {
  await sql`UPDATE sessions SET ended_at = now(), end_reason = 'REFRESH_REUSED'
    WHERE id = ${sessionId}`.execute(trx);
  await trx
    .insertInto("sign_ins")
    .values({
      user_id: userId,
      outcome: "REFRESH_REUSED",
      method,
      sealed_origin: sealOrigin(sealer, origin),
    })
    .execute();
}

/** Replaces the token; the current one may be used once more. */
export async function writeNextToken(
  trx: Db,
  { sessionId, hash, nextHash }: Omit<RefreshRequest, "username">,
): Promise<void> {
  await sql`UPDATE sessions SET refresh_hash = ${nextHash}, last_seen_at = now(),
      previous_refresh_hash = CASE WHEN refresh_hash = ${hash} THEN refresh_hash END
    WHERE id = ${sessionId}`.execute(trx);
}

export function toRefreshed(sealer: Sealer, row: RefreshedRow): RefreshedUser {
  const { userId, role, isVerified } = row;
  const identity = openIdentity(sealer, row.sealedIdentity);
  return { ...identity, userId, role, permissions: grantedIn(row), isVerified };
}
