/**
 * Signs in with a password and sets passwords (ACCOUNT-2 to ACCOUNT-6). Answers and response times are the
 * same whether or not an account exists (docs/decisions/sign-in.md).
 */
import {
  UNVERIFIED_RULE,
  type changePasswordInput,
  type loginInput,
  type resetPasswordInput,
} from "#contract/accounts/auth";
import { composedPassword } from "#contract/accounts/password-rules";
import { MESSAGES } from "#contract/messages";
import type { LoginAnswer } from "#contract/accounts/second-factor";
import type { InferType } from "yup";
import type { AuditWrite } from "../audit/audit.port";
import type { ShopSettings } from "../shop.settings";
import { DomainError, SignInRefused } from "../errors";
import { writeMail } from "../gateways/mail/mail-row";
import type { Background } from "../http/background";
import type { RateLimits } from "../http/rate-limits";
import type { Origin, Viewer } from "../http/session";
import { refuseGuessable } from "./guessable-password.rules";
import { passwordChanged } from "./mails/password-changed.mail";
import { passwordReset } from "./mails/password-reset.mail";
import type { PasswordHasher } from "./password-hasher.service";
import type { RegistrationService } from "./registration.service";
import type { SecondFactorService } from "./second-factor/second-factor.service";
import type { SessionsService } from "./sessions/sessions.service";
import { mailNewCode } from "./users/mailed-codes.rules";
import { codeRefused, type ConsumeCode } from "./users/mailed-codes.service";
import type { AccountChangeParts } from "./users/add-user.change";
import { replaceCode } from "./users/replace-code.change";
import { setPassword, type PasswordChange } from "./users/set-password.change";
import type { UserRecord, UsersStore } from "./users/users.store";

export interface AuthParts extends AccountChangeParts {
  readonly users: UsersStore;
  readonly registrations: Pick<RegistrationService, "remind">;
  readonly consumeCode: ConsumeCode;
  readonly sessions: SessionsService;
  readonly passwords: PasswordHasher;
  readonly secondFactor: Pick<SecondFactorService, "admit">;
  readonly limits: RateLimits;
  readonly background: Background;
  readonly shop: ShopSettings;
}

const { auth } = MESSAGES;

export class AuthService {
  constructor(private readonly parts: AuthParts) {}

  /**
   * @param device id of the device if it knows the account: its attempts are counted separately
   * @throws DomainError BAD_USER_INPUT for every refusal, with UNVERIFIED_RULE when only the verification is
   * missing
   */
  async login(
    { username, password }: InferType<typeof loginInput>,
    origin: Origin,
    device: string | null,
  ): Promise<LoginAnswer> {
    const { users, registrations, sessions, passwords, limits, secondFactor } = this.parts;
    const subject = { address: origin.ipAddress, account: username, device };
    await limits.limit("login", subject, auth.tooManyLogins);
    const { holder, registration } = await users.findNamed(username);
    const turn = device ? "first" : "usual";
    const isHolder = await passwords.isRight(password, holder?.passwordHash ?? null, turn);
    if (holder?.isActive && isHolder) {
      await limits.forgive("login", subject);
      return secondFactor.admit(holder, origin);
    }
    // Checked even if an account exists: skipping the check would reveal the account to a person who
    // registers its address.
    const isRegistration = await passwords.isRight(password, registration?.passwordHash ?? null, turn);
    if (registration?.isActive && isRegistration) {
      registrations.remind(registration, holder !== null);
      throw unverified();
    }
    if (holder) sessions.remember(holder.userId, "FAILED", "password", origin);
    throw new SignInRefused(auth.loginRefused, username);
  }

  /**
   * Emails a password reset code to the account, else to the registration of the calling session, else to the
   * latest registration. Answers the same for an address without an account.
   */
  async forgotPassword(username: string, origin: Origin, registrationId: string | null): Promise<void> {
    const { limits, background, users, shop } = this.parts;
    await limits.limit("forgot", { address: origin.ipAddress, account: username }, auth.resetFailed);
    background.run(async () => {
      const { holder, registration } = await users.findNamed(username);
      const own = registrationId === null ? registration : await users.findById(registrationId);
      const user = holder ?? own;
      // At the hourly email limit, an earlier link is still valid.
      if (!user?.isActive || !(await limits.allows("resetMail", { account: username }))) return;
      const to = { to: username, firstName: user.firstName };
      const codeMail = mailNewCode("RESET", (proof) => writeMail(passwordReset, { ...to, ...proof }, shop));
      await replaceCode(this.parts, user.userId, codeMail);
    });
  }

  /**
   * Ends all sessions; the code also proves the address. @throws DomainError BAD_USER_INPUT for a wrong or
   * expired code
   */
  async resetPassword(
    { username, password, confirmationCode }: InferType<typeof resetPasswordInput>,
    origin: Origin,
  ): Promise<void> {
    // Runs before the code, which works only once. Uses only the username: strangers must not be able to
    // probe the account's other names.
    refuseGuessable(password, [username]);
    const user = await this.parts.consumeCode(
      "RESET",
      { username, code: confirmationCode, onlyOf: null },
      origin,
    );
    await this.setPassword(user, password, { provesAddress: true, keepSessionId: null });
  }

  /**
   * Ends the other sessions. @throws DomainError BAD_USER_INPUT if the current password is wrong or the new
   * one is the same
   */
  async changePassword(viewer: Viewer, input: InferType<typeof changePasswordInput>): Promise<void> {
    const { users } = this.parts;
    if (!(await this.isOwnPassword(viewer.userId, input.currentPassword))) {
      throw wrongField("currentPassword", auth.wrongPassword);
    }
    if (input.password === composedPassword(input.currentPassword))
      throw wrongField("password", auth.samePassword);
    const user = await users.findById(viewer.userId);
    if (!user) throw new DomainError("UNAUTHENTICATED", auth.sessionOver);
    refuseGuessable(input.password, [user.username, user.firstName, user.lastName]);
    await this.setPassword(user, input.password, { provesAddress: false, keepSessionId: viewer.sessionId });
  }

  /**
   * Sets a user's password on behalf of staff: ends all the user's sessions and emails the user.
   * @param recordAudit written in the same transaction
   * @throws DomainError NOT_FOUND, BAD_USER_INPUT for a guessable password
   */
  async givePassword(userId: string, password: string, recordAudit: AuditWrite): Promise<void> {
    const user = await this.parts.users.findById(userId);
    if (!user) throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
    refuseGuessable(password, [user.username, user.firstName, user.lastName], "newPassword");
    await this.setPassword(user, password, { provesAddress: false, keepSessionId: null, recordAudit });
  }

  /** Re-checks the password before sensitive actions. @throws TooManyRequests after too many attempts */
  async isOwnPassword(userId: string, password: string): Promise<boolean> {
    const { users, passwords, limits } = this.parts;
    await limits.limit("password", { account: userId });
    const user = await users.findById(userId);
    return passwords.isRight(password, user?.passwordHash ?? null);
  }

  private async setPassword(
    user: UserRecord,
    password: string,
    options: Pick<PasswordChange, "provesAddress" | "keepSessionId" | "recordAudit">,
  ): Promise<void> {
    const { passwords, shop } = this.parts;
    const passwordHash = await passwords.hash(password, "first");
    const keepsSession = options.keepSessionId !== null;
    const facts = { to: user.username, firstName: user.firstName, keepsSession };
    const mail = user.isVerified || options.provesAddress ? writeMail(passwordChanged, facts, shop) : null;
    if (!(await setPassword(this.parts, user, { passwordHash, mail, ...options })))
      throw codeRefused(user.username);
  }
}

function wrongField(property: string, message: string): DomainError {
  return new DomainError("BAD_USER_INPUT", message, [{ property, constraints: { wrong: message } }]);
}

function unverified(): DomainError {
  const constraints = { [UNVERIFIED_RULE]: auth.unverified };
  return new DomainError("BAD_USER_INPUT", auth.unverified, [{ property: "username", constraints }]);
}
