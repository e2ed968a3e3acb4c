/** Items of paid orders that cannot be delivered without intervention (STAFF-33). */
import { sql } from "kysely";
import { SUPPLIED_STATUSES } from "#contract/orders/orders";
import { inStatuses } from "../../db/in-statuses";
import type { MoneyTrouble } from "./displayed-money.port";

/** One row per order with the price of its failed items; the amount changes when another item fails. */
export const orderTroubles = sql<MoneyTrouble>`
  SELECT 'SUPPLIER_CANCELLED' AS kind, o.id AS ref, o.id AS order_id,
    sum(item.price_cents * item.quantity)::int AS cents, now() AS since
  FROM order_items AS item JOIN orders AS o ON o.id = item.order_id
  WHERE item.status = 'CANCELLED_BY_SUPPLIER'
    AND o.status ${inStatuses(SUPPLIED_STATUSES)}
  GROUP BY o.id`;
