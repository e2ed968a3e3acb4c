/** What a report counts, as one statement: sums of days, figures of today and what a row opens all come from it. */
import type { Db, Statement } from "../../db/client";
import type { Sealer } from "../../db/sealed";

export interface ReportDefinition {
  /** Raised with each change of the statement: sums of days that an earlier one made are made anew. */
  readonly version: number;
  /**
   * A statement of every entry from span.start until before span.stop: at, order_id (or null), keys text[] and figures
   * bigint[] in the order of the report's shape.
   */
  readonly entries: Statement;
  /** What people read for the keys of each row, and after them the facts of the report's shape. */
  nameKeys(keys: readonly (readonly string[])[], parts: NamingParts): Promise<string[][]>;
}

export interface NamingParts {
  readonly db: Db;
  readonly sealer: Sealer;
}
