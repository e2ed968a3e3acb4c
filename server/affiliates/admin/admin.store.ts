/** Stores affiliates for staff (AFFILIATE-9). */
import { sql } from "kysely";
import type { Affiliate, AffiliateMonth, AffiliateRow, AffiliatesInput } from "#contract/affiliates/admin";
import type { Page } from "#contract/fields/page";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { listPayouts, owedTo, readBalance } from "./payouts.store";
import { listTerms } from "./terms.store";

export interface AffiliateAdmin {
  list(input: AffiliatesInput): Promise<Page<AffiliateRow>>;
  find(code: string): Promise<Affiliate | null>;
}

const MONTHS = 24;
const CLICK_DAYS = 30;
/** SQL expression: first day of the month that many months ago, in the shop's time zone. */
const monthAgo = (months: number) =>
  sql`(date_trunc('month', shop_day(now())) - make_interval(months => ${months}::int))::date`;

export function createAffiliateAdmin(db: Db, sealer: Sealer): AffiliateAdmin {
  return {
    async list({ pageNumber, pageSize, text }) {
      const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
      const matches = sql`(code ILIKE ${pattern} OR name ILIKE ${pattern})`;
      const earned = (
        months: number,
      ) => sql`COALESCE((SELECT sum(take_cents)::float8 FROM affiliate_entries AS entry
        WHERE entry.affiliate = affiliates.code AND date_trunc('month', shop_day(entry.at))::date = ${monthAgo(months)}), 0)`;
      const { rows } = await sql<AffiliateRow>`
        SELECT code, name, is_active AS "isActive",
          (SELECT count(*)::int FROM sub_affiliates WHERE affiliate = affiliates.code) AS "subAffiliates",
          (SELECT count(*)::int FROM visits WHERE affiliate_id = affiliates.code
            AND started_at > now() - make_interval(days => ${CLICK_DAYS})) AS clicks,
          ${earned(0)} AS "earnedThisMonth", ${earned(1)} AS "earnedLastMonth", ${owedTo(sql.ref("affiliates.code"))} AS owed
        FROM affiliates WHERE ${matches}
        ORDER BY is_active DESC, name, code LIMIT ${pageSize} OFFSET ${(pageNumber - 1) * pageSize}`.execute(
        db,
      );
      const counted = await sql<{ total: number }>`SELECT count(*)::int AS total FROM affiliates
        WHERE ${matches}`.execute(db);
      return { rows, total: counted.rows[0]?.total ?? 0 };
    },

    async find(code) {
      const { rows } = await sql<Omit<Affiliate, "terms" | "months" | "balance" | "payouts">>`
        SELECT code, name, is_active AS "isActive",
          (SELECT COALESCE(jsonb_agg(jsonb_build_object('code', sub.code, 'name', sub.name) ORDER BY sub.name), '[]')
            FROM sub_affiliates AS sub WHERE sub.affiliate = affiliates.code) AS "subAffiliates",
          (SELECT count(*)::int FROM affiliate_entries WHERE affiliate = code
            AND told_at IS NULL AND refusal IS NULL) AS unsent,
          (SELECT count(*)::int FROM affiliate_entries WHERE affiliate = code AND refusal IS NOT NULL) AS refused
        FROM affiliates WHERE code = ${code}`.execute(db);
      const [affiliate] = rows;
      if (!affiliate) return null;
      const [terms, months, balance, payouts] = await Promise.all([
        listTerms(db, sealer, code),
        listMonths(db, code),
        readBalance(db, code),
        listPayouts(db, sealer, code),
      ]);
      return { ...affiliate, terms, months, balance, payouts };
    },
  };
}

async function listMonths(db: Db, code: string): Promise<AffiliateMonth[]> {
  const { rows } = await sql<AffiliateMonth>`
    WITH entry AS (
      SELECT to_char(shop_day(at), 'YYYY-MM') AS month, count(*) FILTER (WHERE kind = 'APPLICATION')::int AS applications,
        count(*) FILTER (WHERE kind = 'ORDER')::int AS orders,
        COALESCE(sum(take_cents) FILTER (WHERE take_cents > 0), 0)::float8 AS earned,
        COALESCE(-sum(take_cents) FILTER (WHERE take_cents < 0), 0)::float8 AS "takenBack",
        sum(take_cents)::float8 AS commission
      FROM affiliate_entries WHERE affiliate = ${code} AND at > now() - make_interval(months => ${MONTHS}) GROUP BY 1
    ), click AS (
      SELECT to_char(shop_day(started_at), 'YYYY-MM') AS month, count(*)::int AS clicks FROM visits
      WHERE affiliate_id = ${code} GROUP BY 1
    )
    SELECT month, COALESCE(clicks, 0) AS clicks, COALESCE(applications, 0) AS applications,
      COALESCE(orders, 0) AS orders, COALESCE(earned, 0) AS earned, COALESCE("takenBack", 0) AS "takenBack",
      COALESCE(commission, 0) AS commission
    FROM entry FULL JOIN click USING (month) ORDER BY month DESC LIMIT ${MONTHS}`.execute(db);
  return rows;
}

/** @param by id of the acting user @returns false when the code exists */
export async function insertAffiliate(
  unit: Db,
  { code, name }: { readonly code: string; readonly name: string },
  by: string,
): Promise<boolean> {
  const { numAffectedRows = 0n } =
    await sql`INSERT INTO affiliates (code, name, created_by) VALUES (${code}, ${name}, ${by})
      ON CONFLICT DO NOTHING`.execute(unit);
  return numAffectedRows > 0n;
}

/** @returns false when it does not exist */
export async function updateAffiliate(
  unit: Db,
  code: string,
  { name, isActive }: { readonly name: string; readonly isActive: boolean },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`UPDATE affiliates SET name = ${name}, is_active = ${isActive}
    WHERE code = ${code}`.execute(unit);
  return numAffectedRows > 0n;
}

/** @returns false when the code exists */
export async function insertSub(
  unit: Db,
  code: string,
  sub: { readonly code: string; readonly name: string },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`INSERT INTO sub_affiliates (affiliate, code, name)
    SELECT code, ${sub.code}, ${sub.name} FROM affiliates WHERE code = ${code}
    ON CONFLICT DO NOTHING`.execute(unit);
  return numAffectedRows > 0n;
}
