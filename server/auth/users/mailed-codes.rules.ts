/**
 * A verification or reset mail proves the address with six digits to type and a long code in its link. Both are
 * random, work once and are kept as an HMAC. Tries of the digits are counted; the link's code cannot be guessed, so
 * nobody can use up its tries (docs/decisions/sign-in.md).
 */
import { randomBytes, randomInt } from "node:crypto";
import { LIMITS } from "#contract/limits";
import type { OutgoingMail } from "../../gateways/mail/outbox.store";
import type { Sealer } from "../../db/sealed";

export type CodePurpose = "VERIFY" | "RESET";

export const CODE_MINUTES = 15;
/**
 * The period in which mails of one kind to one address are limited: the last one stays valid until the next may be
 * sent.
 */
export const LINK_MINUTES = 60;

/** The two proofs a mail carries. */
export interface MailedProof {
  /** Six digits. */
  readonly code: string;
  readonly linkCode: string;
}

/** A proof and the mail that brings it, written in one transaction. */
export interface CodeMail extends MailedProof {
  readonly purpose: CodePurpose;
  readonly mail: OutgoingMail;
}

/** A new proof, and the mail made with it. */
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

/** Keyed: otherwise anybody who reads the table could try a million codes in a moment. */
export function codeHash(sealer: Sealer, username: string, purpose: CodePurpose, code: string): Buffer {
  return codeHashes(sealer, username, purpose, code)[0];
}

/** The hashes a code may be stored as, one for each key. */
export function codeHashes(sealer: Sealer, username: string, purpose: CodePurpose, code: string) {
  return sealer.blindIndexes(`${username} ${purpose} ${code}`, "mailed_codes");
}
