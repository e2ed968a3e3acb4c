/** Stores sessions, one row each from sign-in to sign-out, and the sign-in history. */
import { sql } from "kysely";
import type { SIGN_IN_OUTCOMES } from "#contract/accounts/auth";
import { permissionsInSession, permissionsOf, type Permission, type Role } from "#contract/staff/roles";
import type { AuditWrite } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import { openIdentity, usernameIndexes, type Identity } from "../../db/identity";
import type { Sealer } from "../../db/sealed";
import type { Origin } from "../../http/session";
import { refuseReusedToken, type KnownTokens } from "./refresh-reuse.rules";
import type { UserRecord } from "../users/users.store";

export type SignInOutcome = (typeof SIGN_IN_OUTCOMES)[number];

export interface SessionRecord {
  readonly id: string;
  readonly origin: Origin;
  readonly signedInAt: Date;
  readonly lastSeenAt: Date;
}

export interface SignInRecord {
  readonly at: Date;
  readonly outcome: SignInOutcome;
  readonly method: string;
  readonly origin: Origin;
}

export interface LiveSession {
  readonly id: string;
  readonly userId: string;
  readonly role: Role;
  /** The permissions of the user in this session. */
  readonly permissions: readonly Permission[];
  readonly isVerified: boolean;
  readonly isStale: boolean;
}

export interface NewSession {
  readonly id: string;
  readonly userId: string;
  readonly refreshHash: Buffer;
  readonly method: string;
  readonly origin: Origin;
  /** The hash that the password matched. If the stored hash differs, the password has changed since. */
  readonly passwordHash: string | null;
  readonly hasSecondFactor: boolean;
  /** True for a registration with an unverified address. */
  readonly isUnverified: boolean;
}

export interface RefreshRequest {
  readonly sessionId: string;
  readonly username: string;
  readonly hash: Buffer;
  readonly nextHash: Buffer;
  readonly origin: Origin;
}

export type RefreshedUser = Omit<UserRecord, "passwordHash" | "isActive">;

export interface SessionsStore {
  /**
   * Also writes the history. Waits for concurrent account changes. @returns false if the user may not sign in
   */
  begin(session: NewSession): Promise<boolean>;
  addSignIn(userId: string, outcome: SignInOutcome, method: string, origin: Origin): Promise<void>;
  /** Replaces the refresh token. Reuse ends the session. @returns null if the given token is invalid */
  rotate(request: RefreshRequest): Promise<RefreshedUser | null>;
  /** Reads all sessions in one statement. */
  listLive(sessionIds: readonly string[]): Promise<LiveSession[]>;
  touch(sessionIds: readonly string[]): Promise<void>;
  /** @returns false for a session that does not exist, belongs to another user, or has ended */
  end(userId: string, sessionId: string, reason: string): Promise<boolean>;
  endOthers(userId: string, keepSessionId: string): Promise<void>;
  /** Ends one session (null = all) and writes the audit entry. @returns false if there was no session */
  endByStaff(userId: string, sessionId: string | null, recordAudit: AuditWrite): Promise<boolean>;
  listOfUser(userId: string): Promise<SessionRecord[]>;
  listSignIns(userId: string): Promise<SignInRecord[]>;
}

/** As many as a person can read through. */
const LISTED_SESSIONS = 100;
const LISTED_SIGN_INS = 30;
/** Precision of "last seen": avoids a write on every request. */
const LAST_SEEN_PRECISION_SECONDS = 60;
/** Days until a session ends, after its last use and after its start (SESSION-9). */
const IDLE_DAYS = 30;
const MAX_DAYS = 180;
const CONTEXT = "sessions";

export function createSessionsStore(db: Db, sealer: Sealer): SessionsStore {
  const seal = ({ ipAddress, userAgent }: Origin) => sealer.seal({ ipAddress, userAgent }, CONTEXT);
  const open = (sealed: Buffer) => sealer.open<Origin>(sealed, CONTEXT);

  return {
    async begin({ id, userId, refreshHash, method, origin, passwordHash, hasSecondFactor, isUnverified }) {
      const sealed = seal(origin);
      const { rows } = await sql`
        WITH allowed AS (
          SELECT id FROM users WHERE id = ${userId} AND status = 'ACTIVE' AND (verified_at IS NOT NULL OR ${isUnverified})
            AND (${passwordHash}::text IS NULL OR password_hash = ${passwordHash}) FOR SHARE
        ), history AS (
          INSERT INTO sign_ins (user_id, outcome, method, sealed_origin)
          SELECT id, 'SUCCEEDED', ${method}, ${sealed} FROM allowed
        )
        INSERT INTO sessions (id, user_id, refresh_hash, sealed_origin, method, has_second_factor, expires_at)
        SELECT ${id}, id, ${refreshHash}, ${sealed}, ${method}, ${hasSecondFactor},
          now() + make_interval(days => ${IDLE_DAYS})
        FROM allowed RETURNING id`.execute(db);
      return rows.length > 0;
    },
    async addSignIn(userId, outcome, method, origin) {
      await db
        .insertInto("sign_ins")
        .values({ user_id: userId, outcome, method, sealed_origin: seal(origin) })
        .execute();
    },
    async rotate(request) {
      const row =
        (await rotateCurrent(db, sealer, request)) ?? (await forgiveOrEnd(db, sealer, request, seal));
      return row ? toRefreshed(openIdentity(sealer, row.sealedIdentity), row) : null;
    },
    async listLive(sessionIds) {
      const { rows } = await sql<Omit<LiveSession, "permissions"> & GrantedRow>`
        SELECT s.id, s.user_id AS "userId", u.role, u.permissions AS "ownPermissions",
               s.has_second_factor AS "hasSecondFactor", u.verified_at IS NOT NULL AS "isVerified",
               s.last_seen_at < now() - make_interval(secs => ${LAST_SEEN_PRECISION_SECONDS}) AS "isStale"
        FROM sessions s JOIN users u ON u.id = s.user_id
        WHERE s.id = ANY(${sessionIds}::uuid[]) AND s.ended_at IS NULL AND s.expires_at > now()
          AND u.status = 'ACTIVE'`.execute(db);
      return rows.map((row) => ({ ...row, permissions: grantedIn(row) }));
    },
    async touch(sessionIds) {
      await sql`UPDATE sessions SET last_seen_at = now()
        WHERE id IN (SELECT id FROM sessions WHERE id = ANY(${sessionIds}::uuid[]) AND ended_at IS NULL
          ORDER BY id FOR UPDATE SKIP LOCKED)`.execute(db);
    },
    async end(userId, sessionId, reason) {
      const { rows } = await sql`UPDATE sessions SET ended_at = now(), end_reason = ${reason}
        WHERE id = ${sessionId} AND user_id = ${userId} AND ended_at IS NULL AND expires_at > now()
        RETURNING id`.execute(db);
      return rows.length > 0;
    },
    async endOthers(userId, keepSessionId) {
      await sql`UPDATE sessions SET ended_at = now(), end_reason = 'ENDED_BY_USER'
        WHERE user_id = ${userId} AND ended_at IS NULL AND id <> ${keepSessionId}`.execute(db);
    },
    endByStaff: (userId, sessionId, recordAudit) =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql`UPDATE sessions SET ended_at = now(), end_reason = 'ENDED_BY_STAFF'
          WHERE user_id = ${userId} AND (${sessionId}::uuid IS NULL OR id = ${sessionId})
            AND ended_at IS NULL AND expires_at > now() RETURNING id`.execute(trx);
        if (rows.length === 0) return false;
        await recordAudit(trx);
        return true;
      }),
    async listOfUser(userId) {
      const { rows } = await sql<{ id: string; sealed: Buffer; created: Date; seen: Date }>`
        SELECT id, sealed_origin AS sealed, created_at AS created, last_seen_at AS seen FROM sessions
        WHERE user_id = ${userId} AND ended_at IS NULL AND expires_at > now()
        ORDER BY last_seen_at DESC, id LIMIT ${LISTED_SESSIONS}`.execute(db);
      return rows.map(({ id, sealed, created, seen }) => ({
        id,
        origin: open(sealed),
        signedInAt: created,
        lastSeenAt: seen,
      }));
    },
    async listSignIns(userId) {
      const { rows } = await sql<Omit<SignInRecord, "origin"> & { sealed: Buffer }>`
        SELECT at, outcome, method, sealed_origin AS sealed FROM sign_ins
        WHERE user_id = ${userId} ORDER BY id DESC LIMIT ${LISTED_SIGN_INS}`.execute(db);
      return rows.map(({ sealed, ...signIn }) => ({ ...signIn, origin: open(sealed) }));
    },
  };
}

/** Columns that determine the permissions of a session. */
interface GrantedRow {
  readonly role: Role;
  /** Null = the role's permissions. */
  readonly ownPermissions: string[] | null;
  readonly hasSecondFactor: boolean;
}

function grantedIn({ role, ownPermissions, hasSecondFactor }: GrantedRow): readonly Permission[] {
  return permissionsInSession(permissionsOf(role, ownPermissions), hasSecondFactor);
}

interface RefreshedRow extends GrantedRow {
  readonly userId: string;
  readonly sealedIdentity: Buffer;
  readonly isVerified: boolean;
}

function isNamed(sealer: Sealer, username: string) {
  return sql`u.username_index = ANY(${usernameIndexes(sealer, username)}::bytea[])`;
}

/** Handles the common case in one statement: the given token is current. */
async function rotateCurrent(
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

/** Handles a non-current token: tolerated once, because an answer may be lost; otherwise the session ends. */
async function forgiveOrEnd(
  db: Db,
  sealer: Sealer,
  request: RefreshRequest,
  seal: (origin: Origin) => Buffer,
): Promise<RefreshedRow | undefined> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<RefreshedRow & KnownTokens>`
      SELECT s.refresh_hash AS "current", s.previous_refresh_hash AS "previous", s.method,
             extract(epoch FROM clock_timestamp() - s.refreshed_at)::float8 AS "secondsAgo", u.id AS "userId",
             u.sealed_identity AS "sealedIdentity", u.role, u.permissions AS "ownPermissions",
             s.has_second_factor AS "hasSecondFactor", u.verified_at IS NOT NULL AS "isVerified"
      FROM sessions s JOIN users u ON u.id = s.user_id
      WHERE s.id = ${request.sessionId} AND s.ended_at IS NULL AND s.expires_at > now() AND u.status = 'ACTIVE'
        AND ${isNamed(sealer, request.username)}
      FOR UPDATE OF s`.execute(trx);
    const [session] = rows;
    if (!session) return undefined;
    if (refuseReusedToken(session, request.hash)) {
      await sql`UPDATE sessions SET ended_at = now(), end_reason = 'REFRESH_REUSED'
        WHERE id = ${request.sessionId}`.execute(trx);
      await trx
        .insertInto("sign_ins")
        .values({
          user_id: session.userId,
          outcome: "REFRESH_REUSED",
          method: session.method,
          sealed_origin: seal(request.origin),
        })
        .execute();
      return undefined;
    }
    await sql`UPDATE sessions SET refresh_hash = ${request.nextHash}, last_seen_at = now(),
        previous_refresh_hash = CASE WHEN refresh_hash = ${request.hash} THEN refresh_hash END
      WHERE id = ${request.sessionId}`.execute(trx);
    return session;
  });
}

function toRefreshed(identity: Identity, row: RefreshedRow): RefreshedUser {
  const { userId, role, isVerified } = row;
  return { ...identity, userId, role, permissions: grantedIn(row), isVerified };
}
