/**
 * Keys that can be changed without losing what earlier ones made: the first key of a ring makes new values, all of
 * them read. A value names its key by an id that is derived from the key, so nobody has to invent ids.
 */
import { hkdfSync } from "node:crypto";

const ID_BYTES = 4;
const SALT = "electro-finance";

export interface RingKey {
  /** Names the key and reveals nothing about it. */
  readonly id: Buffer;
  /** 32 bytes for one purpose; another purpose gets others. */
  derive(purpose: string): Buffer;
}

/** The key that makes new values comes first. */
export type KeyRing = readonly [RingKey, ...RingKey[]];

/** @param secrets at least one, as in the environment (PII_KEY and TOKEN_KEY: docs/decisions/keys-and-secrets.md) */
export function createKeyRing(secrets: readonly string[]): KeyRing {
  const [first, ...others] = secrets.map(toKey);
  if (!first) throw new Error("A ring needs a key");
  return [first, ...others];
}

function toKey(secret: string): RingKey {
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", secret, SALT, purpose, bytes));
  return { id: derive("key id", ID_BYTES), derive: (purpose) => derive(purpose, 32) };
}
