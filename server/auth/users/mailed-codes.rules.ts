/**
 * What a verification or reset mail proves the address with: six digits to type and a long code behind the link. Both
 * are random, single-use and kept as an HMAC. Tries of the digits are counted; the link's cannot be guessed, so nobody
 * can use up its tries (docs/decisions/sign-in.md).
 */
import { randomBytes, randomInt } from "node:crypto";
import { LIMITS } from "#contract/limits";
import type { OutgoingMail } from "../../db/outbox";
import type { Sealer } from "../../db/sealed";

export type CodePurpose = "VERIFY" | "RESET";

export const CODE_MINUTES = 15;
/** As long as mails of one kind to one address are limited for: the last one sent stays good until the next may be. */
export const LINK_MINUTES = 60;

/** What a mail carries. */
export interface MailedProof {
  /** Six digits. */
  readonly code: string;
  readonly linkCode: string;
}

/** A proof and the mail that brings it, written together. */
export interface CodeMail extends MailedProof {
  readonly purpose: CodePurpose;
  readonly mail: OutgoingMail;
}

/** A new proof in the mail that is made of it. */
export function mailNewCode(purpose: CodePurpose, mailOf: (proof: MailedProof) => OutgoingMail): CodeMail {
  const { codeLength, linkCodeLength } = LIMITS.account;
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, "0");
  const linkCode = randomBytes(linkCodeLength / 2).toString("hex");
  return { purpose, code, linkCode, mail: mailOf({ code, linkCode }) };
}

/** True for the digits, which can be guessed. */
export function isGuessable(code: string): boolean {
  return code.length < LIMITS.account.linkCodeLength;
}

/** Keyed: otherwise anybody who reads the table finds a code among a million in a moment. */
export function codeHash(sealer: Sealer, username: string, purpose: CodePurpose, code: string): Buffer {
  return codeHashes(sealer, username, purpose, code)[0];
}

/** What the code may be kept as: under each key. */
export function codeHashes(sealer: Sealer, username: string, purpose: CodePurpose, code: string) {
  return sealer.blindIndexes(`${username} ${purpose} ${code}`, "mailed_codes");
}
