/**
 * Keys that are changed without losing what the earlier ones made: the first of a ring makes what is new, every one of
 * them reads. What is made names its key by an id that is derived from the key, so nobody has to invent one.
 */
import { hkdfSync } from "node:crypto";

const ID_BYTES = 4;
const SALT = "electro-finance";

export interface RingKey {
  /** Names the key and tells nothing about it. */
  readonly id: Buffer;
  /** 32 bytes for one purpose; another purpose gets others. */
  derive(purpose: string): Buffer;
}

/** The key that makes what is new comes first. */
export type KeyRing = readonly [RingKey, ...RingKey[]];

/** @param secrets at least one, as the environment has them (contract of PII_KEY and TOKEN_KEY: docs/decisions/personal-data.md) */
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
