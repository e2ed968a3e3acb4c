/** Payouts to affiliates, and the balance of their earnings (AFFILIATE-10). */
import { sql, type RawBuilder } from "kysely";
import type { AffiliateBalance, PayoutInput, PayoutRow } from "#contract/affiliates/payouts";
import type { Db } from "../../db/client";
import { openIdentity } from "../../db/identity";
import type { Sealer } from "../../db/sealed";
import { onlyRow } from "../../db/only-row";

const MAX_PAYOUTS = 100;

const earnedBy = (code: RawBuilder<unknown>) =>
  sql`COALESCE((SELECT sum(take_cents)::float8 FROM affiliate_entries AS entry WHERE entry.affiliate = ${code}), 0)`;
const paidTo = (code: RawBuilder<unknown>) =>
  sql`COALESCE((SELECT sum(cents)::float8 FROM affiliate_payouts AS payout
    WHERE payout.affiliate = ${code} AND payout.undone_at IS NULL), 0)`;

/**
 * SQL expression: cents owed.
 * @param code SQL expression of the affiliate's code
 */
export const owedTo = (code: RawBuilder<unknown>) => sql`(${earnedBy(code)} - ${paidTo(code)})`;

export async function readBalance(db: Db, code: string): Promise<AffiliateBalance> {
  const { rows } = await sql<{ earned: number; paid: number }>`
    SELECT ${earnedBy(sql`${code}`)} AS earned, ${paidTo(sql`${code}`)} AS paid`.execute(db);
  const { earned, paid } = onlyRow(rows, "the affiliate's balance");
  return { earned, paid, owed: earned - paid };
}

/** Newest first. */
export async function listPayouts(db: Db, sealer: Sealer, code: string): Promise<PayoutRow[]> {
  const utc = (at: string) => sql`to_char(${sql.ref(at)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
  const who = (column: string) =>
    sql`(SELECT sealed_identity FROM users WHERE users.id::text = ${sql.ref(column)})`;
  const { rows } = await sql<
    Omit<PayoutRow, "notedBy" | "undoneBy"> & Record<"sealedNoted" | "sealedUndone", Buffer | null>
  >`
    SELECT id::text AS id, cents, day::text AS day, reference, ${utc("created_at")} AS "notedAt",
      ${utc("undone_at")} AS "undoneAt", ${who("affiliate_payouts.created_by")} AS "sealedNoted",
      ${who("affiliate_payouts.undone_by")} AS "sealedUndone"
    FROM affiliate_payouts WHERE affiliate = ${code} ORDER BY affiliate_payouts.id DESC LIMIT ${MAX_PAYOUTS}`.execute(
    db,
  );
  const nameOf = (sealed: Buffer | null) => (sealed && openIdentity(sealer, sealed).username) || null;
  return rows.map(({ sealedNoted, sealedUndone, ...payout }) => ({
    ...payout,
    notedBy: nameOf(sealedNoted),
    undoneBy: nameOf(sealedUndone),
  }));
}

/** Locks until the transaction ends. @returns false when it does not exist */
export async function lockAffiliate(unit: Db, code: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM affiliates WHERE code = ${code} FOR UPDATE`.execute(unit);
  return rows.length > 0;
}

/** Whether a payout has the key. */
export async function isPayout(unit: Db, idempotencyKey: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM affiliate_payouts WHERE idempotency_key = ${idempotencyKey}`.execute(
    unit,
  );
  return rows.length > 0;
}

export async function insertPayout(
  unit: Db,
  code: string,
  { cents, day, reference, idempotencyKey }: PayoutInput,
  by: string,
): Promise<void> {
  await sql`INSERT INTO affiliate_payouts (affiliate, cents, day, reference, created_by, idempotency_key)
    VALUES (${code}, ${cents}, ${day}, ${reference}, ${by}, ${idempotencyKey})`.execute(unit);
}

/** Locks until the transaction ends. Null when it does not exist. */
export async function lockPayout(
  unit: Db,
  code: string,
  id: string,
): Promise<{ readonly cents: number; readonly day: string; readonly isUndone: boolean } | null> {
  const { rows } = await sql<{ cents: number; day: string; isUndone: boolean }>`
    SELECT cents, day::text AS day, undone_at IS NOT NULL AS "isUndone" FROM affiliate_payouts
    WHERE affiliate = ${code} AND id = ${id}::bigint FOR UPDATE`.execute(unit);
  return rows[0] ?? null;
}

export async function writeUndone(unit: Db, id: string, by: string): Promise<void> {
  await sql`UPDATE affiliate_payouts SET undone_at = now(), undone_by = ${by}
    WHERE id = ${id}::bigint`.execute(unit);
}
