/** Types of columns that several tables share, and those of JSON columns without a type elsewhere. */
import type { ColumnType } from "kysely";
import type { DeclineReason, ReviewStatus } from "#contract/reviews/schema";

export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** The driver returns bigint as text. */
export type BigIntColumn = ColumnType<string, string | number | bigint, string | number | bigint>;

/** A JSON column with a default. */
export type DefaultedJson<Value extends object> = ColumnType<Value, string | undefined, string>;

/** A review's state before the last decision, in PostgreSQL's JSON format. */
export interface DecidedBefore {
  readonly status: ReviewStatus;
  readonly reason: DeclineReason | null;
  readonly at: string | null;
  readonly by: string | null;
}
