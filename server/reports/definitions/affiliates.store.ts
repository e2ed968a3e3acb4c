/**
 * Report definitions of affiliates: affiliateoverview and affiliatesummary (REPORT-14). Commissions come from
 * the affiliate ledger.
 */
import { sql } from "kysely";
import type { Statement } from "../../db/client";
import type { NamingParts, ReportDefinition } from "./definition.port";
import { inSpan } from "./sold.store";

/**
 * SQL table: at, order_id, affiliate, sub (empty without one) and figures: clicks, applications, approvals,
 * orders, earned, back.
 */
const EARNING: Statement = sql`
  SELECT click.at, NULL::uuid AS order_id, visits.affiliate_id AS affiliate, COALESCE(visits.sub_affiliate_id, '') AS sub,
    ARRAY[1, 0, 0, 0, 0, 0]::bigint[] AS figures
  FROM affiliate_clicks AS click JOIN visits ON visits.id = click.visit_id
  WHERE ${inSpan(sql`click.at`)} AND visits.affiliate_id IS NOT NULL
  UNION ALL
  SELECT created_at, order_id, attribution ->> 'aid', COALESCE(attribution ->> 'sid', ''),
    ARRAY[0, 1, 0, 0, 0, 0]::bigint[]
  FROM lease_applications WHERE ${inSpan(sql`created_at`)} AND attribution ? 'aid'
  UNION ALL
  SELECT entry.at, entry.order_id, entry.affiliate, COALESCE(entry.sub_affiliate, ''),
    ARRAY[0, 0, (entry.kind = 'APPLICATION')::int, (entry.kind = 'ORDER')::int, GREATEST(0, entry.take_cents),
      GREATEST(0, -entry.take_cents)]::bigint[]
  FROM affiliate_entries AS entry WHERE ${inSpan(sql`entry.at`)}`;

export const AFFILIATEOVERVIEW: ReportDefinition = {
  version: 1,
  entries: sql`
    SELECT earning.at, earning.order_id, ARRAY[earning.affiliate, earning.sub] AS keys, earning.figures
    FROM (${EARNING}) AS earning`,
  nameKeys: nameAffiliates,
};

export const AFFILIATESUMMARY: ReportDefinition = {
  version: 1,
  entries: sql`
    SELECT earning.at, earning.order_id, ARRAY[earning.affiliate] AS keys, earning.figures FROM (${EARNING}) AS earning`,
  nameKeys: async (keys, parts) => (await nameAffiliates(keys, parts)).map(([name = ""]) => [name]),
};

/** An unknown affiliate is named by its link code. */
async function nameAffiliates(
  keys: readonly (readonly string[])[],
  { db }: Pick<NamingParts, "db">,
): Promise<string[][]> {
  const { rows: affiliates } = await sql<{ code: string; name: string }>`
    SELECT code, name FROM affiliates`.execute(db);
  const { rows: subs } = await sql<{ affiliate: string; code: string; name: string }>`
    SELECT affiliate, code, name FROM sub_affiliates`.execute(db);
  return keys.map(([affiliate = "", sub = ""]) => [
    affiliates.find(({ code }) => code === affiliate)?.name ?? affiliate,
    subs.find((row) => row.affiliate === affiliate && row.code === sub)?.name ?? (sub || "No sub-affiliate"),
  ]);
}
