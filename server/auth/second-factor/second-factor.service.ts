/** The second step of sign-in: challenge, setup and reset (STAFF-6, docs/decisions/accounts.md). */
import { createHash, randomBytes } from "node:crypto";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { needsSecondFactor } from "#contract/staff/roles";
import type { LoginAnswer, SecondFactorAnswer } from "#contract/accounts/second-factor";
import type { ShopSettings } from "../../shop.settings";
import { DomainError, SignInRefused } from "../../errors";
import { writeMail } from "../../gateways/mail/mail-row";
import { secondFactor, type SecondFactorChange } from "../mails/second-factor.mail";
import type { OutgoingMail } from "../../gateways/mail/outbox.store";
import type { RateLimits } from "../../http/rate-limits";
import type { Origin, Viewer } from "../../http/session";
import { toSessionUser, type SessionsService } from "../sessions/sessions.service";
import type { AccountChangeParts } from "../users/add-user.change";
import type { UserRecord, UsersStore } from "../users/users.store";
import { consumeRecoveryCode } from "./consume-recovery-code.change";
import { newRecoveryCodes, recoveryHash } from "./recovery-codes.rules";
import type { ResetBy, SecondFactorReset } from "./second-factor-reset.service";
import type { SecondFactorStore, Ticket } from "./second-factor.store";
import { setUpFactor } from "./set-up-factor.change";
import { newSecret, stepOf, uriOf } from "./totp.rules";

export interface SecondFactorParts extends AccountChangeParts {
  readonly store: SecondFactorStore;
  readonly users: Pick<UsersStore, "findById">;
  readonly reset: SecondFactorReset;
  readonly sessions: SessionsService;
  readonly limits: RateLimits;
  readonly shop: ShopSettings;
  /** Exempts users from the second factor that their permissions require. */
  isExempt(username: string): boolean;
}

export interface SecondStep {
  readonly ticket: string;
  readonly code: string;
}

const { auth } = MESSAGES;

export class SecondFactorService {
  constructor(private readonly parts: SecondFactorParts) {}

  /**
   * Returns a session after a right password. Returns a ticket for the second step if the user has a second
   * factor or a permission that requires one.
   */
  async admit(user: UserRecord, origin: Origin): Promise<LoginAnswer> {
    const { store, sessions, isExempt } = this.parts;
    const { userId, passwordHash } = user;
    const begin = async (hasSecondFactor: boolean) => ({
      ...(await sessions.begin(user, { method: "password", origin, passwordHash, hasSecondFactor })),
      secondFactor: null,
    });
    if (isExempt(user.username)) return begin(true);
    const secret = await store.findSecret(userId);
    if (!secret && !user.permissions.some(needsSecondFactor)) return begin(false);
    const ticket = randomBytes(24).toString("base64url");
    await store.putTicket(hashOf(ticket), { userId, passwordHash, newSecret: secret ? null : newSecret() });
    const secondFactor = { ticket, isEnrolled: secret !== null };
    return { user: toSessionUser({ ...user, permissions: [] }), tokens: null, secondFactor };
  }

  /** Returns the secret to set up. Idempotent per ticket. @throws DomainError BAD_USER_INPUT */
  async enrol(ticket: string): Promise<{ readonly secret: string; readonly uri: string }> {
    const { newSecret: secret, userId } = await this.requireTicket(ticket);
    const user = await this.parts.users.findById(userId);
    if (!secret || !user) throw ticketExpired();
    return { secret, uri: uriOf(secret, this.parts.shop.name, user.username) };
  }

  /**
   * Exchanges the ticket and a right code for a session. The first code of a new secret completes the setup.
   * @param deviceOf finds the id of the calling device if that device knows the account
   * @throws DomainError BAD_USER_INPUT, TOO_MANY_REQUESTS
   */
  async verify(
    { ticket, code }: SecondStep,
    origin: Origin,
    deviceOf: (username: string) => string | null,
  ): Promise<SecondFactorAnswer> {
    const { store, users, sessions, limits } = this.parts;
    const { userId, passwordHash, newSecret: secret } = await this.requireTicket(ticket);
    const user = await users.findById(userId);
    if (!user) throw ticketExpired();
    const subject = { address: origin.ipAddress, account: userId, device: deviceOf(user.username) };
    await limits.limit("factor", subject, auth.tooManySecondFactors);
    const recoveryCodes = secret ? await this.setUp(user, secret, code) : null;
    if (!recoveryCodes && !(await this.isRight(user, code))) {
      sessions.remember(userId, "FAILED", "second factor", origin);
      throw refused(user.username);
    }
    if (!(await store.dropTicket(hashOf(ticket)))) throw ticketExpired();
    await limits.forgive("factor", subject);
    const how = { method: "second factor", origin, passwordHash, hasSecondFactor: true };
    return { ...(await sessions.begin(user, how)), recoveryCodes };
  }

  /**
   * Requires a fresh code for actions that a session alone does not allow. Each code works once.
   * @param message the message when no code was sent
   * @throws DomainError BAD_USER_INPUT for a wrong or missing code, TOO_MANY_REQUESTS
   */
  async confirm(
    { userId, username }: Pick<Viewer, "userId" | "username">,
    code: string | undefined,
    { ipAddress }: Origin,
    message: string = MESSAGES.validation.secondFactorCode,
  ): Promise<void> {
    const { users, limits, isExempt } = this.parts;
    if (isExempt(username)) return;
    if (code === undefined) throw noCode(message);
    const subject = { address: ipAddress, account: userId };
    await limits.limit("factor", subject, auth.tooManySecondFactors);
    const user = await users.findById(userId);
    if (!user || !(await this.isRight(user, code))) throw refused(username);
    await limits.forgive("factor", subject);
  }

  /**
   * @throws DomainError FORBIDDEN unless a super admin calls, NOT_FOUND, BAD_USER_INPUT if the user has no
   * second factor
   */
  async reset(viewer: Viewer, username: string, by: ResetBy): Promise<void> {
    if (viewer.role !== "SUPERADMIN") throw new DomainError("FORBIDDEN", MESSAGES.access.forbidden);
    const outcome = await this.parts.reset(username, by);
    if (outcome === "NO_USER") throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
    if (outcome === "NO_SECOND_FACTOR") throw new DomainError("BAD_USER_INPUT", auth.noSecondFactor);
  }

  private async requireTicket(ticket: string): Promise<Ticket> {
    const stored = await this.parts.store.findTicket(hashOf(ticket));
    if (!stored) throw ticketExpired();
    return stored;
  }

  /** @returns the recovery codes, or null for a wrong code or if another tab finished the setup first */
  private async setUp(user: UserRecord, secret: string, code: string): Promise<string[] | null> {
    const step = stepOf(code, secret);
    if (step === null) return null;
    const recoveryCodes = newRecoveryCodes();
    const factor = { secret, recovery: recoveryCodes.map(recoveryHash) };
    const isNew = await setUpFactor(this.parts, user.userId, factor, step, this.mail(user, "set up"));
    return isNew ? recoveryCodes : null;
  }

  private async isRight(user: UserRecord, code: string): Promise<boolean> {
    const { store } = this.parts;
    if (code.length === LIMITS.secondFactor.recoveryCodeLength) {
      return consumeRecoveryCode(
        this.parts,
        user.userId,
        recoveryHash(code),
        this.mail(user, "recovery code used"),
      );
    }
    const secret = await store.findSecret(user.userId);
    const step = secret && stepOf(code, secret);
    return step ? store.consumeStep(user.userId, step) : false;
  }

  private mail({ username, firstName }: UserRecord, change: SecondFactorChange): OutgoingMail {
    return writeMail(secondFactor, { to: username, firstName, change }, this.parts.shop);
  }
}

function hashOf(ticket: string): Buffer {
  return createHash("sha256").update(ticket).digest();
}

function refused(username: string): DomainError {
  const message = auth.secondFactorRefused;
  return new SignInRefused(message, username, [{ property: "code", constraints: { wrong: message } }]);
}

function noCode(message: string): DomainError {
  return new DomainError("BAD_USER_INPUT", message, [
    { property: "code", constraints: { required: message } },
  ]);
}

function ticketExpired(): DomainError {
  return new DomainError("BAD_USER_INPUT", auth.secondFactorLate);
}
