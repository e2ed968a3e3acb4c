/** Begins, refreshes, ends and lists sessions (SESSION-1 to SESSION-9, docs/decisions/sessions.md). */
import { randomUUID } from "node:crypto";
import type { Device, SignIn } from "#contract/accounts/auth";
import type { Session, SessionUser } from "#contract/accounts/session";
import { MESSAGES } from "#contract/messages";
import { permissionsInSession, ROLE_PERMISSIONS } from "#contract/staff/roles";
import type { Identity } from "../../db/identity";
import type { Note } from "../../audit/audit.port";
import { DomainError } from "../../errors";
import type { Background } from "../../http/background";
import type { Origin, Viewer } from "../../http/session";
import type { SessionsStore, SignInOutcome } from "./sessions.store";
import type { TokenMint, TokenSubject } from "./tokens.service";
import type { UserRecord } from "../users/users.store";

export interface SessionsParts {
  readonly store: SessionsStore;
  readonly mint: TokenMint;
  readonly background: Background;
}

export interface BegunSession {
  /** password, second factor, code, or the provider's name in lower case */
  readonly method: string;
  readonly origin: Origin;
  /** The hash the password was checked against; null when there was no password. */
  readonly passwordHash?: string | null;
  /** Without one the session has no permission that needs one (STAFF-6). */
  readonly hasSecondFactor?: boolean;
  /** True for a registration: the address is not verified yet. */
  readonly isUnverified?: boolean;
}

/** The fields of a user that a session shows. */
type SignedInUser = Pick<
  UserRecord,
  "userId" | "username" | "firstName" | "lastName" | "role" | "permissions" | "isVerified"
>;

export class SessionsService {
  constructor(private readonly parts: SessionsParts) {}

  /**
   * A new session for a user who has proved who they are.
   * @throws DomainError BAD_USER_INPUT when the account is not verified, or was disabled or given another password
   * meanwhile
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

  /** Records a try in the user's history, after the answer. */
  remember(userId: string, outcome: SignInOutcome, method: string, origin: Origin): void {
    const { background, store } = this.parts;
    background.run(() => store.addSignIn(userId, outcome, method, origin));
  }

  /**
   * New tokens in exchange for a refresh token, which is used up. A token that was used before ends its session.
   * @throws DomainError UNAUTHENTICATED when the session has ended
   */
  async refresh(username: string, refreshToken: string, origin: Origin): Promise<Session> {
    const { store, mint } = this.parts;
    const claim = mint.readRefresh(refreshToken);
    if (!claim) throw sessionOver();
    const { sessionId, hash, userId } = claim;
    const next = mint.refresh(userId, sessionId);
    const user = await store.rotate({ sessionId, username, hash, nextHash: next.hash, origin });
    if (!user) throw sessionOver();
    return this.toSession(user, sessionId, next.token);
  }

  /**
   * Ends the session of the header, even when its access token has expired; ending it twice is no failure.
   * @throws DomainError UNAUTHENTICATED when the header names no session of ours
   */
  async logout(authorization: string | undefined): Promise<void> {
    const claim = authorization && this.parts.mint.readAuthorization(authorization, "taken");
    if (!claim) throw new DomainError("UNAUTHENTICATED", MESSAGES.auth.logoutUnknown);
    await this.parts.store.end(claim.userId, claim.sessionId, "LOGOUT");
  }

  /**
   * The customer who registered this address in the session of the header and has not verified it yet, even when the
   * access token has expired; otherwise null.
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

  /** For staff: the devices of any user. @param currentId the session that asks, if it is one of them */
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

  /** @throws DomainError NOT_FOUND for a session that has ended, does not exist or is somebody else's */
  async endDevice(viewer: Viewer, sessionId: string): Promise<void> {
    const ended = await this.parts.store.end(viewer.userId, sessionId, "ENDED_BY_USER");
    if (!ended) throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
  }

  async endOtherDevices(viewer: Viewer): Promise<void> {
    await this.parts.store.endOthers(viewer.userId, viewer.sessionId);
  }

  /** For staff. @param sessionId null: all of them @returns false when there was none */
  endByStaff(userId: string, sessionId: string | null, note: Note): Promise<boolean> {
    return this.parts.store.endByStaff(userId, sessionId, note);
  }

  /** The newest first. */
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

/** A customer whose address is not verified yet. */
export function unverifiedCustomer({ username, firstName, lastName }: Identity): SessionUser {
  const permissions = [...ROLE_PERMISSIONS.CUSTOMER];
  return { username, type: "CUSTOMER", firstName, lastName, permissions, isVerified: false };
}

function sessionOver(): DomainError {
  return new DomainError("UNAUTHENTICATED", MESSAGES.auth.sessionOver);
}
