/** Uses of promotions by orders (CHECKOUT-7). Each function is one step of a transaction the caller holds. */
import { sql } from "kysely";
import type { Db } from "../../db/client";
import type { PromotionUse } from "./ports/promotions.port";

/** An order that takes its stock uses its promotions, and releases them with the stock. The order is locked. */
export async function countPromotions(trx: Db, orderId: string, by: 1 | -1): Promise<void> {
  // Locked by code, as when an order is made; money that came late may use a promotion that is used up.
  await sql`
    WITH used AS MATERIALIZED (
      SELECT code FROM promotions WHERE code IN (SELECT code FROM order_promotions WHERE order_id = ${orderId})
      ORDER BY code FOR UPDATE
    )
    UPDATE promotions SET uses = GREATEST(0, LEAST(uses + ${by}, COALESCE(most_uses, uses + ${by})))
    FROM used WHERE promotions.code = used.code`.execute(trx);
}

/**
 * Whether other orders of the customer have used a promotion of the order as often as a customer may, or came first. The
 * order's promotions are locked since they were counted. What counts by itself looks at the account alone.
 */
export async function hasUsedPromotion(
  trx: Db,
  orderId: string,
  customerIndexes: readonly Buffer[],
): Promise<boolean> {
  const { rows } = await sql<{ enough: boolean }>`
    WITH promotion AS MATERIALIZED (
      SELECT code, most_uses_per_customer, first_orders_only, user_id,
        CASE WHEN is_automatic THEN '{}' ELSE ${customerIndexes}::bytea[] END AS indexes
      FROM promotions JOIN order_promotions USING (code) JOIN orders ON orders.id = order_id
      WHERE order_id = ${orderId}
    )
    SELECT COALESCE(bool_or(
      COALESCE(most_uses_per_customer <= count_promotion_uses(code, user_id, indexes, ${orderId}), false)
      OR first_orders_only AND has_ordered_before(user_id, indexes, ${orderId})), false) AS enough
    FROM promotion`.execute(trx);
  return rows[0]?.enough ?? false;
}

/** Why an account cannot use a promotion, as far as its own orders say; null when it can. */
export async function findAccountUse(db: Db, code: string, userId: string): Promise<PromotionUse | null> {
  const { rows } = await sql<{ isUsed: boolean; isNotFirst: boolean }>`
    SELECT COALESCE(most_uses_per_customer <= count_promotion_uses(code, ${userId}::uuid, '{}', NULL), false) AS "isUsed",
      first_orders_only AND has_ordered_before(${userId}::uuid, '{}', NULL) AS "isNotFirst"
    FROM promotions WHERE code = ${code} AND NOT is_automatic`.execute(db);
  if (rows[0]?.isUsed) return "USED";
  return rows[0]?.isNotFirst ? "NOT_FIRST" : null;
}
