/** Shared parts of report definitions: sold orders and their payments, each with its time. */
import { sql } from "kysely";
import type { Statement } from "../../db/client";

export const inSpan = (at: Statement): Statement => sql`${at} >= span.start AND ${at} < span.stop`;

/**
 * SQL table: orders sold within span, as at and order_id. An order is sold with its first entry that brings
 * money or signs its lease (REPORT-7).
 */
export const SOLD: Statement = sql`
  SELECT entry.at, entry.order_id FROM money_entries AS entry
  WHERE entry.sells AND ${inSpan(sql`entry.at`)} AND NOT EXISTS (
    SELECT 1 FROM money_entries AS earlier
    WHERE earlier.order_id = entry.order_id AND earlier.sells AND (earlier.at, earlier.id) < (entry.at, entry.id))`;

/** SQL table: payments and refunds within span, as at, order_id, paid_cents and refunded_cents. */
export const MOVED: Statement = sql`
  SELECT entry.at, entry.order_id, entry.paid_cents, entry.refunded_cents FROM money_entries AS entry
  WHERE (entry.paid_cents <> 0 OR entry.refunded_cents <> 0) AND ${inSpan(sql`entry.at`)}`;

/**
 * Orders sold and money moved, grouped by order attributes. Figures: orders, cents ordered, cents paid, cents
 * refunded.
 * @param keys of `o`, the order
 * @param where restricts the orders
 */
export function soldBy(keys: Statement, where: Statement = sql`true`): Statement {
  return sql`
    SELECT sale.at, sale.order_id, ${keys} AS keys, ARRAY[1, o.total_cents, 0, 0]::bigint[] AS figures
    FROM (${SOLD}) AS sale JOIN orders AS o ON o.id = sale.order_id WHERE ${where}
    UNION ALL
    SELECT moved.at, moved.order_id, ${keys}, ARRAY[0, 0, moved.paid_cents, moved.refunded_cents]::bigint[]
    FROM (${MOVED}) AS moved JOIN orders AS o ON o.id = moved.order_id WHERE ${where}`;
}
