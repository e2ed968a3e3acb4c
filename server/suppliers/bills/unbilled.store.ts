/** Lists shipped supplier orders that are not billed yet (SUPPLIER-4). */
import { sql } from "kysely";
import { SHOP_TIME_ZONE } from "#contract/time/days";
import { BILL_LIMITS, type UnbilledInput, type UnbilledOrder } from "#contract/suppliers/bills/bills";
import type { Page } from "#contract/fields/page";
import type { Db } from "../../db/client";

const { unbilledAfterDays, unbilledWithinDays } = BILL_LIMITS;
const daysAgo = (days: number) => sql`now() - make_interval(days => ${sql.lit(days)})`;

/** SQL table: items of a supplier order by SKU, with the units that no bill has. */
const OPEN = sql`
  SELECT due.id, due.shipped_at, due.units - COALESCE(billed.units, 0) AS units,
    (due.units - COALESCE(billed.units, 0)) * due.cost_cents AS cents
  FROM (SELECT placed.id, upper(item.product->>'sku') AS sku, sum(ordered.quantity) AS units,
      min(item.shipped_at) AS shipped_at, max(ordered.cost_cents) AS cost_cents
    FROM supplier_orders AS placed JOIN supplier_order_items AS ordered ON ordered.supplier_order_id = placed.id
    JOIN order_items AS item ON item.id = ordered.item_id
    WHERE placed.state IN ('SUBMITTED', 'CLOSED') AND NOT ordered.is_over
      AND item.shipped_at < ${daysAgo(unbilledAfterDays)} AND item.shipped_at > ${daysAgo(unbilledWithinDays)}
    GROUP BY 1, 2) AS due
  LEFT JOIN (SELECT line.supplier_order_id, upper(line.sku) AS sku, sum(line.quantity) AS units
    FROM supplier_bill_lines AS line JOIN supplier_bills AS bill ON bill.id = line.bill_id
    WHERE bill.removed_at IS NULL AND line.supplier_order_id IS NOT NULL GROUP BY 1, 2) AS billed
    ON billed.supplier_order_id = due.id AND billed.sku = due.sku
  WHERE due.units > COALESCE(billed.units, 0)`;

/** Longest shipped first. */
export async function listUnbilled(
  db: Db,
  { supplier, pageNumber, pageSize }: UnbilledInput,
): Promise<Page<UnbilledOrder>> {
  const ofSupplier = supplier === undefined ? sql`true` : sql`placed.supplier = ${supplier}`;
  const { rows } = await sql<UnbilledOrder & { total: number }>`
    SELECT placed.order_id AS "orderId", o.unique_id AS "shopNumber", placed.supplier,
      placed.partner_order_id AS "orderNumber",
      (open.shipped_at AT TIME ZONE ${sql.lit(SHOP_TIME_ZONE)})::date::text AS "shippedOn", open.units, open.expected, open.total
    FROM (SELECT one.id, min(one.shipped_at) AS shipped_at, sum(one.units)::int AS units,
        COALESCE(sum(one.cents), 0)::float8 AS expected, (count(*) OVER ())::int AS total
      FROM (${OPEN}) AS one JOIN supplier_orders AS placed ON placed.id = one.id WHERE ${ofSupplier}
      GROUP BY one.id ORDER BY min(one.shipped_at), one.id
      LIMIT ${pageSize} OFFSET ${(pageNumber - 1) * pageSize}) AS open
    JOIN supplier_orders AS placed ON placed.id = open.id JOIN orders AS o ON o.id = placed.order_id
    ORDER BY open.shipped_at, open.id`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}
