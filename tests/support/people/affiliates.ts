/** Affiliates and their terms, straight into the database. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { CommissionTerms } from "../../../server/affiliates/ledger/commission.rules";
import type { Db } from "../../../server/db/client";

/** @param terms omitted values are 0 or unlimited */
export async function anAffiliate(
  db: Db,
  code: string,
  terms: Partial<CommissionTerms> | null,
  sub: string | null = null,
): Promise<void> {
  await sql`INSERT INTO affiliates (code, name, created_by) VALUES (${code}, ${`Partner ${code}`}, 'test')
    ON CONFLICT DO NOTHING`.execute(db);
  if (sub !== null)
    await sql`INSERT INTO sub_affiliates (affiliate, code, name) VALUES (${code}, ${sub}, ${sub})`.execute(
      db,
    );
  if (!terms) return;
  await sql`INSERT INTO affiliate_terms (affiliate, sub_affiliate, from_day, per_application_cents, per_order_cents,
      percent_hundredths, most_per_order_cents, most_per_month_cents, created_by, idempotency_key)
    VALUES (${code}, ${sub}, '2020-01-01', ${terms.perApplicationCents ?? 0}, ${terms.perOrderCents ?? 0},
      ${terms.percentHundredths ?? 0}, ${terms.maxPerOrderCents ?? null}, ${terms.maxPerMonthCents ?? null}, 'test',
      ${randomUUID()})`.execute(db);
}
