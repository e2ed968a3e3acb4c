/** Reads the rejected records of an import in pages during the download. */
import { sql } from "kysely";
import type { Db } from "../../db/client";
import type { Reject } from "../import/json-lines-file";

type StoredReject = Reject & { readonly position: number };

const ROWS_AT_ONCE = 1_000;

/** Whether the import exists. */
export async function isRun(unit: Db, runId: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM import_runs WHERE id = ${runId}`.execute(unit);
  return rows.length > 0;
}

/** In file order. */
export async function* readRejects(db: Db, runId: string): AsyncGenerator<readonly Reject[]> {
  for (let after = 0; ;) {
    const { rows } = await sql<StoredReject>`SELECT position, file, line, record, sku, field, reason
      FROM import_rejects
      WHERE run_id = ${runId} AND position > ${after} ORDER BY position LIMIT ${ROWS_AT_ONCE}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = last.position;
    yield rows;
  }
}
