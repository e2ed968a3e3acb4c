/** Checks emailed codes and limits attempts (ACCOUNT-6, docs/decisions/sign-in.md). */
import { MESSAGES } from "#contract/messages";
import { SignInRefused } from "../../errors";
import type { RateLimits } from "../../http/rate-limits";
import type { Origin } from "../../http/session";
import type { CodesStore } from "./codes.store";
import { isGuessable, type CodePurpose } from "./mailed-codes.rules";
import type { UserRecord, UsersStore } from "./users.store";

export interface IssuedCode {
  readonly username: string;
  readonly code: string;
  /** Id of the required user; null = any user who was emailed the code. */
  readonly onlyOf: string | null;
}

/**
 * Returns the user of a code. Attempts at the digits count, for strangers as for customers. Link attempts do
 * not count, so that strangers cannot lock the owner out.
 * @throws DomainError BAD_USER_INPUT for a wrong code, TOO_MANY_REQUESTS
 */
export type ConsumeCode = (purpose: CodePurpose, code: IssuedCode, origin: Origin) => Promise<UserRecord>;

export interface ConsumeCodeParts {
  readonly codes: CodesStore;
  readonly limits: RateLimits;
  readonly users: Pick<UsersStore, "findById">;
}

const { auth } = MESSAGES;

export function createConsumeCode({ codes, limits, users }: ConsumeCodeParts): ConsumeCode {
  return async (purpose, { username, code, onlyOf }, origin) => {
    const subject = { address: origin.ipAddress, account: username };
    if (isGuessable(code)) await limits.limit("code", subject, auth.tooManyCodes);
    const userId = await codes.use(username, purpose, code, onlyOf);
    const user = userId && (await users.findById(userId));
    if (!user || !user.isActive) throw codeRefused(username);
    await limits.forgive("code", subject);
    return user;
  };
}

export function codeRefused(username: string): SignInRefused {
  return new SignInRefused(auth.codeRefused, username);
}
