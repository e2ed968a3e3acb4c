/**
 * Personal data in the database is sealed: AES-256-GCM with a key derived from PII_KEY and a fresh nonce for each value.
 * The first bytes name the format and the key, so that several keys are good at once and one can be changed for another
 * (docs/decisions/personal-data.md). What must be found again, such as a user name, has a blind index beside it: an HMAC of the
 * normalised text under another derived key.
 */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { createKeyRing, type KeyRing } from "./key-ring";

/** Format, id of the key, nonce, tag, text. */
const FORMAT = 2;
/** The same without the id: sealed before there were rings, by any key of today's. */
const FORMAT_WITHOUT_ID = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface Sealer {
  /** Seals a value that JSON can hold. @param context binds it to its place, such as "users": elsewhere it does not open. */
  seal(value: unknown, context: string): Buffer;
  /** @throws when the bytes were altered, moved or sealed with a key that is not in the ring. */
  open<Value>(sealed: Buffer, context: string): Value;
  /** The index to write: 32 bytes, equal for equal texts; reveals nothing about the text without the key. */
  blindIndex(text: string, context: string): Buffer;
  /**
   * The indexes to search by, one under each key, because rows of earlier keys keep theirs until they are sealed anew.
   */
  blindIndexes(text: string, context: string): readonly [Buffer, ...Buffer[]];
  /** How everything begins that is sealed with the key that seals now. */
  readonly newestPrefix: Buffer;
}

/** @param piiKeys the first seals, all open */
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
