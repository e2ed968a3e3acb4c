/** Stores import runs, and the lock that admits one importer at a time. */
import { sql } from "kysely";
import type { Db } from "../../../db/client";
import { onlyRow } from "../../../db/only-row";
import { wake } from "../../../jobs/wake";

/** Arbitrary advisory lock key that no other lock uses. */
const IMPORT_LOCK = 7_304_101;

/** @returns false if another importer holds the lock; the database releases the lock when its holder dies */
export async function tryImportLock(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    SELECT pg_try_advisory_lock(${IMPORT_LOCK}) AS "isOurs"`.execute(db);
  return onlyRow(rows, "the lock of the importer").isOurs;
}

export async function releaseImportLock(db: Db): Promise<void> {
  await sql`SELECT pg_advisory_unlock(${IMPORT_LOCK})`.execute(db);
}

/** How often a run of the import admin is attempted: its file may be what crashes the hosts. */
const MAX_ATTEMPTS = 3;

/**
 * Handles runs still marked as running, whose processes died: only the lock holder may call this. Runs of the
 * import admin are resumed unless a stop was requested.
 */
export async function markInterruptedRuns(db: Db): Promise<void> {
  await sql`UPDATE import_runs SET status = 'WAITING', percent = 0
    WHERE status = 'RUNNING' AND tries BETWEEN 1 AND ${MAX_ATTEMPTS - 1} AND NOT is_stop_wanted`.execute(db);
  await sql`UPDATE import_runs SET finished_at = now(),
      status = CASE WHEN is_stop_wanted THEN 'STOPPED' ELSE 'INTERRUPTED' END,
      message = 'The import was stopped before its end.'
    WHERE status = 'RUNNING'`.execute(db);
}

export async function beginRun(db: Db, supplierId: string, files: readonly string[]): Promise<string> {
  const row = await db
    .insertInto("import_runs")
    .values({ supplier_id: supplierId, files: JSON.stringify(files), status: "RUNNING", counts: "{}" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** No-op for a finished run. */
export async function finishRun(
  db: Db,
  id: string,
  outcome: {
    readonly status: "COMPLETED" | "FAILED" | "STOPPED" | "WAITING";
    readonly counts: object;
    readonly message: string | null;
  },
): Promise<void> {
  const { status, counts, message } = outcome;
  const isFinished = status !== "WAITING";
  await sql`UPDATE import_runs SET status = ${status}, counts = ${JSON.stringify(counts)}::jsonb, message = ${message},
      finished_at = ${isFinished ? sql`now()` : null}, tries = tries - ${isFinished ? 0 : 1}
    WHERE id = ${id} AND status = 'RUNNING'`.execute(db);
  if (!isFinished) await wake(db, "imports.runs");
}
