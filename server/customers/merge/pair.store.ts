/** Two accounts that become one, and how many rows a statement writes for them. */
import type { RawBuilder } from "kysely";
import type { Db } from "../../db/client";

/** Ids of the account that ends and of the one that stays. */
export interface Pair {
  readonly from: string;
  readonly into: string;
}

/** Rows a statement wrote. */
export async function rowsOf(unit: Db, statement: RawBuilder<unknown>): Promise<number> {
  return Number((await statement.execute(unit)).numAffectedRows ?? 0);
}
