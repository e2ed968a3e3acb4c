/** Reads orders for other features. */
import { sql } from "kysely";
import { inStatuses } from "../../db/in-statuses";
import { isAtStage, ITEM_STATUSES } from "#contract/orders/item-statuses";
import type { Db } from "../../db/client";
import { onlyRow } from "../../db/only-row";
import { purchaseDue } from "./due.rules";
import { readLeased } from "./leased.store";
import type { OrderStore } from "./orders.store";
import type { OrderReading, OrderState } from "./reading.port";
import type { DisplayedMoney } from "./displayed-money.port";

const ARRIVED = ITEM_STATUSES.filter((status) => isAtStage(status, "received"));

export function createOrderReading(
  db: Db,
  orders: Pick<OrderStore, "find">,
  sources: readonly DisplayedMoney[],
): OrderReading {
  return {
    find: (orderId) => orders.find(orderId),
    async findArrived(userId, productId) {
      const { rows } = await sql<{ id: string }>`
        SELECT orders.id FROM orders JOIN order_items AS item ON item.order_id = orders.id
        WHERE user_id = ${userId} AND item.product_id = ${productId} AND item.status ${inStatuses(ARRIVED)}
        ORDER BY submitted_at DESC LIMIT 1`.execute(db);
      return rows[0]?.id ?? null;
    },
    async findDue(orderId) {
      const order = await orders.find(orderId);
      return order && purchaseDue(order);
    },
    async stateOf({ orderId, correctionId }) {
      const { rows } = await sql<OrderState>`
        SELECT status, CASE WHEN ${correctionId}::uuid IS NULL
            THEN status <> 'PENDING_PAYMENT' OR COALESCE(held_until <= now(), false)
            ELSE NOT EXISTS (SELECT 1 FROM order_corrections AS asked
              WHERE asked.id = ${correctionId}::uuid AND asked.state = 'WAITING' AND asked.held_until > now())
          END AS "isOver"
        FROM orders WHERE id = ${orderId}`.execute(db);
      return onlyRow(rows, "the order whose state is read");
    },
    leasedOf: (trx, orderId) => readLeased(trx, sources, orderId),
  };
}
