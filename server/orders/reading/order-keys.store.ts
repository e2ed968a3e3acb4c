/**
 * Keys by which people without an account reach an order (ORDER-13): random, kept as a digest, for one order and one
 * purpose, with an end. They depend on no key of the shop, so replacing TOKEN_KEY ends none of them
 * (docs/decisions/checkout.md).
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import { LIMITS } from "#contract/limits";
import type { Db, Statement } from "../../db/client";

/**
 * FOLLOW: see the order and pay it. PAY: pay it, and see the state of the payment. CANCEL: cancel it, see and pay it.
 */
export type KeyPurpose = "FOLLOW" | "PAY" | "CANCEL";

/** A new key with the statement that stores it. */
export interface PreparedKey {
  readonly key: string;
  /** Can be a part of the statement that makes the order. @param order a table of one row or none: id */
  storing(order: Statement): Statement;
}

export interface OrderKeys {
  prepare(purpose: KeyPurpose): PreparedKey;
  /** Makes a key for each purpose. @param db a transaction when something else is written with it */
  issue(db: Db, orderId: string, ...purposes: readonly KeyPurpose[]): Promise<string[]>;
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
    prepare(purpose) {
      const key = newKey();
      return { key, storing: (order) => storing(order, [{ key, purpose }]) };
    },
    async issue(unit, orderId, ...purposes) {
      const made = purposes.map((purpose) => ({ key: newKey(), purpose }));
      await storing(sql`(SELECT ${orderId}::uuid AS id)`, made).execute(unit);
      return made.map(({ key }) => key);
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

function newKey(): string {
  return randomBytes(KEY_BYTES).toString("base64url");
}

function storing(
  order: Statement,
  made: readonly { readonly key: string; readonly purpose: KeyPurpose }[],
): Statement {
  const hashes = made.map(({ key }) => sha256(key));
  const purposes = made.map(({ purpose }) => purpose);
  const days = made.map(({ purpose }) => keyDays[purpose]);
  return sql`
    INSERT INTO order_keys (key_hash, order_id, purpose, expires_at)
    SELECT made.hash, keyed.id, made.purpose, now() + make_interval(days => made.days)
    FROM ${order} AS keyed, unnest(${hashes}::bytea[], ${purposes}::text[], ${days}::int[]) AS made (hash, purpose, days)`;
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
