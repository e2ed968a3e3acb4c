/**
 * Registers customers and verifies their addresses by email (ACCOUNT-1, ACCOUNT-15). Answers are the same
 * whether or not the address has an account (docs/decisions/sign-in.md, docs/decisions/accounts.md).
 */
import type { registration, verifyAccountInput } from "#contract/accounts/auth";
import type { Session } from "#contract/accounts/session";
import { withCountryPrefix } from "#contract/fields/fields";
import { MESSAGES } from "#contract/messages";
import type { InferType } from "yup";
import type { ShopSettings } from "../shop.settings";
import { writeMail, type Recipient } from "../gateways/mail/mail-row";
import type { Background } from "../http/background";
import type { RateLimits } from "../http/rate-limits";
import type { Origin } from "../http/session";
import { refuseGuessable } from "./guessable-password.rules";
import { accountExists } from "./mails/account-exists.mail";
import { verification } from "./mails/verification.mail";
import { welcome } from "./mails/welcome.mail";
import type { PasswordHasher } from "./password-hasher.service";
import { touchesOf, type Registrant } from "./users/registrant.rules";
import type { SessionsService } from "./sessions/sessions.service";
import { mailNewCode, type CodeMail } from "./users/mailed-codes.rules";
import { codeRefused, type ConsumeCode } from "./users/mailed-codes.service";
import type { AccountChangeParts } from "./users/add-user.change";
import { registerCustomer } from "./users/register-customer.change";
import { replaceCode } from "./users/replace-code.change";
import type { UserRecord, UsersStore } from "./users/users.store";
import { verifyAddress } from "./users/verify-address.change";

export interface RegistrationParts extends AccountChangeParts {
  readonly users: UsersStore;
  readonly consumeCode: ConsumeCode;
  readonly sessions: SessionsService;
  readonly passwords: PasswordHasher;
  readonly limits: RateLimits;
  readonly background: Background;
  readonly shop: ShopSettings;
}

const { auth } = MESSAGES;

export class RegistrationService {
  constructor(private readonly parts: RegistrationParts) {}

  /**
   * Starts a session that may shop and order. If the address has an account, the answer is the same: the new
   * customer is stored beside that account and sees none of its data. Only the account's owner is notified,
   * by email.
   */
  async register(
    input: InferType<typeof registration>,
    { origin, refusesTracking }: Registrant,
  ): Promise<Session> {
    const { sessions, passwords, limits, shop } = this.parts;
    const { email: username, firstName, lastName } = input;
    await limits.limit("register", { address: origin.ipAddress, account: username }, auth.registerFailed);
    refuseGuessable(input.password, [username, firstName, lastName]);
    const passwordHash = await passwords.hash(input.password);
    const identity = { username, firstName, lastName, phone: withCountryPrefix(input.phone) };
    const mails = {
      codeMail: this.verification({ to: username, firstName }),
      otherwise: writeMail(accountExists, { to: username }, shop),
    };
    // Strangers can use up the hourly emails, but cannot block the registration (ACCOUNT-14).
    const mayMail = await limits.allows("verifyMail", { account: username });
    const touches = touchesOf(input, refusesTracking);
    const customer = { identity, role: "CUSTOMER", passwordHash, isVerified: false, ...touches } as const;
    const user = await registerCustomer(this.parts, customer, mayMail ? mails : null);
    return sessions.begin(user, { method: "registration", origin, isUnverified: true });
  }

  /**
   * Signs in with an emailed code. In a registration's session only its own code counts. A stranger's
   * registration of the same address emails a code to the same person, which must not confirm the wrong
   * registration.
   * @param registrationId registration of the calling session
   * @throws DomainError BAD_USER_INPUT for a wrong, expired or unknown code
   */
  async verify(
    { code, username }: InferType<typeof verifyAccountInput>,
    origin: Origin,
    registrationId: string | null,
  ): Promise<Session> {
    const { consumeCode, sessions, shop } = this.parts;
    const user = await consumeCode("VERIFY", { username, code, onlyOf: registrationId }, origin);
    if (!(await verifyAddress(this.parts, user, writeMail(welcome, recipient(user), shop))))
      throw codeRefused(username);
    return sessions.begin({ ...user, isVerified: true }, { method: "code", origin });
  }

  /**
   * Emails a code to the registration of the calling session, else to the latest one. Answers the same for
   * every other address.
   */
  async resendCode(username: string, origin: Origin, registrationId: string | null): Promise<void> {
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
   * Emails the code again when an unverified registration signs in with the right password. Runs after the
   * answer is sent.
   * @param isBesideAccount whether the address has an account, whose owner is notified again
   */
  remind(registration: UserRecord, isBesideAccount: boolean): void {
    this.parts.background.run(() =>
      isBesideAccount ? this.notifyOwner(registration.username) : this.sendVerification(registration),
    );
  }

  /** Notifies an account's owner by email that their address was registered again; throttled like codes. */
  private async notifyOwner(username: string): Promise<void> {
    const { limits, users, shop } = this.parts;
    if (!(await limits.allows("verifyMail", { account: username }))) return;
    await users.mail(writeMail(accountExists, { to: username }, shop));
  }

  /** Throttled per account; an earlier code stays valid. */
  private async sendVerification(user: UserRecord): Promise<void> {
    const { limits } = this.parts;
    if (!(await limits.allows("verifyMail", { account: user.username }))) return;
    await replaceCode(this.parts, user.userId, this.verification(recipient(user)));
  }

  private verification(to: Recipient): CodeMail {
    return mailNewCode("VERIFY", (proof) => writeMail(verification, { ...to, ...proof }, this.parts.shop));
  }
}

function recipient({ username, firstName }: UserRecord): Recipient {
  return { to: username, firstName };
}
