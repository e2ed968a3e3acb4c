/** Affiliates with a payout due, and payouts recorded together (AFFILIATE-11). */
import { sql } from "kysely";
import { MAX_PAYOUTS_OF_RUN, type DuePayout, type PayoutRun } from "#contract/affiliates/payout-runs";
import type { Page } from "#contract/fields/page";
import type { Db } from "../../db/client";
import { openIdentity } from "../../db/identity";
import { onlyRow } from "../../db/only-row";
import type { Sealer } from "../../db/sealed";
import { owedTo } from "./payouts.store";

const BALANCES = sql`SELECT code, name, is_active AS "isActive", ${owedTo(sql.ref("affiliates.code"))} AS owed
  FROM affiliates`;

/** Highest amounts first, with the number of all. */
export async function listDue(db: Db): Promise<Page<DuePayout>> {
  const { rows } = await sql<DuePayout>`SELECT * FROM (${BALANCES}) AS balance
    WHERE owed > 0 ORDER BY owed DESC, code LIMIT ${MAX_PAYOUTS_OF_RUN}`.execute(db);
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total FROM (${BALANCES}) AS balance
    WHERE owed > 0`.execute(db);
  return { rows, total: onlyRow(counted.rows, "the number of payouts due").total };
}

/** Locks the affiliates until the transaction ends, then reads what they are owed. */
export async function lockOwed(
  unit: Db,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Pick<DuePayout, "name" | "owed">>> {
  await sql`SELECT FROM affiliates WHERE code = ANY(${codes}) ORDER BY code FOR UPDATE`.execute(unit);
  const { rows } = await sql<DuePayout>`${BALANCES} WHERE code = ANY(${codes})`.execute(unit);
  return new Map(rows.map(({ code, name, owed }) => [code, { name, owed }]));
}

/** Whether a run has the id. */
export async function isRun(unit: Db, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM affiliate_payout_runs WHERE id = ${id}`.execute(unit);
  return rows.length > 0;
}

export async function insertRun(
  unit: Db,
  { id, day, reference }: { readonly id: string; readonly day: string; readonly reference: string },
  by: string,
): Promise<void> {
  await sql`INSERT INTO affiliate_payout_runs (id, day, reference, created_by)
    VALUES (${id}, ${day}, ${reference}, ${by})`.execute(unit);
}

/** Gives each payout the day and reference of its run. */
export async function insertPayoutsOf(
  unit: Db,
  runId: string,
  payouts: readonly { readonly code: string; readonly cents: number }[],
): Promise<void> {
  const codes = payouts.map(({ code }) => code);
  const cents = payouts.map((payout) => payout.cents);
  await sql`INSERT INTO affiliate_payouts (affiliate, cents, day, reference, created_by, idempotency_key, run_id)
    SELECT payout.code, payout.cents, run.day, run.reference, run.created_by, gen_random_uuid(), run.id
    FROM affiliate_payout_runs AS run, unnest(${codes}::text[], ${cents}::int[]) AS payout (code, cents)
    WHERE run.id = ${runId}`.execute(unit);
}

/** Newest first. */
export async function listRuns(
  db: Db,
  sealer: Sealer,
  { pageNumber, pageSize }: { readonly pageNumber: number; readonly pageSize: number },
): Promise<Page<PayoutRun>> {
  const { rows } = await sql<Omit<PayoutRun, "recordedBy"> & { sealedBy: Buffer | null }>`
    SELECT run.id::text AS id, run.day::text AS day, run.reference,
      (count(*) FILTER (WHERE payout.undone_at IS NULL))::int AS payouts,
      COALESCE(sum(payout.cents) FILTER (WHERE payout.undone_at IS NULL), 0)::float8 AS cents,
      (count(*) FILTER (WHERE payout.undone_at IS NOT NULL))::int AS undone,
      to_char(run.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "recordedAt",
      (SELECT sealed_identity FROM users WHERE users.id::text = run.created_by) AS "sealedBy"
    FROM affiliate_payout_runs AS run JOIN affiliate_payouts AS payout ON payout.run_id = run.id
    GROUP BY run.id ORDER BY run.created_at DESC, run.id
    LIMIT ${pageSize} OFFSET ${(pageNumber - 1) * pageSize}`.execute(db);
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM affiliate_payout_runs`.execute(db);
  return {
    rows: rows.map(({ sealedBy, ...run }) => ({
      ...run,
      recordedBy: (sealedBy && openIdentity(sealer, sealedBy).username) || null,
    })),
    total: onlyRow(counted.rows, "the number of payout runs").total,
  };
}

export interface RunPayment {
  readonly code: string;
  readonly name: string;
  readonly cents: number;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly reference: string;
}

/** The payouts of a run that were not undone, by affiliate. */
export async function listPayments(db: Db, runId: string): Promise<RunPayment[]> {
  const { rows } = await sql<RunPayment>`
    SELECT affiliates.code, affiliates.name, payout.cents, payout.day::text AS day, payout.reference
    FROM affiliate_payouts AS payout JOIN affiliates ON affiliates.code = payout.affiliate
    WHERE payout.run_id = ${runId} AND payout.undone_at IS NULL ORDER BY affiliates.name, affiliates.code`.execute(
    db,
  );
  return rows;
}
