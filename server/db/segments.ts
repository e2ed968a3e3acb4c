/**
 * Decides which orders put their customer in a segment, for campaigns and promotions (CAMPAIGN-3,
 * CHECKOUT-12).
 */
import { sql, type RawBuilder } from "kysely";
import { LEASE_SIGNED } from "#contract/leases/statuses";
import { inStatuses } from "./in-statuses";
import { REMOVED_ITEMS } from "#contract/orders/item-statuses";
import { statusesWhere } from "#contract/orders/statuses";
import type { ChosenSegment } from "#contract/customers/segments";

const PAID = statusesWhere(
  ({ money, end }) => (money.state === "reserved" || money.state === "taken") && !end.isUndone,
);

const LEASED = sql`EXISTS (SELECT 1 FROM leases
  WHERE leases.order_id = bought.id AND leases.state ${inStatuses(LEASE_SIGNED)})`;
const BOUGHT = sql`(bought.status ${inStatuses(PAID)} OR ${LEASED})`;
const boughtIn = (category: unknown) => sql`(${BOUGHT} AND EXISTS (
  SELECT 1 FROM order_items AS item JOIN products ON products.product_id = item.product_id
  WHERE item.order_id = bought.id AND item.status NOT ${inStatuses(REMOVED_ITEMS)}
    AND products.category_id = ${category}))`;

/**
 * Builds the condition on an order, aliased `bought`, that selects its customer, or for NEVER excludes them.
 */
export function soughtOrder({ segment, category }: ChosenSegment): RawBuilder<unknown> {
  if (segment === "LEASED") return LEASED;
  return segment === "CATEGORY" ? boughtIn(category) : BOUGHT;
}

/**
 * Tests whether a customer's orders match the segment named by two columns.
 * @param orders `FROM orders AS bought WHERE …`, limited to the customer
 */
export function isInSegment(
  orders: RawBuilder<unknown>,
  columns: { readonly segment: RawBuilder<unknown>; readonly category: RawBuilder<unknown> },
): RawBuilder<boolean> {
  return sql<boolean>`CASE ${columns.segment} WHEN 'EVERYBODY' THEN true
    WHEN 'BOUGHT' THEN EXISTS (SELECT 1 ${orders} AND ${BOUGHT})
    WHEN 'LEASED' THEN EXISTS (SELECT 1 ${orders} AND ${LEASED})
    WHEN 'CATEGORY' THEN EXISTS (SELECT 1 ${orders} AND ${boughtIn(columns.category)})
    WHEN 'NEVER' THEN NOT EXISTS (SELECT 1 ${orders} AND ${BOUGHT}) ELSE false END`;
}
