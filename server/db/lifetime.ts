/** Customer lifetime value: the single definition, for the report and the customer's page (REPORT-9). */
import { sql, type RawBuilder } from "kysely";

/**
 * Builds a one-row statement for a user: paid and refunded in cents, number of sold orders, and the first and
 * last of them.
 * @param userId a column or a value
 */
export function lifetimeOf(userId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`SELECT COALESCE(sum(paid_cents), 0)::float8 AS paid, COALESCE(sum(refunded_cents), 0)::float8 AS refunded,
      COALESCE(sum(paid_cents - refunded_cents), 0)::float8 AS net,
      (count(DISTINCT entry.order_id) FILTER (WHERE sells))::int AS orders,
      min(entry.at) FILTER (WHERE sells) AS first, max(sold.at) AS last
    FROM orders AS o JOIN money_entries AS entry ON entry.order_id = o.id
      LEFT JOIN LATERAL (SELECT min(one.at) AS at FROM money_entries AS one WHERE one.order_id = o.id AND one.sells) AS sold ON true
    WHERE o.user_id = ${userId}`;
}
