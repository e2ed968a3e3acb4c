/** The mapping of an upload that staff import: as typed, as matched, or as saved (STAFF-42, STAFF-78). */
import { NOT_IMPORTED } from "#contract/imports/columns";
import { IMPORT_MESSAGES } from "#contract/imports/messages";
import type { ImportFileInput } from "#contract/imports/schema";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import type { Db } from "../../../db/client";
import { operatorSentence } from "../../../errors";
import { hintOfSku } from "../../import/reading/csv/known-tables";
import {
  namesRecords,
  parseColumnMapping,
  type ColumnMapping,
} from "../../import/reading/csv/column-mapping";
import { beginningOf } from "../../import/reading/byte-source";
import type { SentFile } from "../uploads.store";
import { mappingOfMatches, tableOf, type FileTable } from "./file-table.service";
import { refusal } from "./refusal.mapping";
import type { RequestedMapping } from "./requested-mapping.record";
import { findSavedMapping } from "./saved-mappings.store";

const { staff, generic, validation } = MESSAGES;

/** @throws DomainError BAD_USER_INPUT for an invalid mapping, and for a table that needs one */
export async function requestedMapping(
  db: Db,
  { head }: SentFile,
  { supplier, columns, matches }: ImportFileInput,
): Promise<RequestedMapping> {
  const { bytes } = await beginningOf(head, LIMITS.imports.previewBytes);
  const table = tableOf(bytes);
  if (columns !== "") return { columns: typedMapping(columns, table), matched: null };
  if (matches !== null) {
    if (!table) throw refusal("matches", IMPORT_MESSAGES.noColumns);
    const mapping = mappingOfMatches(table, matches);
    const count = matches.filter(({ field }) => field !== NOT_IMPORTED).length;
    return { columns: mapping, matched: { headings: table.headings, mapping, count } };
  }
  const saved = table?.canMatch ? await findSavedMapping(db, supplier, table.headings) : null;
  if (!saved) requireRecognized(table);
  return { columns: saved, matched: null };
}

function typedMapping(columns: string, table: FileTable | null): ColumnMapping {
  const mapping = parsed(columns);
  if (!isStorable(mapping)) throw refusal("columns", validation.unexpected);
  if (!namesRecords(mapping)) requireRecognized(table);
  return mapping;
}

function parsed(columns: string): ColumnMapping {
  try {
    return parseColumnMapping(columns, "Your input");
  } catch (error) {
    throw refusal("columns", operatorSentence(error) ?? generic.failure);
  }
}

/** The database stores no NUL and no half characters, which JSON can name. */
function isStorable(mapping: ColumnMapping): boolean {
  const isText = (text: string) => !text.includes("\0") && !/\p{Cs}/u.test(text);
  return Object.entries(mapping).every(
    ([field, source]) =>
      isText(field) &&
      (typeof source === "string"
        ? isText(source)
        : Array.isArray(source)
          ? (source as readonly string[]).every(isText)
          : isStorable(source as ColumnMapping)),
  );
}

function requireRecognized(table: FileTable | null): void {
  if (table && !table.isRecognized)
    throw refusal("columns", `${staff.columnsNeeded}${hintOfSku(table.headings)}`);
}
