/** Lists of statuses in SQL, from the rows of the contract. */
import { sql, type RawBuilder } from "kysely";

/**
 * SQL: `IN ('A', 'B')`, to write behind a column. The statuses are constants of the statement, not parameters, so partial
 * indexes apply.
 * @param statuses a list of the contract, never input
 */
export function inStatuses(statuses: readonly string[]): RawBuilder<boolean> {
  return sql`IN (${sql.join(statuses.map((status) => sql.lit(status)))})`;
}
