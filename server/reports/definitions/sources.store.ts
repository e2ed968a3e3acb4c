/**
 * Report definitions of traffic sources for visits and orders: sources and googlekeywords (REPORT-10,
 * REPORT-11).
 */
import { sql } from "kysely";
import type { ReportDefinition } from "./definition.port";
import { inSpan, soldBy } from "./sold.store";

const NOT_PROVIDED = "(not provided)";

/** From an order's attribution, like the source of a visit (VISIT-3). An order has no referrer. */
const KEYS_OF_ORDER = sql`ARRAY[
  CASE WHEN o.attribution ? 'utm_source' THEN o.attribution ->> 'utm_source'
    WHEN o.attribution ? 'aid' THEN o.attribution ->> 'aid'
    WHEN o.attribution ? 'gclid' THEN 'google'
    WHEN o.attribution ? 'fbclid' THEN 'facebook'
    ELSE 'direct' END,
  COALESCE(o.attribution ->> 'utm_medium',
    CASE WHEN o.attribution ? 'utm_source' THEN 'none'
      WHEN o.attribution ? 'aid' THEN 'affiliate'
      WHEN o.attribution ? 'gclid' THEN 'cpc'
      WHEN o.attribution ? 'fbclid' THEN 'social'
      ELSE 'none' END),
  COALESCE(o.attribution ->> 'utm_campaign', '')]`;

export const SOURCES: ReportDefinition = {
  version: 1,
  // Figures: visits, orders, ordered, paid, refunded
  entries: sql`
    SELECT started_at AS at, NULL::uuid AS order_id, ARRAY[source, medium, campaign] AS keys,
      ARRAY[1, 0, 0, 0, 0]::bigint[] AS figures
    FROM visits WHERE ${inSpan(sql`started_at`)}
    UNION ALL
    SELECT sold.at, sold.order_id, sold.keys, 0::bigint || sold.figures FROM (${soldBy(KEYS_OF_ORDER)}) AS sold`,
  nameKeys: async (keys) =>
    keys.map(([source = "", medium = "", campaign = ""]) => [source, medium, campaign || "No campaign"]),
};

export const GOOGLEKEYWORDS: ReportDefinition = {
  version: 1,
  // Figures: orders, ordered, paid, refunded
  entries: soldBy(
    sql`ARRAY[COALESCE(NULLIF(o.attribution ->> 'utm_campaign', ''), NULLIF(o.attribution ->> 'utm_term', ''),
      ${sql.lit(NOT_PROVIDED)})]`,
    sql`o.attribution ? 'gclid'`,
  ),
  nameKeys: async (keys) => keys.map(([word = ""]) => [word]),
};
