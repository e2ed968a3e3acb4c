/** Stores sessions, one row each from sign-in to sign-out, and the sign-in history. */
import { sql } from "kysely";
import type { SIGN_IN_OUTCOMES } from "#contract/accounts/auth";
import type { Permission, Role } from "#contract/staff/roles";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import type { Origin } from "../../http/session";
import { grantedIn, IDLE_DAYS, type GrantedRow } from "./session-terms.rules";

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

export interface SessionsStore {
  /**
   * Also writes the history. Waits for concurrent account changes. @returns false if the user may not sign in
   */
  begin(session: NewSession): Promise<boolean>;
  addSignIn(userId: string, outcome: SignInOutcome, method: string, origin: Origin): Promise<void>;
  /** Reads all sessions in one statement. */
  listLive(sessionIds: readonly string[]): Promise<LiveSession[]>;
  touch(sessionIds: readonly string[]): Promise<void>;
  /** @returns false for a session that does not exist, belongs to another user, or has ended */
  end(userId: string, sessionId: string, reason: string): Promise<boolean>;
  endOthers(userId: string, keepSessionId: string): Promise<void>;
  listOfUser(userId: string): Promise<SessionRecord[]>;
  listSignIns(userId: string): Promise<SignInRecord[]>;
}

/** As many as a person can read through. */
const LISTED_SESSIONS = 100;
const LISTED_SIGN_INS = 30;
/** Precision of "last seen": avoids a write on every request. */
const LAST_SEEN_PRECISION_SECONDS = 60;
const CONTEXT = "sessions";

export function sealOrigin(sealer: Sealer, { ipAddress, userAgent }: Origin): Buffer {
  return sealer.seal({ ipAddress, userAgent }, CONTEXT);
}

export function createSessionsStore(db: Db, sealer: Sealer): SessionsStore {
  const open = (sealed: Buffer) => sealer.open<Origin>(sealed, CONTEXT);

  return {
    async begin({ id, userId, refreshHash, method, origin, passwordHash, hasSecondFactor, isUnverified }) {
      const sealed = sealOrigin(sealer, origin);
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
        .values({ user_id: userId, outcome, method, sealed_origin: sealOrigin(sealer, origin) })
        .execute();
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

/** Ends one session (null = all). @returns false if there was no session */
export async function endForStaff(trx: Db, userId: string, sessionId: string | null): Promise<boolean> {
  const { rows } = await sql`UPDATE sessions SET ended_at = now(), end_reason = 'ENDED_BY_STAFF'
    WHERE user_id = ${userId} AND (${sessionId}::uuid IS NULL OR id = ${sessionId})
      AND ended_at IS NULL AND expires_at > now() RETURNING id`.execute(trx);
  return rows.length > 0;
}
