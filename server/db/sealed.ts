/**
 * Seals personal data in the database: AES-256-GCM with a key derived from PII_KEY and a fresh nonce per
 * value. The first bytes name the format and the key, so that keys can be rotated
 * (docs/decisions/personal-data.md). Searchable values, such as usernames, have a blind index: an HMAC of the
 * normalized text under another derived key.
 */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { createKeyRing, type KeyRing } from "./key-ring";

/** Layout: format, key id, nonce, tag, text. */
const FORMAT = 2;
/** Legacy layout without the key id, sealed by any key of the ring. */
const FORMAT_WITHOUT_ID = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface Sealer {
  /**
   * Seals a JSON value. @param context binds the value to its place, such as "users", and is needed to open
   * it
   */
  seal(value: unknown, context: string): Buffer;
  /** @throws if the bytes were altered, moved or sealed with a key outside the ring */
  open<Value>(sealed: Buffer, context: string): Value;
  /** Returns the index to write: 32 bytes, equal for equal texts. Reveals nothing without the key. */
  blindIndex(text: string, context: string): Buffer;
  /** Returns the indexes to search by, one per key: rows keep an older key's index until resealed. */
  blindIndexes(text: string, context: string): readonly [Buffer, ...Buffer[]];
  /** Prefix of every value sealed with the current key. */
  readonly newestPrefix: Buffer;
}

/** @param piiKeys the first key seals, all open */
export function createSealer(piiKeys: readonly string[]): Sealer {
  const [newest, ...earlier] = keysOf(createKeyRing(piiKeys));
  const keys = [newest, ...earlier];
  return {
    newestPrefix: newest.prefix,
    seal(value, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", newest.sealing, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
      return Buffer.concat([newest.prefix, nonce, cipher.getAuthTag(), sealed]);
    },
    open(sealed, context) {
      if (sealed[0] === FORMAT_WITHOUT_ID) return openWithAny(keys, sealed.subarray(1), context);
      const key = keys.find(({ prefix }) => sealed.subarray(0, prefix.length).equals(prefix));
      if (!key) throw new Error("sealed with a key that is not in PII_KEY, or in an unknown format");
      return openWith(key, sealed.subarray(key.prefix.length), context);
    },
    blindIndex: (text, context) => indexWith(newest, text, context),
    blindIndexes: (text, context) => [
      indexWith(newest, text, context),
      ...earlier.map((key) => indexWith(key, text, context)),
    ],
  };
}

interface SealingKey {
  readonly prefix: Buffer;
  readonly sealing: Buffer;
  readonly index: Buffer;
}

function keysOf([newest, ...earlier]: KeyRing): [SealingKey, ...SealingKey[]] {
  const toKey = ({ id, derive }: KeyRing[number]) => ({
    prefix: Buffer.concat([Buffer.of(FORMAT), id]),
    sealing: derive("seal"),
    index: derive("blind-index"),
  });
  return [toKey(newest), ...earlier.map(toKey)];
}

function indexWith({ index }: SealingKey, text: string, context: string): Buffer {
  return createHmac("sha256", index).update(`${context}\0${text}`).digest();
}

function openWith<Value>({ sealing }: SealingKey, sealed: Buffer, context: string): Value {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", sealing, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context)).setAuthTag(tag);
  const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8");
  return JSON.parse(text + decipher.final("utf8"));
}

function openWithAny<Value>(keys: readonly SealingKey[], sealed: Buffer, context: string): Value {
  let reason: unknown;
  for (const key of keys) {
    try {
      return openWith(key, sealed, context);
    } catch (error) {
      reason = error;
    }
  }
  throw reason;
}
