/** Report definition of best sellers: mostpopularproducts (REPORT-12). */
import { sql } from "kysely";
import { dimensionIndex } from "#contract/analytics/dimensions";
import { ITEM_STATUS_ROWS, ITEM_STATUSES } from "#contract/orders/item-statuses";
import type { ReportDefinition } from "./definition.port";
import { inSpan, SOLD } from "./sold.store";

/** Statuses in which the customer has no item left. */
const BACK = ITEM_STATUSES.filter((status) =>
  ["cancelled", "returned", "unpaid"].includes(ITEM_STATUS_ROWS[status].stage),
);
const isBack = sql`item.status IN (${sql.join(BACK.map((status) => sql.lit(status)))})`;
const viewed = sql.lit(String(dimensionIndex("productId")));

export const MOSTPOPULARPRODUCTS: ReportDefinition = {
  version: 2,
  // Figures: units, back, cents, views
  entries: sql`
    SELECT sale.at, sale.order_id, ARRAY[item.product_id] AS keys, ARRAY[item.quantity,
      CASE WHEN ${isBack} THEN item.quantity ELSE 0 END,
      CASE WHEN ${isBack} THEN 0 ELSE item.quantity * item.price_cents::bigint END, 0]::bigint[] AS figures
    FROM (${SOLD}) AS sale JOIN order_items AS item ON item.order_id = sale.order_id
    UNION ALL
    SELECT uuid_extract_timestamp(seen.id), NULL::uuid, ARRAY[seen.dimensions ->> ${viewed}],
      ARRAY[0, 0, 0, 1]::bigint[]
    FROM analytics_events AS seen
    WHERE seen.day BETWEEN shop_day(span.start) AND shop_day(span.stop) AND seen.kind = 'VIEW'
      AND seen.dimensions ? ${viewed} AND ${inSpan(sql`uuid_extract_timestamp(seen.id)`)}`,
  async nameKeys(keys, { db }) {
    const ids = keys.map(([id = ""]) => id);
    const { rows } = await sql<{ id: string; name: string }>`
      SELECT product_id AS id, name FROM products WHERE product_id = ANY(${ids}::text[])`.execute(db);
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return ids.map((id) => [names.get(id) ?? id]);
  },
};
