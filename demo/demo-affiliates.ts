/** Two demo affiliates whose terms differ in every field; one has a sub-affiliate with separate terms. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { CommissionTerms } from "../server/affiliates/ledger/commission.rules";
import type { Db } from "../server/db/client";

interface DemoTerms extends CommissionTerms {
  readonly subAffiliate: string | null;
  /** Days from today until the terms end; null = open-ended. */
  readonly days: number | null;
}

interface DemoAffiliate {
  readonly code: string;
  readonly name: string;
  readonly subAffiliates: readonly { readonly code: string; readonly name: string }[];
  readonly terms: readonly DemoTerms[];
}

export const DEMO_AFFILIATES: readonly DemoAffiliate[] = [
  {
    code: "techdeals",
    name: "Tech Deals Daily",
    subAffiliates: [{ code: "letter", name: "Its newsletter" }],
    terms: [
      {
        subAffiliate: null,
        days: null,
        perApplicationCents: 0,
        perOrderCents: 0,
        percentHundredths: 500,
        maxPerOrderCents: 5_000,
        maxPerMonthCents: null,
      },
      {
        subAffiliate: "letter",
        days: 180,
        perApplicationCents: 0,
        perOrderCents: 250,
        percentHundredths: 750,
        maxPerOrderCents: 7_500,
        maxPerMonthCents: 100_000,
      },
    ],
  },
  {
    code: "leasefinder",
    name: "Lease Finder",
    subAffiliates: [],
    terms: [
      {
        subAffiliate: null,
        days: 365,
        perApplicationCents: 1_200,
        perOrderCents: 2_000,
        percentHundredths: 0,
        maxPerOrderCents: null,
        maxPerMonthCents: 500_000,
      },
    ],
  },
];

/** @returns false if affiliates already exist */
export function addDemoAffiliates(db: Db): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql`SELECT FROM affiliates LIMIT 1`.execute(trx);
    if (rows.length > 0) return false;
    for (const { code, name, subAffiliates, terms } of DEMO_AFFILIATES) {
      await sql`INSERT INTO affiliates (code, name, created_by) VALUES (${code}, ${name}, 'demo')`.execute(
        trx,
      );
      for (const sub of subAffiliates)
        await sql`INSERT INTO sub_affiliates (affiliate, code, name)
          VALUES (${code}, ${sub.code}, ${sub.name})`.execute(trx);
      for (const term of terms)
        await sql`INSERT INTO affiliate_terms (affiliate, sub_affiliate, from_day, until_day, per_application_cents,
            per_order_cents, percent_hundredths, most_per_order_cents, most_per_month_cents, created_by, idempotency_key)
          VALUES (${code}, ${term.subAffiliate}, shop_day(now()), shop_day(now()) + ${term.days}::int,
            ${term.perApplicationCents}, ${term.perOrderCents}, ${term.percentHundredths}, ${term.maxPerOrderCents},
            ${term.maxPerMonthCents}, 'demo', ${randomUUID()})`.execute(trx);
    }
    return true;
  });
}
