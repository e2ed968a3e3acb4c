/** Uses of promotions by orders (CHECKOUT-7). Each function is one step of a transaction the caller holds. */
import { sql } from "kysely";
import type { Db } from "../../db/client";
import type { PromotionUse } from "./ports/promotions.port";

/** An order that takes its stock uses its promotion, and releases it with the stock. The order is locked. */
export async function countPromotion(trx: Db, orderId: string, by: 1 | -1): Promise<void> {
  // Money that came late may use a promotion that is used up.
  await sql`
    UPDATE promotions SET uses = GREATEST(0, LEAST(uses + ${by}, COALESCE(most_uses, uses + ${by})))
    FROM orders WHERE orders.id = ${orderId} AND promotions.code = orders.promotion_code`.execute(trx);
}

/** Whether other orders of the customer have used the promotion as often as a customer may, or came first; it stays locked. */
export async function hasUsedPromotion(
  trx: Db,
  orderId: string,
  customerIndexes: readonly Buffer[],
): Promise<boolean> {
  const { rows } = await sql<{ enough: boolean }>`
    WITH promotion AS MATERIALIZED (
      SELECT code, most_uses_per_customer, first_orders_only FROM promotions
      WHERE code = (SELECT promotion_code FROM orders WHERE id = ${orderId}) FOR UPDATE
    )
    SELECT COALESCE(most_uses_per_customer <= count_promotion_uses(
      code, (SELECT user_id FROM orders WHERE id = ${orderId}), ${customerIndexes}::bytea[], ${orderId}), false)
      OR first_orders_only AND has_ordered_before(
        (SELECT user_id FROM orders WHERE id = ${orderId}), ${customerIndexes}::bytea[], ${orderId}) AS enough
    FROM promotion`.execute(trx);
  return rows[0]?.enough ?? false;
}

/** Why an account cannot use a promotion, as far as its own orders say; null when it can. */
export async function findAccountUse(db: Db, code: string, userId: string): Promise<PromotionUse | null> {
  const { rows } = await sql<{ isUsed: boolean; isNotFirst: boolean }>`
    SELECT COALESCE(most_uses_per_customer <= count_promotion_uses(code, ${userId}::uuid, '{}', NULL), false) AS "isUsed",
      first_orders_only AND has_ordered_before(${userId}::uuid, '{}', NULL) AS "isNotFirst"
    FROM promotions WHERE code = ${code}`.execute(db);
  if (rows[0]?.isUsed) return "USED";
  return rows[0]?.isNotFirst ? "NOT_FIRST" : null;
}
