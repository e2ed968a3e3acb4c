/** Uses of promotions by orders (CHECKOUT-7). Each function is one step of a transaction the caller holds. */
import { sql } from "kysely";
import type { Db } from "../../db/client";

/** An order that takes its stock uses its promotion, and releases it with the stock. The order is locked. */
export async function countPromotion(trx: Db, orderId: string, by: 1 | -1): Promise<void> {
  // Money that came late may use a promotion that is used up.
  await sql`
    UPDATE promotions SET uses = GREATEST(0, LEAST(uses + ${by}, COALESCE(most_uses, uses + ${by})))
    FROM orders WHERE orders.id = ${orderId} AND promotions.code = orders.promotion_code`.execute(trx);
}

/** Whether other orders of the customer have used the promotion as often as a customer may; it stays locked. */
export async function hasUsedPromotion(
  trx: Db,
  orderId: string,
  customerIndexes: readonly Buffer[],
): Promise<boolean> {
  const { rows } = await sql<{ enough: boolean }>`
    WITH promotion AS MATERIALIZED (
      SELECT code, most_uses_per_customer FROM promotions
      WHERE code = (SELECT promotion_code FROM orders WHERE id = ${orderId}) FOR UPDATE
    )
    SELECT COALESCE(most_uses_per_customer <= count_promotion_uses(
      code, (SELECT user_id FROM orders WHERE id = ${orderId}), ${customerIndexes}::bytea[], ${orderId}), false) AS enough
    FROM promotion`.execute(trx);
  return rows[0]?.enough ?? false;
}

/** Whether an account has used a promotion as often as a customer may. */
export async function hasAccountUsed(db: Db, code: string, userId: string): Promise<boolean> {
  const { rows } = await sql<{ enough: boolean }>`
    SELECT COALESCE(most_uses_per_customer <= count_promotion_uses(code, ${userId}::uuid, '{}', NULL), false) AS enough
    FROM promotions WHERE code = ${code}`.execute(db);
  return rows[0]?.enough ?? false;
}
