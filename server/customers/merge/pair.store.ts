/** The two accounts of a merge, and row counts of its statements. */
import type { RawBuilder } from "kysely";
import type { Db } from "../../db/client";

/** Ids of the ended and the remaining account. */
export interface Pair {
  readonly from: string;
  readonly into: string;
}

/** Number of rows a statement wrote. */
export async function rowsOf(unit: Db, statement: RawBuilder<unknown>): Promise<number> {
  return Number((await statement.execute(unit)).numAffectedRows ?? 0);
}
