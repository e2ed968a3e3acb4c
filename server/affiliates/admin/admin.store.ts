/** Reads and changes affiliates for staff; each change writes its audit log entry (AFFILIATE-9). */
import { sql } from "kysely";
import type {
  Affiliate,
  AffiliateMonth,
  AffiliateRow,
  AffiliatesInput,
  AffiliateTermsInput,
  AffiliateTermsRow,
} from "#contract/affiliates/admin";
import type { Page } from "#contract/fields/page";
import type { AuditWrite } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import { openIdentity } from "../../db/identity";
import type { Sealer } from "../../db/sealed";
import { listPayouts, owedTo, readBalance } from "./payouts.store";

/**
 * TAKEN: the code exists. GONE: the affiliate or sub-affiliate does not exist. EARLY: the day is in the past.
 */
export type AdminOutcome = "DONE" | "TAKEN" | "GONE" | "EARLY";

export interface AffiliateAdmin {
  list(input: AffiliatesInput): Promise<Page<AffiliateRow>>;
  find(code: string): Promise<Affiliate | null>;
  add(affiliate: { code: string; name: string }, by: string, recordAudit: AuditWrite): Promise<AdminOutcome>;
  change(
    code: string,
    to: { name: string; isActive: boolean },
    recordAudit: AuditWrite,
  ): Promise<AdminOutcome>;
  addSub(code: string, sub: { code: string; name: string }, recordAudit: AuditWrite): Promise<AdminOutcome>;
  addTerms(
    code: string,
    terms: AffiliateTermsInput,
    by: string,
    recordAudit: AuditWrite,
  ): Promise<AdminOutcome>;
}

const MONTHS = 24;
const CLICK_DAYS = 30;
/** SQL expression: first day of the month that many months ago, in the shop's time zone. */
const monthAgo = (months: number) =>
  sql`(date_trunc('month', shop_day(now())) - make_interval(months => ${months}::int))::date`;

export function createAffiliateAdmin(db: Db, sealer: Sealer): AffiliateAdmin {
  const change = (
    work: (trx: Db) => Promise<bigint>,
    recordAudit: AuditWrite,
    otherwise: AdminOutcome,
  ): Promise<AdminOutcome> =>
    db.transaction().execute(async (trx) => {
      if ((await work(trx)) === 0n) return otherwise;
      await recordAudit(trx);
      return "DONE";
    });
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

    add: ({ code, name }, by, recordAudit) =>
      change(
        async (trx) =>
          (
            await sql`INSERT INTO affiliates (code, name, created_by) VALUES (${code}, ${name}, ${by})
              ON CONFLICT DO NOTHING`.execute(trx)
          ).numAffectedRows ?? 0n,
        recordAudit,
        "TAKEN",
      ),

    change: (code, { name, isActive }, recordAudit) =>
      change(
        async (trx) =>
          (
            await sql`UPDATE affiliates SET name = ${name}, is_active = ${isActive}
              WHERE code = ${code}`.execute(trx)
          ).numAffectedRows ?? 0n,
        recordAudit,
        "GONE",
      ),

    addSub: (code, sub, recordAudit) =>
      change(
        async (trx) =>
          (
            await sql`INSERT INTO sub_affiliates (affiliate, code, name)
              SELECT code, ${sub.code}, ${sub.name} FROM affiliates WHERE code = ${code}
              ON CONFLICT DO NOTHING`.execute(trx)
          ).numAffectedRows ?? 0n,
        recordAudit,
        "TAKEN",
      ),

    addTerms: (code, terms, by, recordAudit) =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ isThere: boolean; isKnown: boolean; isEarly: boolean }>`
          SELECT EXISTS (SELECT 1 FROM affiliates WHERE code = ${code}) AND (${terms.subAffiliate}::text IS NULL
              OR EXISTS (SELECT 1 FROM sub_affiliates WHERE affiliate = ${code} AND code = ${terms.subAffiliate}))
              AS "isThere",
            EXISTS (SELECT 1 FROM affiliate_terms WHERE idempotency_key = ${terms.idempotencyKey}) AS "isKnown",
            ${terms.fromDay}::date < shop_day(now()) AS "isEarly"`.execute(trx);
        const [facts] = rows;
        if (facts?.isKnown) return "DONE";
        if (!facts?.isThere) return "GONE";
        if (facts.isEarly) return "EARLY";
        const { numAffectedRows = 0n } =
          await sql`INSERT INTO affiliate_terms (affiliate, sub_affiliate, from_day,
            until_day, per_application_cents, per_order_cents, percent_hundredths, most_per_order_cents,
            most_per_month_cents, created_by, idempotency_key)
          VALUES (${code}, ${terms.subAffiliate}, ${terms.fromDay}, ${terms.untilDay}, ${terms.perApplication},
            ${terms.perOrder}, ${terms.percentHundredths}, ${terms.maxPerOrder}, ${terms.maxPerMonth}, ${by},
            ${terms.idempotencyKey}) ON CONFLICT (idempotency_key) DO NOTHING`.execute(trx);
        if (numAffectedRows > 0n) await recordAudit(trx);
        return "DONE";
      }),
  };
}

/** Active terms are the newest of those already in effect. */
async function listTerms(db: Db, sealer: Sealer, code: string): Promise<AffiliateTermsRow[]> {
  const { rows } = await sql<Omit<AffiliateTermsRow, "addedBy"> & { readonly sealedBy: Buffer | null }>`
    SELECT id, sub_affiliate AS "subAffiliate", from_day::text AS "fromDay", until_day::text AS "untilDay",
      per_application_cents AS "perApplication", per_order_cents AS "perOrder",
      percent_hundredths AS "percentHundredths", most_per_order_cents AS "maxPerOrder",
      most_per_month_cents AS "maxPerMonth", (SELECT sealed_identity FROM users WHERE users.id::text = affiliate_terms.created_by) AS "sealedBy",
      to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "addedAt",
      CASE WHEN from_day > shop_day(now()) THEN 'COMING'
        WHEN id = max(id) FILTER (WHERE from_day <= shop_day(now()) AND COALESCE(until_day >= shop_day(now()), true))
          OVER (PARTITION BY sub_affiliate) THEN 'STANDING'
        ELSE 'OVER' END AS state
    FROM affiliate_terms WHERE affiliate = ${code} ORDER BY affiliate_terms.id DESC`.execute(db);
  return rows.map(({ sealedBy, ...terms }) => ({
    ...terms,
    addedBy: (sealedBy && openIdentity(sealer, sealedBy).username) || null,
  }));
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
