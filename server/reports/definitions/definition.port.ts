/**
 * A report definition: one statement that yields daily totals, today's figures and the entries behind a row.
 */
import type { Db, Statement } from "../../db/client";
import type { Sealer } from "../../db/sealed";

export interface ReportDefinition {
  /** Raised with each change of the statement, which makes earlier daily totals stale. */
  readonly version: number;
  /**
   * SQL statement: all entries in [span.start, span.stop), as at, order_id (or null), keys text[] and figures
   * bigint[]. Figures follow the order of the report's shape.
   */
  readonly entries: Statement;
  /** Display names for the keys of each row, followed by the facts of the report's shape. */
  nameKeys(keys: readonly (readonly string[])[], parts: NamingParts): Promise<string[][]>;
}

export interface NamingParts {
  readonly db: Db;
  readonly sealer: Sealer;
}
