/** Column types that several tables share. */
import type { ColumnType } from "kysely";

export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** The driver returns bigint as text. */
export type BigIntColumn = ColumnType<string, string | number | bigint, string | number | bigint>;
