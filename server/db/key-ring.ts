/**
 * Rotatable keys: the first key of a ring writes, every key reads. Written values carry a key id that is
 * derived from the key.
 */
import { hkdfSync } from "node:crypto";

const ID_BYTES = 4;
const SALT = "electro-finance";

export interface RingKey {
  /** Identifies the key without revealing it. */
  readonly id: Buffer;
  /** Derives 32 bytes per purpose. */
  derive(purpose: string): Buffer;
}

/** The writing key comes first. */
export type KeyRing = readonly [RingKey, ...RingKey[]];

/**
 * @param secrets at least one, as set in the environment (PII_KEY and TOKEN_KEY:
 * docs/decisions/personal-data.md)
 */
export function createKeyRing(secrets: readonly string[]): KeyRing {
  const [first, ...others] = secrets.map(toKey);
  if (!first) throw new Error("A key ring needs at least one key");
  return [first, ...others];
}

function toKey(secret: string): RingKey {
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", secret, SALT, purpose, bytes));
  return { id: derive("key id", ID_BYTES), derive: (purpose) => derive(purpose, 32) };
}
