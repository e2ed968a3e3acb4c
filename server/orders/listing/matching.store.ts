/** Translates a filter of the staff order list to a condition on order_list (ORDER-21). */
import { sql, type RawBuilder } from "kysely";
import type { OrderFilter } from "#contract/orders/list";
import { UNASSIGNED, type OrderSort } from "#contract/orders/list-words";
import type { Sealer } from "../../db/sealed";
import { withinShopDays } from "../../db/querying/shop-days";
import { idsOf } from "./sought.store";

export interface Matching {
  readonly sealer: Sealer;
  /** SQL statement: ids of orders with money that needs manual work. */
  readonly idsByHand: RawBuilder<unknown>;
}

/**
 * Condition on the rows of `order_list AS l`. Ids are passed as arrays: for a subquery PostgreSQL expects
 * many matches and scans the whole list in sort order.
 */
export function matchCondition({ sealer, idsByHand }: Matching, filter: OrderFilter): RawBuilder<unknown> {
  const { text, statuses, from, to, fromTotal, toTotal, methods, delivery, risk, supplier, affiliate } =
    filter;
  const parts = [
    statuses.length > 0 && sql`l.status = ANY(${statuses}::text[])`,
    ...withinShopDays(sql`l.submitted_at`, { from, to }),
    fromTotal !== null && sql`l.total_cents >= ${fromTotal}::int`,
    toTotal !== null && sql`l.total_cents <= ${toTotal}::int`,
    methods.length > 0 && sql`l.payment_method = ANY(${methods}::text[])`,
    delivery && sql`l.delivery_type = ${delivery}`,
    risk && sql`l.risk = ${risk}`,
    supplier && sql`${supplier} = ANY(l.suppliers)`,
    affiliate && sql`l.affiliate_id = ${affiliate}`,
    filter.isPhoneOrder && sql`l.is_by_phone`,
    filter.hasPaymentException && sql`l.order_id = ANY(ARRAY(${idsByHand}))`,
    filter.hasOpenReturn &&
      sql`l.order_id = ANY(ARRAY(SELECT order_id FROM order_returns WHERE state = 'REQUESTED'))`,
    filter.assignee === UNASSIGNED &&
      sql`NOT EXISTS (SELECT 1 FROM order_assignments AS a WHERE a.order_id = l.order_id)`,
    filter.assignee !== null &&
      filter.assignee !== UNASSIGNED &&
      sql`l.order_id = ANY(ARRAY(SELECT order_id FROM order_assignments WHERE assignee_id = ${filter.assignee}::uuid))`,
    filter.tag && sql`l.order_id = ANY(ARRAY(SELECT order_id FROM order_tags WHERE tag = ${filter.tag}))`,
    text !== "" && sql`l.order_id = ANY(ARRAY(${idsOf(sealer, text)}))`,
  ];
  return sql.join(
    [sql`true`, ...parts.filter((part) => typeof part === "object" && part !== null)],
    sql` AND `,
  );
}

/** Sort columns, the id last as a tie-breaker; each with its direction. */
const COLUMNS = {
  placed: { columns: ["l.submitted_at", "l.order_id"], isDescending: [true, true] },
  total: { columns: ["l.total_cents", "l.order_id"], isDescending: [true, true] },
  status: { columns: ["l.status", "l.submitted_at", "l.order_id"], isDescending: [false, true, true] },
} as const;

/**
 * ORDER BY of a sort.
 * @param isBackwards reversed
 */
export function orderBy(sort: OrderSort, isBackwards = false): RawBuilder<unknown> {
  const key = sort.replace(/^-/, "") as keyof typeof COLUMNS;
  const isTurned = sort.startsWith("-") !== isBackwards;
  const { columns, isDescending } = COLUMNS[key];
  return sql.join(
    columns.map(
      (column, i) => sql`${sql.ref(column)} ${sql.raw(isDescending[i] === isTurned ? "ASC" : "DESC")}`,
    ),
  );
}

/** Condition: the row comes after the order `at.*` in a sort, or before it when backwards. */
export function comesAfter(sort: OrderSort, isBackwards: boolean): RawBuilder<unknown> {
  const key = sort.replace(/^-/, "") as keyof typeof COLUMNS;
  const isTurned = sort.startsWith("-") !== isBackwards;
  const { columns, isDescending } = COLUMNS[key];
  const own = (column: string) => sql.ref(column);
  const other = (column: string) => sql.ref(column.replace("l.", "at."));
  const choices = columns.map((column, i) => {
    const sign = sql.raw(isDescending[i] === isTurned ? ">" : "<");
    const same = columns.slice(0, i).map((earlier) => sql`${own(earlier)} = ${other(earlier)}`);
    return sql`(${sql.join([...same, sql`${own(column)} ${sign} ${other(column)}`], sql` AND `)})`;
  });
  // Logically redundant, but gives the index a starting point.
  const first = columns[0];
  const sign = sql.raw(isDescending[0] === isTurned ? ">=" : "<=");
  return sql`${own(first)} ${sign} ${other(first)} AND (${sql.join(choices, sql` OR `)})`;
}
