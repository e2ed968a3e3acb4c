/**
 * Processes one row per transaction, for work that calls no outside service. Slower work claims rows of a
 * queue (queue.ts).
 */
import { sql } from "kysely";
import type { Db, Statement } from "../db/client";

export interface NextRow<Row> {
  /** A query of due rows, the next one first, without LIMIT. */
  readonly due: Statement<Row>;
  /** The table, or its alias, whose row is locked. */
  readonly table: string;
}

/**
 * Locks the next row and processes it. Skips rows locked by another process.
 * @param work also settles the row
 * @returns false if no row is due
 */
export function processNext<Row>(
  db: Db,
  { due, table }: NextRow<Row>,
  work: (trx: Db, row: Row) => Promise<unknown>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { rows } =
      await sql<Row>`${due} LIMIT 1 FOR NO KEY UPDATE OF ${sql.table(table)} SKIP LOCKED`.execute(trx);
    const [row] = rows;
    if (!row) return false;
    await work(trx, row);
    return true;
  });
}
