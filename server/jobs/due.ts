/** SQL expressions for when a job is due; the scheduler queries all of them in one statement. */
import { sql } from "kysely";
import type { Statement } from "../db/client";

/** Selects the earliest time in a column. @param where condition of open rows */
export function earliest(
  table: string,
  column: string,
  where: Statement = sql`true`,
): Statement<Date | null> {
  return sql`(SELECT min(${sql.ref(column)}) FROM ${sql.table(table)} WHERE ${where})`;
}

/** Due now while the query finds a row. */
export function whileAny(query: Statement): Statement<Date | null> {
  return sql`(SELECT now() WHERE EXISTS (${query}))`;
}

/** Selects the earliest of several times. */
export function firstOf(...dues: readonly Statement<Date | null>[]): Statement<Date | null> {
  return sql`LEAST(${sql.join(dues)})`;
}
