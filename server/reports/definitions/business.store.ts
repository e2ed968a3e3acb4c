/**
 * Report definitions of daily business and supplier billing: sales and bestbuybilling (REPORT-8, REPORT-13).
 */
import { sql } from "kysely";
import { BILL_LABELS } from "#contract/suppliers/bills/messages";
import { SHOP_TIME_ZONE } from "#contract/time/days";
import { SUPPLIER_ORDER_STATES, supplierName, type SupplierOrderState } from "#contract/suppliers/suppliers";
import type { Statement } from "../../db/client";
import type { ReportDefinition } from "./definition.port";
import { inSpan, MOVED, SOLD } from "./sold.store";

const NO_KEYS = sql`'{}'::text[]`;
const placedAt = sql`COALESCE(placed.submitted_at, placed.created_at)`;

/**
 * SQL table: supplier orders within span, as at, id, order_id, supplier, state, pieces, expected (cents),
 * undelivered and unpriced (pieces). A supplier is owed for accepted items it has not given up on.
 */
const PLACED: Statement = sql`
  SELECT ${placedAt} AS at, placed.id, placed.order_id, placed.supplier, placed.state, line.*
  FROM supplier_orders AS placed CROSS JOIN LATERAL (
    SELECT COALESCE(sum(ordered.quantity), 0) AS pieces,
      COALESCE(sum(ordered.quantity * ordered.cost_cents) FILTER (WHERE is_owed), 0) AS expected,
      COALESCE(sum(ordered.quantity) FILTER (WHERE is_refused), 0) AS undelivered,
      COALESCE(sum(ordered.quantity) FILTER (WHERE is_owed AND ordered.cost_cents IS NULL), 0) AS unpriced
    FROM supplier_order_items AS ordered
    CROSS JOIN LATERAL (SELECT placed.state IN ('SUBMITTED', 'CLOSED') AND NOT ordered.is_over AS is_owed,
      placed.state = 'REFUSED' OR ordered.is_over AS is_refused) AS says
    WHERE ordered.supplier_order_id = placed.id
  ) AS line
  WHERE ${inSpan(placedAt)}`;

export const SALES: ReportDefinition = {
  version: 2,
  // Figures: orders, ordered, applications, approvals, lenderTake, affiliateTake, cost, paid, refunded, tax
  entries: sql`
    SELECT sale.at, sale.order_id, ${NO_KEYS} AS keys, ARRAY[1, o.total_cents, 0, 0, COALESCE(o.lender_take_cents, 0),
      COALESCE(o.affiliate_take_cents, 0), 0, 0, 0, 0]::bigint[] AS figures
    FROM (${SOLD}) AS sale JOIN orders AS o ON o.id = sale.order_id
    UNION ALL
    SELECT approved_at, order_id, ${NO_KEYS}, ARRAY[0, 0, 0, 1, 0, 0, 0, 0, 0, 0]::bigint[] FROM lease_applications
    WHERE ${inSpan(sql`approved_at`)}
    UNION ALL
    SELECT created_at, order_id, ${NO_KEYS}, ARRAY[0, 0, 1, 0, 0, 0, 0, 0, 0, 0]::bigint[] FROM lease_applications
    WHERE ${inSpan(sql`created_at`)}
    UNION ALL
    SELECT placed.at, placed.order_id, ${NO_KEYS}, ARRAY[0, 0, 0, 0, 0, 0, placed.expected, 0, 0, 0]::bigint[]
    FROM (${PLACED}) AS placed WHERE placed.expected > 0
    UNION ALL
    SELECT moved.at, moved.order_id, ${NO_KEYS}, ARRAY[0, 0, 0, 0, 0, 0, 0, moved.paid_cents, moved.refunded_cents,
      COALESCE(round(o.tax_cents::numeric * (moved.paid_cents - moved.refunded_cents) / NULLIF(o.total_cents, 0)), 0)]::bigint[]
    FROM (${MOVED}) AS moved JOIN orders AS o ON o.id = moved.order_id`,
  nameKeys: async (keys) => keys.map(() => []),
};

/** SQL tables: bill lines that count. */
const COUNTED_LINES = sql`supplier_bill_lines AS line JOIN supplier_bills AS bill
  ON bill.id = line.bill_id AND bill.removed_at IS NULL`;
/** SQL expression: noon of a bill's day in the shop. */
const billedAt = sql`((bill.day + time '12:00') AT TIME ZONE ${sql.lit(SHOP_TIME_ZONE)})`;
/** State of entries whose lines have no supplier order. */
const UNKNOWN_ORDER = "UNKNOWN_ORDER";

export const BESTBUYBILLING: ReportDefinition = {
  version: 2,
  // Figures: orders, pieces, expected, undelivered, unpriced, billed, mismatches
  entries: sql`
    SELECT placed.at, placed.order_id, ARRAY[placed.supplier, placed.state] AS keys,
      ARRAY[1, placed.pieces, placed.expected, placed.undelivered, placed.unpriced, billed.cents,
        billed.mismatches]::bigint[] AS figures
    FROM (${PLACED}) AS placed CROSS JOIN LATERAL (
      SELECT COALESCE(sum(line.cents), 0) AS cents, COALESCE(sum(cardinality(line.open_mismatches)), 0) AS mismatches
      FROM ${COUNTED_LINES} WHERE line.supplier_order_id = placed.id) AS billed
    UNION ALL
    SELECT ${billedAt}, NULL, ARRAY[bill.supplier, ${sql.lit(UNKNOWN_ORDER)}],
      ARRAY[0, 0, 0, 0, 0, sum(line.cents), sum(cardinality(line.open_mismatches))]::bigint[]
    FROM ${COUNTED_LINES} WHERE line.supplier_order_id IS NULL AND ${inSpan(billedAt)} GROUP BY bill.id`,
  nameKeys: async (keys) =>
    keys.map(([supplier = "", state = ""]) => [
      supplierName(supplier),
      state === UNKNOWN_ORDER
        ? BILL_LABELS.unknownOrder
        : (SUPPLIER_ORDER_STATES[state as SupplierOrderState]?.label ?? state),
    ]),
};
