/** Recovery codes for a lost phone: each works once and is stored as a hash. */
import { createHash, randomInt } from "node:crypto";
import { LIMITS } from "#contract/limits";

const { recoveryCodes, recoveryCodeLength } = LIMITS.secondFactor;
/** Base32, so that no digit looks like a letter. Ten letters cannot be guessed, so a plain hash is enough. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export function newRecoveryCodes(): string[] {
  const letter = () => LETTERS[randomInt(LETTERS.length)]!;
  return Array.from({ length: recoveryCodes }, () =>
    Array.from({ length: recoveryCodeLength }, letter).join(""),
  );
}

export function recoveryHash(code: string): string {
  return createHash("sha256").update(code).digest("base64url");
}
