/** Reads a long result a hundred rows at a time, in constant memory. */
import { sql } from "kysely";
import type { Db, Statement } from "../client";
import { VARIED } from "../connection/prepared-statements";

/** Small, because other requests wait while the rows of a batch are unsealed and written. */
const ROWS_AT_ONCE = 100;

/**
 * Reads the snapshot of the start. Prefetches at most one batch. The cursor closes when the reader stops.
 * @param statementOf may read in the same snapshot what the statement depends on
 */
export async function* readByCursor<Row>(
  db: Db,
  statementOf: (trx: Db) => Promise<Statement<Row>>,
): AsyncGenerator<readonly Row[]> {
  const trx = await db
    .startTransaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute();
  const fetch = async () => (await sql<Row>`FETCH ${sql.lit(ROWS_AT_ONCE)} FROM many`.execute(trx)).rows;
  let next: Promise<Row[]> = Promise.resolve([]);
  try {
    await sql`${sql.raw(VARIED)} DECLARE many NO SCROLL CURSOR FOR ${await statementOf(trx)}`.execute(trx);
    next = fetch();
    for (let rows = await next; rows.length > 0; rows = await next) {
      next = fetch();
      // If reading stops before this batch is awaited, its failure does not matter.
      next.catch(() => undefined);
      yield rows;
    }
  } finally {
    await next.catch(() => undefined);
    await trx.rollback().execute();
  }
}
