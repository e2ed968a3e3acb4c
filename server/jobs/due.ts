/** SQL expressions that say when a job has something to do; the scheduler asks for all of them in one statement. */
import { sql } from "kysely";
import type { Statement } from "../db/client";

/** The earliest time in a column. @param where a condition of rows that are open */
export function earliest(
  table: string,
  column: string,
  where: Statement = sql`true`,
): Statement<Date | null> {
  return sql`(SELECT min(${sql.ref(column)}) FROM ${sql.table(table)} WHERE ${where})`;
}

/** Now, as long as a query finds a row. */
export function whileAny(query: Statement): Statement<Date | null> {
  return sql`(SELECT now() WHERE EXISTS (${query}))`;
}

/** The earliest of several. */
export function firstOf(...dues: readonly Statement<Date | null>[]): Statement<Date | null> {
  return sql`LEAST(${sql.join(dues)})`;
}
