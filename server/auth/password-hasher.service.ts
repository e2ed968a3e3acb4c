/**
 * Passwords are kept as argon2id (OWASP: 19 MiB, two passes). A hash takes a core for tens of milliseconds, so only as
 * many run at once as leave room for everybody else; the others wait in line, and a line too long is turned away.
 */
import { availableParallelism } from "node:os";
import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { MESSAGES } from "#contract/messages";
import { TooManyRequests } from "../errors";

export interface PasswordHasher {
  /** @throws TooManyRequests when the line is too long */
  hash(password: string): Promise<string>;
  /**
   * Takes as long without a hash (null), so that the duration does not tell whether there is an account.
   * @throws TooManyRequests when the line is too long
   */
  isRight(password: string, passwordHash: string | null): Promise<boolean>;
}

/** The algorithm is argon2id unless another is named. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const WAITING = 100;

export function createPasswordHasher(atOnce = Math.max(1, availableParallelism() - 1)): PasswordHasher {
  const inLine: (() => void)[] = [];
  let running = 0;
  let nobody: Promise<string> | null = null;

  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (inLine.length >= WAITING) throw new TooManyRequests(MESSAGES.generic.tooManyRequests, 5);
      await new Promise<void>((resolve) => inLine.push(resolve));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      // The slot is passed to the next in line instead of being freed, which keeps the order.
      const next = inLine.shift();
      if (next) next();
      else running--;
    }
  };

  return {
    hash: (password) => inTurn(() => hash(password, COST)),
    isRight: async (password, passwordHash) => {
      nobody ??= hash(randomBytes(32).toString("base64url"), COST);
      const compared = passwordHash ?? (await nobody);
      const isSame = await inTurn(() => verify(compared, password));
      return isSame && passwordHash !== null;
    },
  };
}
