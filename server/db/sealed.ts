/**
 * Personal data in the database is sealed: AES-256-GCM with a key derived from PII_KEY, a fresh nonce for each value
 * and a first byte that names the format, so that a key can be changed later. What must be found again, such as a user
 * name, has a blind index beside it: an HMAC of the normalised text under another derived key.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const FORMAT = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface Sealer {
  /** Seals a value that JSON can hold. @param context binds it to its place, such as "users": elsewhere it does not open. */
  seal(value: unknown, context: string): Buffer;
  /** @throws when the bytes were altered, moved or sealed with another key. */
  open<Value>(sealed: Buffer, context: string): Value;
  /** 32 bytes, the same for the same text; says nothing about the text without the key. */
  blindIndex(text: string, context: string): Buffer;
}

export function createSealer(piiKey: string): Sealer {
  const derive = (purpose: string) => Buffer.from(hkdfSync("sha256", piiKey, "electro-finance", purpose, 32));
  const [sealingKey, indexKey] = [derive("seal"), derive("blind-index")];
  return {
    seal(value, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", sealingKey, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
      return Buffer.concat([Buffer.of(FORMAT), nonce, cipher.getAuthTag(), sealed]);
    },
    open(sealed, context) {
      if (sealed[0] !== FORMAT) throw new Error("sealed data of an unknown format");
      const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
      const tag = sealed.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv("aes-256-gcm", sealingKey, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(context)).setAuthTag(tag);
      const text = decipher.update(sealed.subarray(1 + NONCE_BYTES + TAG_BYTES), undefined, "utf8");
      return JSON.parse(text + decipher.final("utf8"));
    },
    blindIndex: (text, context) => createHmac("sha256", indexKey).update(`${context}\0${text}`).digest(),
  };
}
