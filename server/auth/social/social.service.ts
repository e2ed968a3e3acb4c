/** Social sign-in: maps a person at a provider to an account (docs/decisions/sign-in.md). */
import { createHash, randomBytes } from "node:crypto";
import type { registeredAnswer, SocialType, socialRegistration } from "#contract/accounts/auth";
import type { Session } from "#contract/accounts/session";
import { email as emailField, text } from "#contract/fields/fields";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import type { InferType } from "yup";
import type { ShopSettings } from "../../shop.settings";
import type { Identity } from "../../db/identity";
import { DomainError, SignInRefused } from "../../errors";
import {
  IdentityFailed,
  type IdentityProvider,
  type ProviderPerson,
} from "../../gateways/identity/identity-provider";
import type { IdentityProviders } from "../../gateways/identity/identity-providers";
import { writeMail } from "../../gateways/mail/mail-row";
import { accountExists } from "../mails/account-exists.mail";
import { verification } from "../mails/verification.mail";
import { welcome } from "../mails/welcome.mail";
import type { RateLimits } from "../../http/rate-limits";
import type { Origin } from "../../http/session";
import type { AccountChangeParts } from "../users/add-user.change";
import { replaceCode } from "../users/replace-code.change";
import { mailNewCode, type CodeMail } from "../users/mailed-codes.rules";
import { unverifiedCustomer, type SessionsService } from "../sessions/sessions.service";
import type { UserRecord, UsersStore } from "../users/users.store";
import { touchesOf, type Registrant } from "../users/registrant.rules";
import { addUnproven, linkProven } from "./link-identity.change";
import type { Newcomer, SocialStore } from "./social.store";

export interface SocialParts extends AccountChangeParts {
  readonly providers: IdentityProviders;
  readonly store: SocialStore;
  readonly users: Pick<UsersStore, "findById">;
  readonly sessions: Pick<SessionsService, "begin" | "remember">;
  readonly limits: RateLimits;
  readonly shop: ShopSettings;
  readonly log: { warn(details: object, message: string): void };
}

/** Tokens are null if an emailed code must prove the address first. */
export type SocialOutcome = Session | InferType<typeof registeredAnswer>;

const { auth } = MESSAGES;

export class SocialService {
  constructor(private readonly parts: SocialParts) {}

  /**
   * Address of the provider, with a state that is valid for ten minutes and one return. The browser stores
   * the state to compare it.
   * @throws DomainError BAD_USER_INPUT if the provider is off or unreachable
   */
  async start(type: SocialType, origin: Origin): Promise<string> {
    const { store, limits } = this.parts;
    await limits.limit("social", { address: origin.ipAddress });
    const state = randomBytes(32).toString("base64url");
    const { url, secrets } = await this.callProvider(type, (provider) => provider.begin(state));
    await store.putAttempt(hashOf(state), type, secrets);
    return url;
  }

  /** @throws DomainError BAD_USER_INPUT, with one message for every refusal */
  async finish(
    input: InferType<typeof socialRegistration>,
    { origin, refusesTracking }: Registrant,
  ): Promise<SocialOutcome> {
    const { store, limits } = this.parts;
    const { type, code, state, iss } = input;
    await limits.limit("social", { address: origin.ipAddress });
    const secrets = await store.consumeAttempt(hashOf(state), type);
    if (!secrets) throw refused();
    const answer = { code, state, issuer: iss ?? null };
    const person = await this.callProvider(type, (provider) => provider.finish(answer, secrets));
    const userId = await store.findUserId({ type, subject: person.subject });
    if (userId) return this.admit(userId, type, origin);
    const identity = toIdentity(person);
    if (!identity) throw new DomainError("BAD_USER_INPUT", auth.socialWithoutEmail);
    const newcomer = { identity, ...touchesOf(input, refusesTracking) };
    return person.isEmailVerified
      ? this.admitProven(type, person.subject, newcomer, origin)
      : this.register(type, person.subject, newcomer);
  }

  private async admitProven(
    type: SocialType,
    subject: string,
    newcomer: Newcomer,
    origin: Origin,
  ): Promise<SocialOutcome> {
    const { shop } = this.parts;
    const { username, firstName } = newcomer.identity;
    const mail = writeMail(welcome, { to: username, firstName }, shop);
    const userId = await linkProven(this.parts, { type, subject }, newcomer, mail);
    if (!userId) throw refused();
    return this.admit(userId, type, origin);
  }

  private async admit(userId: string, type: SocialType, origin: Origin): Promise<SocialOutcome> {
    const { users, sessions } = this.parts;
    const method = type.toLowerCase();
    const user = await users.findById(userId);
    if (!user?.isActive) {
      if (user) sessions.remember(userId, "FAILED", method, origin);
      throw refused();
    }
    if (user.isVerified) return sessions.begin(user, { method, origin });
    await this.mailAnotherCode(user);
    return { user: unverifiedCustomer(user), tokens: null };
  }

  /** Answers the same whether or not the address has an account; notifies an account's owner by email. */
  private async register(type: SocialType, subject: string, newcomer: Newcomer): Promise<SocialOutcome> {
    const { limits, shop } = this.parts;
    const { identity } = newcomer;
    const mails = {
      codeMail: this.codeMail(identity),
      otherwise: writeMail(accountExists, { to: identity.username }, shop),
    };
    const mayMail = await limits.allows("verifyMail", { account: identity.username });
    await addUnproven(this.parts, { type, subject }, newcomer, mayMail ? mails : null);
    return { user: unverifiedCustomer(identity), tokens: null };
  }

  private async mailAnotherCode(user: UserRecord): Promise<void> {
    const { limits } = this.parts;
    if (!(await limits.allows("verifyMail", { account: user.username }))) return;
    await replaceCode(this.parts, user.userId, this.codeMail(user));
  }

  private codeMail({ username, firstName }: Identity): CodeMail {
    const { shop } = this.parts;
    return mailNewCode("VERIFY", (proof) =>
      writeMail(verification, { to: username, firstName, ...proof }, shop),
    );
  }

  private async callProvider<Result>(
    type: SocialType,
    request: (provider: IdentityProvider) => Promise<Result>,
  ): Promise<Result> {
    const provider = this.parts.providers.get(type);
    if (!provider) throw new DomainError("BAD_USER_INPUT", auth.socialOff);
    try {
      return await request(provider);
    } catch (error) {
      if (!(error instanceof IdentityFailed)) throw error;
      this.parts.log.warn({ provider: type, reason: error.message }, "social sign-in failed");
      throw refused();
    }
  }
}

function refused(): DomainError {
  return new SignInRefused(auth.socialFailed, "");
}

/** Cleans a provider's values like any other input. @returns null without a usable email address */
function toIdentity({ email, firstName, lastName }: ProviderPerson): Identity | null {
  const address = emailField();
  if (!email || !address.isValidSync(email)) return null;
  const name = (value: string) =>
    (text(Infinity).cast(value) ?? "").slice(0, LIMITS.account.nameMaxLength).trim();
  return {
    username: address.cast(email),
    firstName: name(firstName),
    lastName: name(lastName),
    phone: "",
  };
}

function hashOf(state: string): Buffer {
  return createHash("sha256").update(state).digest();
}
