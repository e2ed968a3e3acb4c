/**
 * Hashes passwords with argon2id (OWASP: 19 MiB, two passes). A hash occupies a core for tens of
 * milliseconds, so concurrency is limited to leave one core free. Excess hashes queue; a full queue is
 * refused. Known devices and emailed codes have their own queue, which goes first.
 */
import { availableParallelism } from "node:os";
import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { composedPassword } from "#contract/accounts/password-rules";
import { MESSAGES } from "#contract/messages";
import { TooManyRequests } from "../errors";

/**
 * "first": a device the account knows, or an emailed code. Floods of strangers cannot block it (ACCOUNT-14).
 */
export type Turn = "first" | "usual";

export interface PasswordHasher {
  /** @throws TooManyRequests when the queue is full */
  hash(password: string, turn?: Turn): Promise<string>;
  /**
   * Takes equally long without a hash (null), so that the response time does not reveal an account.
   * @throws TooManyRequests when the queue is full
   */
  isRight(password: string, passwordHash: string | null, turn?: Turn): Promise<boolean>;
}

/** The package's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_QUEUE = 100;

export function createPasswordHasher(atOnce = Math.max(1, availableParallelism() - 1)): PasswordHasher {
  const lines: Record<Turn, (() => void)[]> = { first: [], usual: [] };
  let running = 0;
  let nobody: Promise<string> | null = null;

  const inTurn = async <Result>(turn: Turn, work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      const line = lines[turn];
      if (line.length >= MAX_QUEUE) throw new TooManyRequests(MESSAGES.generic.tooManyRequests, 5);
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      // Passes the slot to the next in the queue instead of freeing it, which preserves the order.
      const next = lines.first.shift() ?? lines.usual.shift();
      if (next) next();
      else running--;
    }
  };

  return {
    hash: (password, turn = "usual") => inTurn(turn, () => hash(composedPassword(password), COST)),
    isRight: async (password, passwordHash, turn = "usual") => {
      nobody ??= hash(randomBytes(32).toString("base64url"), COST);
      const compared = passwordHash ?? (await nobody);
      // Also checks the raw spelling, for hashes of earlier versions.
      const spellings = new Set([composedPassword(password), password]);
      let isSame = false;
      for (const spelling of spellings) isSame ||= await inTurn(turn, () => verify(compared, spelling));
      return isSame && passwordHash !== null;
    },
  };
}
