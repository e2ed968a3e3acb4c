/**
 * Decides who gets in (ACCOUNT-1 to ACCOUNT-6). What an answer says, and how long it takes, is the same whether an
 * account exists or not (docs/decisions/0015).
 */
import {
  UNVERIFIED_RULE,
  type changePasswordInput,
  type loginInput,
  type registerInput,
  type resetPasswordInput,
  type Session,
  type verifyAccountInput,
} from "#contract/auth";
import { withCountryPrefix } from "#contract/fields";
import { MESSAGES } from "#contract/messages";
import type { LoginAnswer } from "#contract/second-factor";
import type { InferType } from "yup";
import type { ShopSettings } from "../config";
import type { OutgoingMail } from "../db/outbox";
import { DomainError, SignInRefused } from "../errors";
import {
  accountExistsMail,
  passwordChangedMail,
  resetMail,
  verificationMail,
  welcomeMail,
  type Recipient,
} from "../gateways/mail/mail-templates";
import type { Background } from "../http/background";
import type { RateLimits } from "../http/rate-limits";
import type { Origin, Viewer } from "../http/session";
import type { CodesStore } from "./users/codes.store";
import { isGuessablePassword } from "./guessable-password.rules";
import { isGuessable, mailNewCode, type CodeMail, type CodePurpose } from "./users/mailed-codes.rules";
import type { PasswordHasher } from "./password-hasher.service";
import type { SecondFactorService } from "./second-factor/second-factor.service";
import type { SessionsService } from "./sessions/sessions.service";
import type { UserRecord, UsersStore } from "./users/users.store";

export interface AuthParts {
  readonly users: UsersStore;
  readonly codes: CodesStore;
  readonly sessions: SessionsService;
  readonly passwords: PasswordHasher;
  readonly secondFactor: Pick<SecondFactorService, "admit">;
  readonly limits: RateLimits;
  readonly background: Background;
  readonly shop: ShopSettings;
}

interface GivenCode {
  readonly username: string;
  readonly code: string;
  /** Id of the user it has to be of; null: whoever was mailed it. */
  readonly onlyOf: string | null;
}

const { auth } = MESSAGES;

export class AuthService {
  constructor(private readonly parts: AuthParts) {}

  /**
   * @param device id of the device when it knows the account: its tries are counted apart
   * @throws DomainError BAD_USER_INPUT for every refusal, with UNVERIFIED_RULE when only the verification is missing
   */
  async login(
    { username, password }: InferType<typeof loginInput>,
    origin: Origin,
    device: string | null,
  ): Promise<LoginAnswer> {
    const { users, sessions, passwords, limits, secondFactor, background } = this.parts;
    const subject = { address: origin.ipAddress, account: username, device };
    await limits.limit("login", subject, auth.tooManyLogins);
    const { holder, registration } = await users.findNamed(username);
    const isHolder = await passwords.isRight(password, holder?.passwordHash ?? null);
    if (holder?.isActive && isHolder) {
      await limits.forgive("login", subject);
      return secondFactor.admit(holder, origin);
    }
    // Looked at beside an account too: otherwise whoever registers its address would be told here that there is one.
    const isRegistration = await passwords.isRight(password, registration?.passwordHash ?? null);
    if (registration?.isActive && isRegistration) {
      background.run(() => (holder ? this.tellOwner(username) : this.sendVerification(registration)));
      throw unverified();
    }
    if (holder) sessions.remember(holder.userId, "FAILED", "password", origin);
    throw new SignInRefused(auth.loginRefused, username);
  }

  /**
   * A session that may shop and order. The answer for an address that has an account is the same: its customer stands
   * beside that account and sees nothing of it; only the owner learns more, by mail.
   */
  async register(input: InferType<typeof registerInput>, origin: Origin): Promise<Session> {
    const { users, sessions, passwords, limits, shop } = this.parts;
    const { email: username, firstName, lastName } = input;
    await limits.limit("register", { address: origin.ipAddress, account: username }, auth.registerFailed);
    refuseGuessable(input.password, [username, firstName, lastName]);
    const passwordHash = await passwords.hash(input.password);
    const identity = { username, firstName, lastName, phone: withCountryPrefix(input.phone) };
    const mails = {
      codeMail: this.verification({ to: username, firstName }),
      otherwise: accountExists(username, shop),
    };
    // What strangers use up is the mails of an hour, not the registration (ACCOUNT-14).
    const mayMail = await limits.allows("verifyMail", { account: username });
    const customer = { identity, role: "CUSTOMER", passwordHash, isVerified: false } as const;
    const user = await users.register(customer, mayMail ? mails : null);
    return sessions.begin(user, { method: "registration", origin, isUnverified: true });
  }

  /**
   * Signs in whoever has the code. In the session of a registration only its own counts: a stranger who registers the
   * address too is mailed about to the same person, and must not be confirmed by mistake.
   * @param registrationId of the session that asks @throws DomainError BAD_USER_INPUT for a wrong, old or unknown code
   */
  async verifyAccount(
    { code, username }: InferType<typeof verifyAccountInput>,
    origin: Origin,
    registrationId: string | null,
  ): Promise<Session> {
    const { users, sessions, shop } = this.parts;
    const user = await this.useCode("VERIFY", { username, code, onlyOf: registrationId }, origin);
    if (!(await users.verify(user, welcomeMail(recipient(user), shop)))) throw codeRefused(username);
    return sessions.begin({ ...user, isVerified: true }, { method: "code", origin });
  }

  /**
   * Mails a code to the registration of the session that asks, else the last one; says the same of every other address.
   */
  async resendVerificationCode(
    username: string,
    origin: Origin,
    registrationId: string | null,
  ): Promise<void> {
    const { limits, background, users } = this.parts;
    const subject = { address: origin.ipAddress, account: username };
    await limits.limit("resend", subject, auth.codeNotSent);
    background.run(async () => {
      const { holder, registration } = await users.findNamed(username);
      const own = registrationId === null ? registration : await users.findById(registrationId);
      if (!holder && own?.isActive) await this.sendVerification(own);
    });
  }

  /**
   * Mails a code to reset the password with: to the account, else to the registration of the session that asks, else to
   * the last one. Says the same of an address without an account.
   */
  async forgotPassword(username: string, origin: Origin, registrationId: string | null): Promise<void> {
    const { limits, background, users, shop } = this.parts;
    await limits.limit("forgot", { address: origin.ipAddress, account: username }, auth.resetFailed);
    background.run(async () => {
      const { holder, registration } = await users.findNamed(username);
      const own = registrationId === null ? registration : await users.findById(registrationId);
      const user = holder ?? own;
      // Whoever used up the mails of this hour was sent a link that is still good.
      if (!user?.isActive || !(await limits.allows("resetMail", { account: username }))) return;
      const to = recipient(user);
      const codeMail = mailNewCode("RESET", (proof) => resetMail({ ...to, ...proof }, shop));
      await users.putCode(user.userId, codeMail);
    });
  }

  /** Ends all sessions; the code proves the address too. @throws DomainError BAD_USER_INPUT for a wrong or old code */
  async resetPassword(
    { username, password, confirmationCode }: InferType<typeof resetPasswordInput>,
    origin: Origin,
  ): Promise<void> {
    // Before the code, which is good once, and without the account's names, which a stranger may not try.
    refuseGuessable(password, [username]);
    const user = await this.useCode("RESET", { username, code: confirmationCode, onlyOf: null }, origin);
    await this.setPassword(user, password, { provesAddress: true, keepSessionId: null });
  }

  /**
   * Ends the other sessions. @throws DomainError BAD_USER_INPUT when the current password is wrong or the new one the
   * same
   */
  async changePassword(viewer: Viewer, input: InferType<typeof changePasswordInput>): Promise<void> {
    const { users } = this.parts;
    if (!(await this.isOwnPassword(viewer.userId, input.currentPassword))) {
      throw wrongField("currentPassword", auth.wrongPassword);
    }
    if (input.password === input.currentPassword) throw wrongField("password", auth.samePassword);
    const user = await users.findById(viewer.userId);
    if (!user) throw new DomainError("UNAUTHENTICATED", auth.sessionOver);
    refuseGuessable(input.password, [user.username, user.firstName, user.lastName]);
    await this.setPassword(user, input.password, { provesAddress: false, keepSessionId: viewer.sessionId });
  }

  /** For what asks for the password again. @throws TooManyRequests after too many tries */
  async isOwnPassword(userId: string, password: string): Promise<boolean> {
    const { users, passwords, limits } = this.parts;
    await limits.limit("password", { account: userId });
    const user = await users.findById(userId);
    return passwords.isRight(password, user?.passwordHash ?? null);
  }

  /**
   * Whose code it is. Tries of the digits count, for strangers as for customers; those of a link do not, so that its
   * owner gets in whoever else tries.
   * @throws DomainError BAD_USER_INPUT for a wrong one, TOO_MANY_REQUESTS
   */
  private async useCode(
    purpose: CodePurpose,
    { username, code, onlyOf }: GivenCode,
    origin: Origin,
  ): Promise<UserRecord> {
    const { codes, limits, users } = this.parts;
    const subject = { address: origin.ipAddress, account: username };
    if (isGuessable(code)) await limits.limit("code", subject, auth.tooManyCodes);
    const userId = await codes.use(username, purpose, code, onlyOf);
    const user = userId && (await users.findById(userId));
    if (!user || !user.isActive) throw codeRefused(username);
    await limits.forgive("code", subject);
    return user;
  }

  private async setPassword(
    user: UserRecord,
    password: string,
    rest: { readonly provesAddress: boolean; readonly keepSessionId: string | null },
  ): Promise<void> {
    const { users, passwords, shop } = this.parts;
    const passwordHash = await passwords.hash(password);
    const mail = user.isVerified || rest.provesAddress ? passwordChangedMail(recipient(user), shop) : null;
    if (!(await users.setPassword(user, { passwordHash, mail, ...rest }))) throw codeRefused(user.username);
  }

  /** That somebody registers their address, as often as they may have a code. */
  private async tellOwner(username: string): Promise<void> {
    const { limits, users, shop } = this.parts;
    if (!(await limits.allows("verifyMail", { account: username }))) return;
    await users.mail(accountExists(username, shop));
  }

  /** Only as often as an account may have a code; the earlier one stays valid otherwise. */
  private async sendVerification(user: UserRecord): Promise<void> {
    const { limits, users } = this.parts;
    if (!(await limits.allows("verifyMail", { account: user.username }))) return;
    await users.putCode(user.userId, this.verification(recipient(user)));
  }

  private verification(to: Recipient): CodeMail {
    return mailNewCode("VERIFY", (proof) => verificationMail({ ...to, ...proof }, this.parts.shop));
  }
}

function recipient({ username, firstName }: UserRecord): Recipient {
  return { to: username, firstName };
}

/** The name was typed by somebody who may not own the account: the mail leaves it out. */
function accountExists(to: string, shop: ShopSettings): OutgoingMail {
  return accountExistsMail({ to, firstName: "" }, shop);
}

/** @throws DomainError BAD_USER_INPUT (ACCOUNT-4) */
function refuseGuessable(password: string, about: readonly string[]): void {
  if (!isGuessablePassword(password, about)) return;
  const message = MESSAGES.validation.password;
  throw new DomainError("BAD_USER_INPUT", message, [
    { property: "password", constraints: { guessable: message } },
  ]);
}

function wrongField(property: string, message: string): DomainError {
  return new DomainError("BAD_USER_INPUT", message, [{ property, constraints: { wrong: message } }]);
}

function codeRefused(username: string): SignInRefused {
  return new SignInRefused(auth.codeRefused, username);
}

function unverified(): DomainError {
  const constraints = { [UNVERIFIED_RULE]: auth.unverified };
  return new DomainError("BAD_USER_INPUT", auth.unverified, [{ property: "username", constraints }]);
}
