/** Stores the lists of held runs: the planned changes per product. */
import { sql } from "kysely";
import type { HeldCounts, HeldItem } from "#contract/imports/held";
import type { Db } from "../../../db/client";

const BATCH_SIZE = 2_000;

/** Replaces the list of an earlier attempt of the run. */
export async function writeHeldItems(db: Db, runId: string, items: readonly HeldItem[]): Promise<void> {
  await db.deleteFrom("import_held_items").where("run_id", "=", runId).execute();
  for (let at = 0; at < items.length; at += BATCH_SIZE) {
    await sql`INSERT INTO import_held_items (run_id, sku, name, before_cents, after_cents)
      SELECT ${runId}, sku, name, before, after
      FROM json_to_recordset(${JSON.stringify(items.slice(at, at + BATCH_SIZE))}::json)
        AS item (sku text, name text, before int, after int)`.execute(db);
  }
}

export async function recordHeld(db: Db, runId: string, counts: HeldCounts): Promise<void> {
  await sql`UPDATE import_runs SET held = ${JSON.stringify(counts)}::jsonb WHERE id = ${runId}`.execute(db);
}

export async function listHeldItems(db: Db, runId: string): Promise<readonly HeldItem[]> {
  const { rows } = await sql<HeldItem>`SELECT sku, name, before_cents AS before, after_cents AS after
    FROM import_held_items WHERE run_id = ${runId} ORDER BY sku`.execute(db);
  return rows;
}

/** Returns the supplier's latest run that was held with a list of this code. */
export async function findHeldRun(db: Db, supplierId: string, code: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM import_runs
    WHERE supplier_id = ${supplierId} AND held ->> 'code' = ${code} ORDER BY id DESC LIMIT 1`.execute(db);
  return rows[0]?.id ?? null;
}
