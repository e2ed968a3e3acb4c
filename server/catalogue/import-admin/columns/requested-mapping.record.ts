/** The mapping with which an upload is imported (STAFF-78). */
import type { MatchedMapping } from "#contract/imports/columns";
import type { ColumnMapping } from "../../import/reading/csv/column-mapping";

export interface RequestedMapping {
  /** Null = the importer reads the file by itself. */
  readonly columns: ColumnMapping | null;
  /** To be saved for these headings; null if nothing was matched. */
  readonly matched: {
    readonly headings: readonly string[];
    readonly mapping: MatchedMapping | null;
    /** Number of imported columns. */
    readonly count: number;
  } | null;
}
