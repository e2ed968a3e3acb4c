/** Column types that more than one table has. */
import type { ColumnType } from "kysely";

export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** bigint arrives from the driver as text. */
export type BigIntColumn = ColumnType<string, string | number | bigint, string | number | bigint>;
