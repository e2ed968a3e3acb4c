/** Recent orders on which staff try out a promotion. Read-only. */
import { sql } from "kysely";
import type { PromotionTrialInput } from "#contract/promotions/schema";
import { LIMITS } from "#contract/limits";
import type { Db } from "../../db/client";
import { isInSegment } from "../../db/segments";
import type { PastOrder } from "./trial.rules";

const { days, maxOrders } = LIMITS.promotionTrial;

/**
 * The newest counting orders; one more than evaluated if there are more. Categories and brands are current.
 * An order's first index is its email address; the others are names, which many customers share. Includes
 * customers outside the promotion's audience, such as earlier buyers or other segments. Promotions for a
 * segment, and automatic ones that depend on the customer, only use account orders.
 */
export async function listPastOrders(
  db: Db,
  { firstOrdersOnly, isAutomatic, segment, segmentCategory }: PromotionTrialInput,
): Promise<readonly (PastOrder & { readonly isMeant: boolean })[]> {
  const isForAccounts = segment !== "EVERYBODY" || (isAutomatic && firstOrdersOnly);
  const earlierOrders = sql`FROM orders AS bought
    WHERE bought.user_id = looked.user_id AND bought.submitted_at < looked.submitted_at`;
  const audience = { segment: sql`${segment}`, category: sql`${segmentCategory}` };
  const { rows } = await sql<PastOrder & { readonly isMeant: boolean }>`
    WITH looked AS MATERIALIZED (
      SELECT id, user_id, search_indexes, submitted_at FROM orders
      WHERE submitted_at > now() - make_interval(days => ${days}) AND is_promotion_used(status)
      ORDER BY submitted_at DESC LIMIT ${maxOrders + 1}
    )
    SELECT (NOT ${isForAccounts}::boolean OR looked.user_id IS NOT NULL) AND ${isInSegment(earlierOrders, audience)}
      AND (NOT ${firstOrdersOnly}::boolean OR NOT EXISTS (
        SELECT 1 FROM orders AS earlier
        WHERE (earlier.user_id = looked.user_id OR earlier.search_indexes && looked.search_indexes[1:1])
          AND earlier.submitted_at < looked.submitted_at AND is_promotion_used(earlier.status))) AS "isMeant",
      (SELECT COALESCE(jsonb_agg(jsonb_build_object('priceCents', item.price_cents, 'shippingCents', item.shipping_cents,
          'quantity', item.quantity, 'categoryId', product.category_id, 'brandId', product.brand_id) ORDER BY item.position), '[]')
        FROM order_items AS item JOIN products AS product USING (product_id)
        WHERE item.order_id = looked.id) AS lines
    FROM looked ORDER BY submitted_at DESC`.execute(db);
  return rows;
}
