/** Promotion uses of orders (CHECKOUT-7). Each function is one step of the caller's transaction. */
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../db/client";
import type { PromotionUse } from "./ports/promotions.port";

/** Blind indexes that find the orders and accounts of a customer's mailboxes. */
export interface CustomerIndexes {
  readonly customerIndexes: readonly Buffer[];
  readonly accountIndexes: readonly Buffer[];
}

/** SQL expression: the customer's own account, as an array. */
export function ownAccount(userId: RawBuilder<unknown> | string | null): RawBuilder<unknown> {
  return sql`ARRAY[${userId}::uuid]`;
}

/**
 * SQL expression: the customer's own account plus accounts of the same mailboxes. Unverified accounts are
 * excluded: their address may belong to a stranger.
 */
export function accountsOf(
  userId: RawBuilder<unknown> | string | null,
  indexes: readonly Buffer[],
): RawBuilder<unknown> {
  return sql`array_append(ARRAY(SELECT id FROM users
    WHERE username_index = ANY(${indexes}::bytea[]) AND verified_at IS NOT NULL), ${userId}::uuid)`;
}

/**
 * Counts promotion uses when an order reserves stock, and releases them with the stock. The caller holds the
 * order lock.
 */
export async function countPromotions(trx: Db, orderId: string, by: 1 | -1): Promise<void> {
  // Locks by code, in the same sequence as placing an order. A late payment may exceed a promotion's limit.
  await sql`
    WITH used AS MATERIALIZED (
      SELECT code FROM promotions WHERE code IN (SELECT code FROM order_promotions WHERE order_id = ${orderId})
      ORDER BY code FOR UPDATE
    )
    UPDATE promotions SET uses = GREATEST(0, LEAST(uses + ${by}, COALESCE(most_uses, uses + ${by}))),
      spent_cents = GREATEST(0, spent_cents + ${by} * (off.goods_off_cents + off.shipping_off_cents))
    FROM used JOIN order_promotions AS off ON off.order_id = ${orderId} AND off.code = used.code
    WHERE promotions.code = used.code`.execute(trx);
}

/**
 * Whether a promotion of this order is no longer usable: the customer's other orders used it up or came
 * first, or its budget is exhausted. The promotions are locked since they were counted. Automatic promotions
 * check the account only.
 */
export async function hasUsedPromotion(
  trx: Db,
  orderId: string,
  { customerIndexes, accountIndexes }: CustomerIndexes,
): Promise<boolean> {
  const { rows } = await sql<{ enough: boolean }>`
    WITH promotion AS MATERIALIZED (
      SELECT code, most_uses_per_customer, first_orders_only, COALESCE(spent_cents > budget_cents, false) AS is_over,
        CASE WHEN is_automatic THEN ${ownAccount(sql`user_id`)} ELSE ${accountsOf(sql`user_id`, accountIndexes)} END AS customers,
        CASE WHEN is_automatic THEN '{}' ELSE ${customerIndexes}::bytea[] END AS indexes
      FROM promotions JOIN order_promotions USING (code) JOIN orders ON orders.id = order_id
      WHERE order_id = ${orderId}
    )
    SELECT COALESCE(bool_or(is_over OR
      COALESCE(most_uses_per_customer <= count_promotion_uses(code, customers, indexes, ${orderId}), false)
      OR first_orders_only AND has_ordered_before(customers, indexes, ${orderId})), false) AS enough
    FROM promotion`.execute(trx);
  return rows[0]?.enough ?? false;
}

/** Why an account's own orders rule a promotion out; null when they do not. */
export async function findAccountUse(db: Db, code: string, userId: string): Promise<PromotionUse | null> {
  const { rows } = await sql<{ isUsed: boolean; isNotFirst: boolean }>`
    SELECT COALESCE(most_uses_per_customer <= count_promotion_uses(code, ${ownAccount(userId)}, '{}', NULL), false) AS "isUsed",
      first_orders_only AND has_ordered_before(${ownAccount(userId)}, '{}', NULL) AS "isNotFirst"
    FROM promotions WHERE code = ${code} AND NOT is_automatic`.execute(db);
  if (rows[0]?.isUsed) return "USED";
  return rows[0]?.isNotFirst ? "NOT_FIRST" : null;
}
