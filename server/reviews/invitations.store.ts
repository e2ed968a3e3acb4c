/** Orders whose customers are due for a review invitation (REVIEW-10). */
import { sql } from "kysely";
import { inStatuses } from "../db/in-statuses";
import { isAtStage, ITEM_STATUSES } from "#contract/orders/item-statuses";
import { LIMITS } from "#contract/limits";
import type { Db } from "../db/client";
import { processNext } from "../jobs/next-row.store";
import type { InvitationMails } from "./reviews.port";

const { inviteAfterDays, inviteWithinDays, invitedTo } = LIMITS.reviews;
const ARRIVED = ITEM_STATUSES.filter((status) => isAtStage(status, "received"));
const ON_ITS_WAY = ITEM_STATUSES.filter((status) => !isAtStage(status, "received", "cancelled", "returned"));

interface ArrivedOrder {
  readonly orderId: string;
  readonly productIds: readonly string[];
}

/**
 * Invites the customer of one order to review it.
 * @returns false when no order is due
 */
export function inviteNext(db: Db, mails: InvitationMails): Promise<boolean> {
  const due = sql<ArrivedOrder>`
    SELECT orders.id AS "orderId", ARRAY(
      SELECT item.product_id FROM order_items AS item
      WHERE item.order_id = orders.id AND item.status ${inStatuses(ARRIVED)} AND NOT EXISTS (
        SELECT 1 FROM reviews WHERE reviews.product_id = item.product_id
          AND (reviews.order_id = orders.id OR reviews.user_id = orders.user_id))
      GROUP BY item.product_id ORDER BY max(item.price_cents) DESC, item.product_id LIMIT ${invitedTo}) AS "productIds"
    FROM orders
    WHERE orders.id IN (
        SELECT order_id FROM order_items WHERE status ${inStatuses(ARRIVED)}
          AND delivered_at BETWEEN now() - make_interval(days => ${inviteWithinDays})
            AND now() - make_interval(days => ${inviteAfterDays}))
      AND NOT EXISTS (SELECT 1 FROM review_invitations WHERE order_id = orders.id)
      AND NOT EXISTS (SELECT 1 FROM order_items WHERE order_id = orders.id
        AND (status ${inStatuses(ON_ITS_WAY)} OR delivered_at > now() - make_interval(days => ${inviteAfterDays})))`;
  return processNext(db, { due, table: "orders" }, async (trx, { orderId, productIds }) => {
    const { rows: inserted } = await sql`
      INSERT INTO review_invitations (order_id, products) VALUES (${orderId}, ${productIds.length})
      ON CONFLICT DO NOTHING RETURNING 1`.execute(trx);
    // Another host may have sent the invitation between the query and the lock.
    if (inserted.length > 0 && productIds.length > 0)
      await mails.ofReviewInvitation(trx, orderId, productIds);
  });
}
