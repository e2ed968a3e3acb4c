/** Stores bulk runs: their orders, progress and failures. */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { OrderBulkAction } from "#contract/orders/bulk";
import type { OrderFilter } from "#contract/orders/list";
import type { AuditWrite } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import { whileAny } from "../../jobs/due";
import { processNext } from "../../jobs/next-row.store";
import { wake } from "../../jobs/wake";
import { VARIED } from "../../db/connection/prepared-statements";
import type { RecordRefunded } from "../changing/back-limit.store";
import { matchCondition, type Matching } from "../listing/matching.store";

export interface NewBulkRun {
  readonly action: OrderBulkAction;
  /** Null = every order that matches the filter. */
  readonly orderIds: readonly string[] | null;
  readonly filter: OrderFilter;
  readonly expectedCount: number;
  /** Called with the sum of the orders' totals. */
  readonly recordRefunded: RecordRefunded;
  readonly sealedText: Buffer | null;
  readonly actor: string;
  readonly key: string;
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

export type BegunBulkRun =
  | { readonly id: string }
  /**
   * No run is created: the number of matches differs from the expected one, or, with null, the key belongs to another
   * run.
   */
  | { readonly id: null; readonly count: number | null };

const KEEP_DAYS = 30;
const NAMED_REFUSALS = 200;

/** SQL expression: now while a run is unfinished, else null. */
export const BULK_RUNS_DUE = whileAny(sql`SELECT 1 FROM order_bulk_runs WHERE finished_at IS NULL`);

/**
 * Creates a run. Idempotent: the same key, action and number of orders return the earlier run.
 * @param recordAudit writes the audit entry of a new run
 * @throws TooMuchBack
 */
export function beginRun(
  db: Db,
  matching: Matching,
  run: NewBulkRun,
  recordAudit: AuditWrite,
): Promise<BegunBulkRun> {
  const { action, orderIds, filter, expectedCount, recordRefunded, sealedText, actor, key } = run;
  const hash = createHash("sha256").update(`bulk\0${actor}\0${key}`).digest();
  return db.transaction().execute(async (trx) => {
    const made = await sql<{ id: string }>`
      INSERT INTO order_bulk_runs (idempotency_hash, action, sealed_text, actor)
      VALUES (${hash}, ${action}, ${sealedText}, ${actor}) ON CONFLICT (idempotency_hash) DO NOTHING RETURNING id`.execute(
      trx,
    );
    const id = made.rows[0]?.id;
    if (id === undefined) return findSame(trx, hash, run);
    const isChosen = orderIds ? sql`l.order_id = ANY(${orderIds}::uuid[])` : matchCondition(matching, filter);
    const { rows } = await sql<{ count: number; totalCents: number }>`${sql.raw(VARIED)}
      WITH chosen AS (
        INSERT INTO order_bulk_rows (run_id, order_id) SELECT ${id}::uuid, l.order_id FROM order_list AS l
        WHERE ${isChosen} RETURNING order_id
      ), counted AS (SELECT count(*)::int AS count FROM chosen)
      UPDATE order_bulk_runs SET total = counted.count FROM counted WHERE id = ${id}
      RETURNING total AS count, (SELECT COALESCE(sum(total_cents), 0)::float8 FROM order_list AS l
        JOIN chosen ON chosen.order_id = l.order_id) AS "totalCents"`.execute(trx);
    const { count, totalCents } = rows[0]!;
    if (count !== expectedCount) {
      await sql`DELETE FROM order_bulk_runs WHERE id = ${id}`.execute(trx);
      return { id: null, count };
    }
    if (totalCents > 0) await recordRefunded(trx, null, totalCents, "BULK");
    await recordAudit(trx);
    await wake(trx, "orders.bulk-runs");
    return { id };
  });
}

/** The earlier run of a key, if it asks for the same. */
async function findSame(trx: Db, hash: Buffer, { action, expectedCount }: NewBulkRun): Promise<BegunBulkRun> {
  const { rows } = await sql<{ id: string; isSame: boolean }>`
    SELECT id, action = ${action} AND total = ${expectedCount} AS "isSame" FROM order_bulk_runs
    WHERE idempotency_hash = ${hash}`.execute(trx);
  const [earlier] = rows;
  return earlier?.isSame ? { id: earlier.id } : { id: null, count: null };
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
