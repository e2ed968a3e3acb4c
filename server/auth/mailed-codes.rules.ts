/** The six digits of a verification or reset mail: random, kept as an HMAC, single-use, limited in time and tries. */
import { randomInt } from "node:crypto";
import { LIMITS } from "#contract/limits";
import type { OutgoingMail } from "../db/outbox";
import type { Sealer } from "../db/sealed";

export type CodePurpose = "VERIFY" | "RESET";

export const CODE_MINUTES = 15;
export const CODE_TRIES = 5;

/** A code and the mail that brings it, written together. */
export interface CodeMail {
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly mail: OutgoingMail;
}

/** A new code in the mail that is made of it. */
export function mailNewCode(purpose: CodePurpose, mailOf: (code: string) => OutgoingMail): CodeMail {
  const code = String(randomInt(10 ** LIMITS.account.codeLength)).padStart(LIMITS.account.codeLength, "0");
  return { purpose, code, mail: mailOf(code) };
}

/** Keyed: otherwise anybody who reads the table finds a code among a million in a moment. */
export function codeHash(sealer: Sealer, userId: string, purpose: CodePurpose, code: string): Buffer {
  return codeHashes(sealer, userId, purpose, code)[0];
}

/** What the code may be kept as: under each key. */
export function codeHashes(sealer: Sealer, userId: string, purpose: CodePurpose, code: string) {
  return sealer.blindIndexes(`${userId} ${purpose} ${code}`, "mailed_codes");
}
