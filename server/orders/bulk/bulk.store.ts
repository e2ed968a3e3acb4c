/** Stores bulk runs: their orders, progress and failures. */
import { sql } from "kysely";
import type { OrderBulkAction } from "#contract/orders/bulk";
import type { OrderFilter } from "#contract/orders/list";
import type { Db } from "../../db/client";
import { onlyRow } from "../../db/only-row";
import { whileAny } from "../../jobs/due";
import { processNext } from "../../jobs/next-row.store";
import { wake } from "../../jobs/wake";
import { VARIED } from "../../db/connection/prepared-statements";
import { matchCondition, type Matching } from "../listing/matching.store";

export interface NewBulkRun {
  readonly action: OrderBulkAction;
  readonly sealedText: Buffer | null;
  readonly actor: string;
}

export interface BulkRunRecord {
  readonly id: string;
  readonly action: OrderBulkAction;
  readonly total: number;
  readonly changed: number;
  readonly failed: number;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  /** The first failures, by order number. */
  readonly failures: readonly {
    readonly orderId: string;
    readonly uniqueId: string;
    readonly message: string;
  }[];
}

/** The data a worker needs to continue a run. */
export interface OpenBulkRun {
  readonly id: string;
  readonly action: OrderBulkAction;
  readonly sealedText: Buffer | null;
  readonly actor: string;
}

export interface RowOutcome {
  readonly orderId: string;
  /** Why the order was not changed; null when it was. */
  readonly refusal: string | null;
}

const KEEP_DAYS = 30;
const NAMED_REFUSALS = 200;

/** SQL expression: now while a run is unfinished, else null. */
export const BULK_RUNS_DUE = whileAny(sql`SELECT 1 FROM order_bulk_runs WHERE finished_at IS NULL`);

/** @returns null when the idempotency hash exists */
export async function insertRun(
  trx: Db,
  hash: Buffer,
  { action, sealedText, actor }: NewBulkRun,
): Promise<string | null> {
  const made = await sql<{ id: string }>`
      INSERT INTO order_bulk_runs (idempotency_hash, action, sealed_text, actor)
      VALUES (${hash}, ${action}, ${sealedText}, ${actor}) ON CONFLICT (idempotency_hash) DO NOTHING RETURNING id`.execute(
    trx,
  );
  return made.rows[0]?.id ?? null;
}

export interface ChosenOrders {
  /** Null = every order that matches the filter. */
  readonly orderIds: readonly string[] | null;
  readonly filter: OrderFilter;
}

/** @returns the number of orders, and the sum of their totals */
export async function insertRows(
  trx: Db,
  id: string,
  matching: Matching,
  { orderIds, filter }: ChosenOrders,
): Promise<{ readonly count: number; readonly totalCents: number }> {
  const isChosen = orderIds ? sql`l.order_id = ANY(${orderIds}::uuid[])` : matchCondition(matching, filter);
  const { rows } = await sql<{ count: number; totalCents: number }>`${sql.raw(VARIED)}
      WITH chosen AS (
        INSERT INTO order_bulk_rows (run_id, order_id) SELECT ${id}::uuid, l.order_id FROM order_list AS l
        WHERE ${isChosen} RETURNING order_id
      ), counted AS (SELECT count(*)::int AS count FROM chosen)
      UPDATE order_bulk_runs SET total = counted.count FROM counted WHERE id = ${id}
      RETURNING total AS count, (SELECT COALESCE(sum(total_cents), 0)::float8 FROM order_list AS l
        JOIN chosen ON chosen.order_id = l.order_id) AS "totalCents"`.execute(trx);
  return onlyRow(rows, "the counted bulk run");
}

export async function deleteRun(trx: Db, id: string): Promise<void> {
  await sql`DELETE FROM order_bulk_runs WHERE id = ${id}`.execute(trx);
}

/** Lets the worker continue runs once the transaction commits. */
export async function wakeRuns(trx: Db): Promise<void> {
  await wake(trx, "orders.bulk-runs");
}

/** The run of an idempotency hash, and whether it has this action and number of orders. */
export async function findEarlier(
  trx: Db,
  hash: Buffer,
  { action, count }: { readonly action: OrderBulkAction; readonly count: number },
): Promise<{ readonly id: string; readonly isSame: boolean } | undefined> {
  const { rows } = await sql<{ id: string; isSame: boolean }>`
    SELECT id, action = ${action} AND total = ${count} AS "isSame" FROM order_bulk_runs
    WHERE idempotency_hash = ${hash}`.execute(trx);
  return rows[0];
}

export async function findRun(db: Db, id: string): Promise<BulkRunRecord | null> {
  const { rows } = await sql<BulkRunRecord>`
    SELECT run.id, action, total, created_at AS "createdAt", finished_at AS "finishedAt",
      (SELECT count(*)::int FROM order_bulk_rows WHERE run_id = run.id AND outcome = 'DONE') AS changed,
      (SELECT count(*)::int FROM order_bulk_rows WHERE run_id = run.id AND outcome = 'REFUSED') AS failed,
      COALESCE((SELECT jsonb_agg(refusal) FROM (
        SELECT l.order_id AS "orderId", l.unique_id AS "uniqueId", message
        FROM order_bulk_rows AS row JOIN order_list AS l ON l.order_id = row.order_id
        WHERE run_id = run.id AND outcome = 'REFUSED' ORDER BY l.unique_id LIMIT ${NAMED_REFUSALS}
      ) AS refusal), '[]') AS failures
    FROM order_bulk_runs AS run WHERE run.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Claims orders of the oldest unclaimed run, changes them and records the outcomes. If a host dies, another
 * host claims its rows; changes are idempotent.
 * @returns true when more work may be left
 */
export function workOff(
  db: Db,
  rowsAtOnce: number,
  change: (run: OpenBulkRun, orderIds: readonly string[]) => Promise<readonly RowOutcome[]>,
): Promise<boolean> {
  const due = sql<OpenBulkRun>`
    SELECT id, action, sealed_text AS "sealedText", actor FROM order_bulk_runs
    WHERE finished_at IS NULL ORDER BY created_at`;
  return processNext(db, { due, table: "order_bulk_runs" }, async (trx, run) => {
    const pending = await sql<{ id: string }>`
      SELECT order_id AS id FROM order_bulk_rows WHERE run_id = ${run.id} AND outcome IS NULL
      LIMIT ${rowsAtOnce}`.execute(trx);
    const outcomes = await change(
      run,
      pending.rows.map(({ id }) => id),
    );
    await sql`
      UPDATE order_bulk_rows SET message = came.refusal,
        outcome = CASE WHEN came.refusal IS NULL THEN 'DONE' ELSE 'REFUSED' END
      FROM jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) AS came ("orderId" uuid, refusal text)
      WHERE run_id = ${run.id} AND order_id = came."orderId"`.execute(trx);
    await sql`UPDATE order_bulk_runs SET finished_at = now() WHERE id = ${run.id} AND NOT EXISTS (
      SELECT 1 FROM order_bulk_rows WHERE run_id = ${run.id} AND outcome IS NULL)`.execute(trx);
  });
}

/** Deletes old runs. The outcomes stay in the order histories. */
export async function forgetOldRuns(db: Db): Promise<void> {
  await sql`DELETE FROM order_bulk_runs WHERE finished_at < now() - make_interval(days => ${KEEP_DAYS})`.execute(
    db,
  );
}
