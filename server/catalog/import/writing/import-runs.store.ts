/** The record of imports, and the lock that lets one importer work at a time. */
import { sql } from "kysely";
import type { Db } from "../../../db/client";

/** Any number of ours that no other lock uses. */
const IMPORT_LOCK = 7_304_101;

/** @returns false when another importer holds the lock; the database gives it back when its holder dies. */
export async function tryImportLock(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    SELECT pg_try_advisory_lock(${IMPORT_LOCK}) AS "isOurs"`.execute(db);
  return rows[0]!.isOurs;
}

export async function releaseImportLock(db: Db): Promise<void> {
  await sql`SELECT pg_advisory_unlock(${IMPORT_LOCK})`.execute(db);
}

/** Runs still marked as running belong to processes that died: only the holder of the lock may call this. */
export async function markInterruptedRuns(db: Db): Promise<void> {
  await db
    .updateTable("import_runs")
    .set({
      status: "INTERRUPTED",
      finished_at: new Date(),
      message: "The import was stopped before its end.",
    })
    .where("status", "=", "RUNNING")
    .execute();
}

export async function beginRun(db: Db, supplierId: string, files: readonly string[]): Promise<string> {
  const row = await db
    .insertInto("import_runs")
    .values({ supplier_id: supplierId, files: JSON.stringify(files), status: "RUNNING", counts: "{}" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function finishRun(
  db: Db,
  id: string,
  outcome: { status: "COMPLETED" | "FAILED"; counts: object; message: string | null },
): Promise<void> {
  await db
    .updateTable("import_runs")
    .set({ ...outcome, counts: JSON.stringify(outcome.counts), finished_at: new Date() })
    .where("id", "=", id)
    .execute();
}
