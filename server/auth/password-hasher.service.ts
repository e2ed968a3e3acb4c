/**
 * Hashes passwords with argon2id (OWASP: 19 MiB, two passes). A hash takes a core for tens of milliseconds, so only
 * as many run at once as leave a core for other work. The others wait in line, and a full line is refused. Known
 * devices and mailed codes have a line of their own, which goes first.
 */
import { availableParallelism } from "node:os";
import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { MESSAGES } from "#contract/messages";
import { TooManyRequests } from "../errors";

/**
 * "first": from a device the account knows, or with a mailed code, so that no flood of strangers is in the way
 * (ACCOUNT-14).
 */
export type Turn = "first" | "usual";

export interface PasswordHasher {
  /** @throws TooManyRequests when the line is full */
  hash(password: string, turn?: Turn): Promise<string>;
  /**
   * Takes as long without a hash (null), so that the duration does not tell whether there is an account.
   * @throws TooManyRequests when the line is full
   */
  isRight(password: string, passwordHash: string | null, turn?: Turn): Promise<boolean>;
}

/** The package's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const WAITING = 100;

export function createPasswordHasher(atOnce = Math.max(1, availableParallelism() - 1)): PasswordHasher {
  const lines: Record<Turn, (() => void)[]> = { first: [], usual: [] };
  let running = 0;
  let nobody: Promise<string> | null = null;

  const inTurn = async <Result>(turn: Turn, work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      const line = lines[turn];
      if (line.length >= WAITING) throw new TooManyRequests(MESSAGES.generic.tooManyRequests, 5);
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      // The slot is passed to the next in line instead of being freed, which keeps the order.
      const next = lines.first.shift() ?? lines.usual.shift();
      if (next) next();
      else running--;
    }
  };

  return {
    hash: (password, turn = "usual") => inTurn(turn, () => hash(composed(password), COST)),
    isRight: async (password, passwordHash, turn = "usual") => {
      nobody ??= hash(randomBytes(32).toString("base64url"), COST);
      const compared = passwordHash ?? (await nobody);
      // As it was typed, for the hashes of earlier versions.
      const spellings = new Set([composed(password), password]);
      let isSame = false;
      for (const spelling of spellings) isSame ||= await inTurn(turn, () => verify(compared, spelling));
      return isSame && passwordHash !== null;
    },
  };
}

/** One spelling of a password, whichever keyboard typed it: é is one character or two (NIST SP 800-63B section 5.1.1.2). */
function composed(password: string): string {
  return password.normalize("NFKC");
}
