/** Backfills columns of legacy rows in batches. Hosts do this, because migrations have no key. */
import { sql } from "kysely";
import type { Db, Statement } from "../db/client";

const ROWS_AT_ONCE = 500;

export interface RowsToFill<Row> {
  /** A query of the incomplete rows, without LIMIT. */
  readonly missing: Statement<Row>;
  /** The table, or its alias, whose rows are locked. */
  readonly table: string;
}

/**
 * Locks a batch of rows and backfills them. Skips rows locked by another process.
 * @returns true if there may be more
 */
export function fillRows<Row>(
  db: Db,
  { missing, table }: RowsToFill<Row>,
  fill: (trx: Db, row: Row) => Promise<unknown>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { rows } =
      await sql<Row>`${missing} LIMIT ${ROWS_AT_ONCE} FOR UPDATE OF ${sql.table(table)} SKIP LOCKED`.execute(
        trx,
      );
    for (const row of rows) await fill(trx, row);
    return rows.length === ROWS_AT_ONCE;
  });
}
