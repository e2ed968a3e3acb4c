/**
 * Verification and reset emails prove the address with six digits to type and a long code in the link. Both
 * are random, work once and are stored as an HMAC. Attempts at the digits are counted. The link's code cannot
 * be guessed, so its attempts are not limited (docs/decisions/sign-in.md).
 */
import { randomBytes, randomInt } from "node:crypto";
import { LIMITS } from "#contract/limits";
import type { OutgoingMail } from "../../gateways/mail/outbox.store";
import type { Sealer } from "../../db/sealed";

export type CodePurpose = "VERIFY" | "RESET";

export const CODE_MINUTES = 15;
/** Throttling period for emails of one kind to one address; meanwhile the last email stays valid. */
export const LINK_MINUTES = 60;

/** The two proofs in an email. */
export interface MailedProof {
  /** Six digits. */
  readonly code: string;
  readonly linkCode: string;
}

/** A proof and its email, written in one transaction. */
export interface CodeMail extends MailedProof {
  readonly purpose: CodePurpose;
  readonly mail: OutgoingMail;
}

/** Creates a proof and its email. */
export function mailNewCode(purpose: CodePurpose, mailOf: (proof: MailedProof) => OutgoingMail): CodeMail {
  const { codeLength, linkCodeLength } = LIMITS.account;
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, "0");
  const linkCode = randomBytes(linkCodeLength / 2).toString("hex");
  return { purpose, code, linkCode, mail: mailOf({ code, linkCode }) };
}

/** Returns true for the digits, which can be guessed. */
export function isGuessable(code: string): boolean {
  return code.length < LIMITS.account.linkCodeLength;
}

/** Keyed hash: without a key, a reader of the table could try a million codes in a moment. */
export function codeHash(sealer: Sealer, username: string, purpose: CodePurpose, code: string): Buffer {
  return codeHashes(sealer, username, purpose, code)[0];
}

/** Returns the hashes a code may be stored as, one per key. */
export function codeHashes(sealer: Sealer, username: string, purpose: CodePurpose, code: string) {
  return sealer.blindIndexes(`${username} ${purpose} ${code}`, "mailed_codes");
}
