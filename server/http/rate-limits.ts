/**
 * Limits attempts per address and per account, counted in the database across all API processes
 * (docs/decisions/sign-in.md). A count is an upsert that runs before the limited work.
 */
import { createHash } from "node:crypto";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import type { Db } from "../db/client";
import { TooManyRequests } from "../errors";
import { isOwnMachine, networkOf } from "./client/networks";
import { countAttempt, clearAttempts, type Counted } from "./rate-limits.store";

export interface RateLimit {
  readonly hits: number;
  readonly seconds: number;
}

const QUARTER_HOUR = 900;
const HOUR = 3_600;
const DAY = 86_400;

/**
 * The last word of a key names the subject: address (an IPv6 network counts as one), account, both, or a
 * device that knows the account. Payments also have order, and recipient for emails to another address than
 * the account's. Promotion codes also have session and code. Strangers can use up account and recipient
 * limits, so these never close the owner's last way in (docs/decisions/sign-in.md).
 */
export const RATE_LIMITS = {
  "login.address": { hits: 100, seconds: QUARTER_HOUR },
  "login.account": { hits: 100, seconds: HOUR },
  "login.both": { hits: 10, seconds: QUARTER_HOUR },
  "login.device": { hits: 10, seconds: QUARTER_HOUR },
  "audit.address": { hits: 60, seconds: HOUR },
  "audit.account": { hits: 60, seconds: HOUR },
  "factor.both": { hits: 5, seconds: QUARTER_HOUR },
  "factor.account": { hits: 20, seconds: HOUR },
  "factor.device": { hits: 10, seconds: QUARTER_HOUR },
  "register.address": { hits: 30, seconds: HOUR },
  "register.both": { hits: 5, seconds: HOUR },
  "code.address": { hits: 60, seconds: QUARTER_HOUR },
  "code.account": { hits: 20, seconds: QUARTER_HOUR },
  "code.both": { hits: 5, seconds: QUARTER_HOUR },
  "resend.address": { hits: 30, seconds: HOUR },
  "resend.both": { hits: 5, seconds: HOUR },
  "forgot.address": { hits: 30, seconds: HOUR },
  "forgot.both": { hits: 5, seconds: HOUR },
  "verifyMail.account": { hits: 5, seconds: HOUR },
  "resetMail.account": { hits: 5, seconds: HOUR },
  "password.account": { hits: 10, seconds: QUARTER_HOUR },
  "social.address": { hits: 100, seconds: QUARTER_HOUR },
  "contact.address": { hits: 10, seconds: HOUR },
  "subscribe.address": { hits: 20, seconds: HOUR },
  "subscribeMail.recipient": { hits: 3, seconds: DAY },
  "stockAlert.address": { hits: 20, seconds: HOUR },
  "stockAlert.recipient": { hits: 10, seconds: DAY },
  "review.address": { hits: 60, seconds: HOUR },
  "review.account": { hits: 30, seconds: HOUR },
  "review.order": { hits: 60, seconds: HOUR },
  "reviewPicture.address": { hits: 120, seconds: HOUR },
  "reviewPicture.account": { hits: 40, seconds: HOUR },
  "reviewPicture.order": { hits: 40, seconds: HOUR },
  "reviewVote.account": { hits: 200, seconds: HOUR },
  "reviewReport.account": { hits: 20, seconds: DAY },
  "chatStart.address": { hits: 30, seconds: HOUR },
  "chatWrite.address": { hits: 600, seconds: HOUR },
  /** Limits of one conversation. */
  "chatWrite.order": { hits: 40, seconds: 300 },
  "chatCart.address": { hits: 1_200, seconds: HOUR },
  "chatCart.order": { hits: 120, seconds: 300 },
  "chatIdentity.account": { hits: 120, seconds: HOUR },
  "chatStream.address": { hits: 1_200, seconds: HOUR },
  "orderLink.address": { hits: 20, seconds: HOUR },
  "orderLink.recipient": { hits: 5, seconds: HOUR },
  "orderLinkMail.order": { hits: 1, seconds: 60 },
  "orderReminders.order": { hits: 20, seconds: HOUR },
  "invite.account": { hits: 60, seconds: HOUR },
  "export.account": { hits: 20, seconds: HOUR },
  "payment.address": { hits: 30, seconds: HOUR },
  "payment.account": { hits: 20, seconds: HOUR },
  "payment.order": { hits: 10, seconds: HOUR },
  "payment.recipient": { hits: 10, seconds: HOUR },
  "page.address": { hits: 40, seconds: DAY },
  "page.account": { hits: 12, seconds: DAY },
  "page.order": { hits: 6, seconds: DAY },
  "page.recipient": { hits: 12, seconds: DAY },
  /** Promotion codes; each code counts once an hour (CHECKOUT-7). */
  "promotionCode.address": { hits: LIMITS.promotionAttempts.address, seconds: HOUR },
  "promotionCode.account": { hits: LIMITS.promotionAttempts.account, seconds: HOUR },
  "promotionCode.session": { hits: LIMITS.promotionAttempts.session, seconds: HOUR },
  "promotionCode.code": { hits: LIMITS.promotionAttempts.code, seconds: HOUR },
  "prepare.address": { hits: 120, seconds: HOUR },
  "leaseDraft.address": { hits: 300, seconds: HOUR },
  "leaseDraft.account": { hits: 200, seconds: HOUR },
  "leaseLink.address": { hits: 20, seconds: HOUR },
  "leaseLink.recipient": { hits: 3, seconds: HOUR },
  "lease.address": { hits: 20, seconds: DAY },
  "lease.account": { hits: 5, seconds: DAY },
  "lease.recipient": { hits: 5, seconds: DAY },
  "leaseRefresh.address": { hits: 300, seconds: HOUR },
  "visit.address": { hits: 600, seconds: HOUR },
  "pageView.address": { hits: 3_000, seconds: HOUR },
  "orderMail.order": { hits: 10, seconds: HOUR },
  "orderMail.recipient": { hits: 20, seconds: HOUR },
  "payLink.order": { hits: 5, seconds: HOUR },
  "payLink.recipient": { hits: 10, seconds: HOUR },
  "declineMail.recipient": { hits: 1, seconds: HOUR },
} as const satisfies Record<string, RateLimit>;

export interface RateLimitSettings {
  /** Overrides entries of RATE_LIMITS by full name, such as "login.both". */
  readonly rateLimits: Readonly<Record<string, RateLimit>>;
  readonly isPublic: boolean;
}

const NO_CHANGE: RateLimitSettings = { rateLimits: {}, isPublic: false };

type FullName = keyof typeof RATE_LIMITS;
/** Names of the limited actions: login, register, code… */
export type RateLimitName = FullName extends `${infer Name}.${string}` ? Name : never;

/**
 * The caller (network address, username or id of an account, or both), the order concerned, and the recipient
 * of an email.
 */
export interface RateLimitSubject {
  readonly address?: string;
  readonly account?: string;
  readonly order?: string;
  /** An email address. */
  readonly recipient?: string;
  /** Session id of the account. */
  readonly session?: string;
  /** Promotion code, counted across all callers. */
  readonly code?: string;
  /** Id of a device that knows the account: only this device's attempts count, from any address. */
  readonly device?: string | null;
  /** Names this attempt. A repetition after a lost answer counts once an hour. */
  readonly attempt?: string;
}

export interface RateLimits {
  /**
   * Counts one attempt. In a single-machine shop, local callers have no address.
   * @throws TooManyRequests with `message` once a limit of that name is exceeded
   */
  limit(name: RateLimitName, subject: RateLimitSubject, message?: string): Promise<void>;
  /** Counts one attempt, optionally in the caller's transaction. @returns whether the limits allow it */
  allows(name: RateLimitName, subject: RateLimitSubject, trx?: Db): Promise<boolean>;
  /**
   * Resets, after a success, the count of this address (or device) and account together, not the wider
   * counts.
   */
  forgive(name: RateLimitName, subject: RateLimitSubject): Promise<void>;
}

export function createRateLimits(
  db: Db,
  { rateLimits: figures, isPublic }: RateLimitSettings = NO_CHANGE,
): RateLimits {
  const limitsFor = (name: RateLimitName, subject: RateLimitSubject) =>
    keysOf(subject, isPublic).flatMap(([suffix, key]) => {
      const fullName = `${name}.${suffix}` as FullName;
      const limit: RateLimit | undefined = figures[fullName] ?? RATE_LIMITS[fullName];
      return limit ? [{ ...limit, fullName, bucket: bucketOf(fullName, key) }] : [];
    });

  const secondsToWait = async (on: Db, name: RateLimitName, subject: RateLimitSubject) => {
    // Sorted to prevent deadlocks between two upserts.
    const limits = limitsFor(name, subject).sort((a, b) => Buffer.compare(a.bucket, b.bucket));
    const isShared = ({ fullName }: { readonly fullName: string }) =>
      /\.(account|recipient|code)$/.test(fullName);
    const attempt = attemptOf(name, subject);
    // An attempt refused to one address does not count against the account; otherwise one stranger could lock
    // it for everyone.
    const [own, shared] = [limits.filter((limit) => !isShared(limit)), limits.filter(isShared)];
    const { isRepeated, secondsToWait: seconds } = await countAttempt(on, { attempt, own, shared });
    // A refused attempt does not use up its name: repeated once the limits have reset, it counts.
    if (seconds > 0 && !isRepeated) await clearAttempts(on, bucketsOf(attempt));
    return seconds;
  };

  return {
    async limit(name, subject, message = MESSAGES.generic.tooManyRequests) {
      const seconds = await secondsToWait(db, name, subject);
      if (seconds > 0) throw new TooManyRequests(message, seconds);
    },
    allows: async (name, subject, trx = db) => (await secondsToWait(trx, name, subject)) === 0,
    async forgive(name, subject) {
      const own = limitsFor(name, subject).filter(({ fullName }) => /\.(both|device)$/.test(fullName));
      await clearAttempts(db, bucketsOf(own));
    },
  };
}

/** @param isPublic in a public shop, only the proxy calls from this machine, for shoppers it does not name */
function keysOf(
  { address, account, order, recipient, session, code, device }: RateLimitSubject,
  isPublic: boolean,
): [string, string][] {
  if (device) return [["device", `${device} ${account}`]];
  const network = address === undefined ? null : networkOf(address);
  const keys: [string, string][] = [];
  if (network !== null && (isPublic || !isOwnMachine(address!))) keys.push(["address", network]);
  if (account !== undefined) keys.push(["account", account]);
  if (network !== null && account !== undefined) keys.push(["both", `${network} ${account}`]);
  if (order !== undefined) keys.push(["order", order]);
  if (recipient !== undefined) keys.push(["recipient", recipient]);
  if (session !== undefined) keys.push(["session", session]);
  if (code !== undefined) keys.push(["code", code]);
  return keys;
}

/** Builds the limit that only the first attempt under a name passes; empty for an unnamed attempt. */
function attemptOf(name: RateLimitName, { attempt }: RateLimitSubject): Counted[] {
  if (attempt === undefined) return [];
  return [{ bucket: bucketOf(`${name}.attempt`, attempt), hits: 1, seconds: HOUR }];
}

function bucketsOf(counted: readonly Counted[]): Buffer[] {
  return counted.map(({ bucket }) => bucket);
}

function bucketOf(fullName: string, key: string): Buffer {
  return createHash("sha256").update(`${fullName}\0${key}`).digest().subarray(0, 16);
}
