/**
 * Keys that open an order without an account (ORDER-13): random, stored as a digest, for one order and
 * purpose, with an expiry. They survive a change of TOKEN_KEY (docs/decisions/checkout.md).
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import { LIMITS } from "#contract/limits";
import type { Db, Statement } from "../../db/client";

/** FOLLOW: see and pay the order. PAY: pay it and see the payment's state. CANCEL: cancel, see and pay it. */
export type KeyPurpose = "FOLLOW" | "PAY" | "CANCEL";

/** A new key with the statement that stores it. */
export interface PreparedKey {
  readonly key: string;
  /**
   * SQL statement; can be part of the statement that inserts the order.
   * @param order a table of at most one row: id
   */
  storing(order: Statement): Statement;
}

export interface OrderKeys {
  prepare(purpose: KeyPurpose): PreparedKey;
  /**
   * Issues one key per purpose.
   * @param db a transaction when other writes belong with it
   */
  issue(db: Db, orderId: string, ...purposes: readonly KeyPurpose[]): Promise<string[]>;
  /** Whether the key currently opens this order for one of these purposes. */
  opens(orderId: string, key: string, purposes: readonly KeyPurpose[]): Promise<boolean>;
}

const { keyDays } = LIMITS.orders;
const KEY_BYTES = 32;
/** Longer than any key; longer input is refused without a query. */
const MAX_LENGTH = 200;

/** @param tokenKeys signing keys of earlier versions, whose links expire some time after the update */
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

export async function forgetOldKeys(db: Db): Promise<void> {
  await sql`DELETE FROM order_keys WHERE expires_at < now()`.execute(db);
}

/** The key format mailed by earlier versions. */
function signatureOf(orderId: string, tokenKey: string): string {
  return createHmac("sha256", tokenKey).update(`order\0${orderId}`).digest("base64url");
}

function isSame(actual: string, expected: string): boolean {
  return timingSafeEqual(sha256(actual), sha256(expected));
}

function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
