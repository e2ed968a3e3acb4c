/** Begins, refreshes, ends and lists sessions (SESSION-1 to SESSION-9, docs/decisions/sessions.md). */
import { randomUUID } from "node:crypto";
import type { Device, SignIn } from "#contract/accounts/auth";
import type { Session, SessionUser } from "#contract/accounts/session";
import { MESSAGES } from "#contract/messages";
import { permissionsInSession, ROLE_PERMISSIONS } from "#contract/staff/roles";
import type { Identity } from "../../db/identity";
import type { AuditWrite } from "../../audit/audit.port";
import { DomainError } from "../../errors";
import type { Background } from "../../http/background";
import type { Origin, Viewer } from "../../http/session";
import type { AccountChangeParts } from "../users/add-user.change";
import { endByStaff } from "./end-by-staff.change";
import { rotateToken } from "./rotate-token.change";
import type { SessionsStore, SignInOutcome } from "./sessions.store";
import type { TokenMint, TokenSubject } from "./tokens.service";
import type { UserRecord } from "../users/users.store";

export interface SessionsParts extends AccountChangeParts {
  readonly store: SessionsStore;
  readonly mint: TokenMint;
  readonly background: Background;
}

export interface BegunSession {
  /** "password", "second factor", "code", or the provider's name in lower case. */
  readonly method: string;
  readonly origin: Origin;
  /** The hash that the password matched; null without a password. */
  readonly passwordHash?: string | null;
  /** False withholds the permissions that require a second factor (STAFF-6). */
  readonly hasSecondFactor?: boolean;
  /** True for a registration with an unverified address. */
  readonly isUnverified?: boolean;
}

/** The user fields that a session exposes. */
type SignedInUser = Pick<
  UserRecord,
  "userId" | "username" | "firstName" | "lastName" | "role" | "permissions" | "isVerified"
>;

export class SessionsService {
  constructor(private readonly parts: SessionsParts) {}

  /**
   * Starts a session for a user who has proved their identity.
   * @throws DomainError BAD_USER_INPUT if the account is unverified, or was disabled or given another
   * password meanwhile
   */
  async begin(
    user: SignedInUser,
    { method, origin, passwordHash = null, hasSecondFactor = false, isUnverified = false }: BegunSession,
  ): Promise<Session> {
    const { store, mint } = this.parts;
    const id = randomUUID();
    const refresh = mint.refresh(user.userId, id);
    const { userId } = user;
    const how = { method, origin, passwordHash, hasSecondFactor, isUnverified };
    const begun = await store.begin({ id, userId, refreshHash: refresh.hash, ...how });
    if (!begun) throw new DomainError("BAD_USER_INPUT", MESSAGES.auth.loginRefused);
    const permissions = permissionsInSession(user.permissions, hasSecondFactor);
    return this.toSession({ ...user, permissions }, id, refresh.token);
  }

  /** Records an attempt in the user's sign-in history, after the answer. */
  remember(userId: string, outcome: SignInOutcome, method: string, origin: Origin): void {
    const { background, store } = this.parts;
    background.run(() => store.addSignIn(userId, outcome, method, origin));
  }

  /**
   * Exchanges a refresh token for new tokens and uses it up. Reuse of a token ends its session.
   * @throws DomainError UNAUTHENTICATED if the session has ended
   */
  async refresh(username: string, refreshToken: string, origin: Origin): Promise<Session> {
    const { mint } = this.parts;
    const claim = mint.readRefresh(refreshToken);
    if (!claim) throw sessionOver();
    const { sessionId, hash, userId } = claim;
    const next = mint.refresh(userId, sessionId);
    const user = await rotateToken(this.parts, { sessionId, username, hash, nextHash: next.hash }, origin);
    if (!user) throw sessionOver();
    return this.toSession(user, sessionId, next.token);
  }

  /**
   * Ends the session of the header, even with an expired access token. Idempotent.
   * @throws DomainError UNAUTHENTICATED if the header does not name a session of this shop
   */
  async logout(authorization: string | undefined): Promise<void> {
    const claim = authorization && this.parts.mint.readAuthorization(authorization, "taken");
    if (!claim) throw new DomainError("UNAUTHENTICATED", MESSAGES.auth.logoutUnknown);
    await this.parts.store.end(claim.userId, claim.sessionId, "LOGOUT");
  }

  /**
   * Returns the id of the unverified customer who registered this address in the session of the header, or
   * null. Accepts an expired access token.
   */
  async findRegistrationId(authorization: string | undefined, username: string): Promise<string | null> {
    const { mint, store } = this.parts;
    const claim = authorization && mint.readAuthorization(authorization, "taken");
    if (!claim || claim.username !== username) return null;
    const [session] = await store.listLive([claim.sessionId]);
    return session?.userId === claim.userId && !session.isVerified ? claim.userId : null;
  }

  async listDevices(viewer: Viewer): Promise<Device[]> {
    return this.listDevicesOf(viewer.userId, viewer.sessionId);
  }

  /** Lists any user's devices, for staff. @param currentId the calling session, if it is one of them */
  async listDevicesOf(userId: string, currentId: string | null = null): Promise<Device[]> {
    const sessions = await this.parts.store.listOfUser(userId);
    return sessions.map(({ id, origin, signedInAt, lastSeenAt }) => ({
      id,
      isCurrent: id === currentId,
      ...origin,
      signedInAt: signedInAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }));
  }

  /** @throws DomainError NOT_FOUND for a session that has ended, does not exist or belongs to another user */
  async endDevice(viewer: Viewer, sessionId: string): Promise<void> {
    const isEnded = await this.parts.store.end(viewer.userId, sessionId, "ENDED_BY_USER");
    if (!isEnded) throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
  }

  async endOtherDevices(viewer: Viewer): Promise<void> {
    await this.parts.store.endOthers(viewer.userId, viewer.sessionId);
  }

  /** For staff. @param sessionId null = all sessions @returns false if there was no session */
  endByStaff(userId: string, sessionId: string | null, recordAudit: AuditWrite): Promise<boolean> {
    return endByStaff(this.parts.db, userId, sessionId, recordAudit);
  }

  /** Newest first. */
  async listSignIns(viewer: Viewer): Promise<SignIn[]> {
    const signIns = await this.parts.store.listSignIns(viewer.userId);
    return signIns.map(({ at, outcome, method, origin }) => ({
      at: at.toISOString(),
      outcome,
      method,
      ...origin,
    }));
  }

  private toSession(user: SignedInUser, sessionId: string, refreshToken: string): Session {
    const subject: TokenSubject = { ...user, sessionId };
    return { user: toSessionUser(user), tokens: { ...this.parts.mint.accessAndId(subject), refreshToken } };
  }
}

export function toSessionUser(user: SignedInUser): SessionUser {
  const { username, role, firstName, lastName, permissions, isVerified } = user;
  return { username, type: role, firstName, lastName, permissions: [...permissions], isVerified };
}

/** Returns a customer with an unverified address. */
export function unverifiedCustomer({ username, firstName, lastName }: Identity): SessionUser {
  const permissions = [...ROLE_PERMISSIONS.CUSTOMER];
  return { username, type: "CUSTOMER", firstName, lastName, permissions, isVerified: false };
}

function sessionOver(): DomainError {
  return new DomainError("UNAUTHENTICATED", MESSAGES.auth.sessionOver);
}
