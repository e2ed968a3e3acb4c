/**
 * Keys by which people without an account reach an order (ORDER-13): random, kept as a digest, for one order and one
 * purpose, with an end. They depend on no key of the shop, so replacing TOKEN_KEY ends none of them
 * (docs/decisions/checkout.md).
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import { LIMITS } from "#contract/limits";
import type { Db } from "../../db/client";

/**
 * FOLLOW: see the order and pay it. PAY: pay it, and see the state of the payment. CANCEL: cancel it, see and pay it.
 */
export type KeyPurpose = "FOLLOW" | "PAY" | "CANCEL";

export interface OrderKeys {
  /** Makes a key. @param db a transaction when something else is written with it */
  issue(db: Db, orderId: string, purpose: KeyPurpose): Promise<string>;
  /** Whether the key opens this order for one of these purposes now. */
  opens(orderId: string, key: string, purposes: readonly KeyPurpose[]): Promise<boolean>;
}

const { keyDays } = LIMITS.orders;
const KEY_BYTES = 32;
/** Longer than any key: a longer text is refused unread. */
const MAX_LENGTH = 200;

/** @param tokenKeys signed the keys of earlier versions, which expire some time after the update */
export function createOrderKeys(db: Db, tokenKeys: readonly string[]): OrderKeys {
  return {
    async issue(unit, orderId, purpose) {
      const key = randomBytes(KEY_BYTES).toString("base64url");
      await sql`INSERT INTO order_keys (key_hash, order_id, purpose, expires_at)
        VALUES (${sha256(key)}, ${orderId}, ${purpose}, now() + make_interval(days => ${keyDays[purpose]}))`.execute(
        unit,
      );
      return key;
    },
    async opens(orderId, key, purposes) {
      if (key.length > MAX_LENGTH) return false;
      const isSigned = tokenKeys.some((tokenKey) => isSame(key, signatureOf(orderId, tokenKey)));
      const { rows } = await sql`
        SELECT 1 FROM order_keys
        WHERE key_hash = ${sha256(key)} AND order_id = ${orderId} AND purpose = ANY(${purposes}::text[])
          AND expires_at > now()
        UNION ALL
        SELECT 1 FROM orders WHERE id = ${orderId} AND ${isSigned}::boolean AND signed_key_until > now()`.execute(
        db,
      );
      return rows.length > 0;
    },
  };
}

/** Deletes expired keys. */
export async function forgetOldKeys(db: Db): Promise<void> {
  await sql`DELETE FROM order_keys WHERE expires_at < now()`.execute(db);
}

/** The key that earlier versions mailed. */
function signatureOf(orderId: string, tokenKey: string): string {
  return createHmac("sha256", tokenKey).update(`order\0${orderId}`).digest("base64url");
}

function isSame(given: string, wanted: string): boolean {
  return timingSafeEqual(sha256(given), sha256(wanted));
}

function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
