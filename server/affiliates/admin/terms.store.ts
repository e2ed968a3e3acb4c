/** Stores the terms of affiliates and sub-affiliates. */
import { sql } from "kysely";
import type { AffiliateTermsInput, AffiliateTermsRow } from "#contract/affiliates/admin";
import type { Db } from "../../db/client";
import { openIdentity } from "../../db/identity";
import { onlyRow } from "../../db/only-row";
import type { Sealer } from "../../db/sealed";

/** Active terms are the newest of those already in effect. */
export async function listTerms(db: Db, sealer: Sealer, code: string): Promise<AffiliateTermsRow[]> {
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

/** Checks whether the terms can be added. */
export async function checkTerms(
  unit: Db,
  code: string,
  terms: AffiliateTermsInput,
): Promise<{
  /** The affiliate, and the sub-affiliate if one is given. */
  readonly isThere: boolean;
  /** Terms with this key exist. */
  readonly isStored: boolean;
  /** The first day is in the past. */
  readonly isEarly: boolean;
}> {
  const { rows } = await sql<{ isThere: boolean; isStored: boolean; isEarly: boolean }>`
    SELECT EXISTS (SELECT 1 FROM affiliates WHERE code = ${code}) AND (${terms.subAffiliate}::text IS NULL
        OR EXISTS (SELECT 1 FROM sub_affiliates WHERE affiliate = ${code} AND code = ${terms.subAffiliate}))
        AS "isThere",
      EXISTS (SELECT 1 FROM affiliate_terms WHERE idempotency_key = ${terms.idempotencyKey}) AS "isStored",
      ${terms.fromDay}::date < shop_day(now()) AS "isEarly"`.execute(unit);
  return onlyRow(rows, "the check of an affiliate's terms");
}

/** @returns false when terms with this key exist */
export async function insertTerms(
  unit: Db,
  code: string,
  terms: AffiliateTermsInput,
  by: string,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`INSERT INTO affiliate_terms (affiliate, sub_affiliate, from_day,
      until_day, per_application_cents, per_order_cents, percent_hundredths, most_per_order_cents,
      most_per_month_cents, created_by, idempotency_key)
    VALUES (${code}, ${terms.subAffiliate}, ${terms.fromDay}, ${terms.untilDay}, ${terms.perApplication},
      ${terms.perOrder}, ${terms.percentHundredths}, ${terms.maxPerOrder}, ${terms.maxPerMonth}, ${by},
      ${terms.idempotencyKey}) ON CONFLICT (idempotency_key) DO NOTHING`.execute(unit);
  return numAffectedRows > 0n;
}
