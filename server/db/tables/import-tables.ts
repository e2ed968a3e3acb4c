/** Tables of imports; migrations explain the columns. */
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { ImportStatus } from "#contract/imports/schema";
import type { HeldCounts } from "#contract/imports/held";
import type { BigIntColumn, Timestamp } from "./columns";

export interface ImportRunsTable {
  id: Generated<string>;
  supplier_id: string;
  files: JSONColumnType<string[]>;
  status: ImportStatus;
  counts: JSONColumnType<Record<string, number>>;
  message: string | null;
  started_at: Timestamp;
  finished_at: Timestamp | null;
  upload_id: string | null;
  source: string | null;
  columns: JSONColumnType<object> | null;
  tries: Generated<number>;
  percent: Generated<number>;
  is_stop_wanted: Generated<boolean>;
  is_whole: Generated<boolean>;
  most_missing: number | null;
  held: JSONColumnType<HeldCounts> | null;
  confirms: string | null;
}

export interface ImportHeldItemsTable {
  run_id: string;
  sku: string;
  name: string;
  before_cents: number;
  after_cents: number | null;
}

export interface ImportUploadsTable {
  id: string;
  user_id: string;
  file_name: string;
  pieces: Generated<number>;
  bytes: Generated<BigIntColumn>;
  created_at: Timestamp;
}

export interface ImportUploadPiecesTable {
  upload_id: string;
  position: number;
  content: Buffer;
}

export interface ImportRejectsTable {
  run_id: string;
  position: number;
  file: string;
  line: number | null;
  record: number | null;
  sku: string | null;
  field: string | null;
  reason: string;
}

export interface ImportSchedulesTable {
  source: string;
  is_on: boolean;
  is_whole: boolean;
  every_hours: number | null;
  at_minute: number | null;
  next_run_at: ColumnType<Date>;
}

export interface ImportTables {
  import_runs: ImportRunsTable;
  import_uploads: ImportUploadsTable;
  import_upload_pieces: ImportUploadPiecesTable;
  import_rejects: ImportRejectsTable;
  import_schedules: ImportSchedulesTable;
  import_held_items: ImportHeldItemsTable;
}
