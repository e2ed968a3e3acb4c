/** The table at the beginning of an upload, and its mapping (STAFF-78). */
import {
  choicesIn,
  isMatchable,
  mappingOf,
  NAMED,
  NOT_IMPORTED,
  type ColumnMatch,
  type MatchedMapping,
} from "#contract/imports/columns";
import { IMPORT_MESSAGES } from "#contract/imports/messages";
import type { Db } from "../../../db/client";
import { isKnownColumn, suggestMatches } from "../../import/preview/known-columns";
import { formatOf } from "../../import/reading/file-format";
import { headOf } from "../../import/reading/csv/table-head";
import { refusal } from "./refusal.mapping";
import { findSavedMapping } from "./saved-mappings.store";

/** Bytes that decide a file's format, as in the import. */
const FORMAT_BYTES = 65_536;

export interface FileTable {
  readonly headings: readonly string[];
  /** False = it cannot be imported without a mapping. */
  readonly isRecognized: boolean;
  /** The importer does not merge its rows, so that columns can be matched. */
  readonly canMatch: boolean;
}

/** @param bytes the unpacked beginning of a file @returns null for a file that is not a table */
export function tableOf(bytes: Buffer): FileTable | null {
  if (formatOf(bytes.subarray(0, FORMAT_BYTES)) !== "CSV") return null;
  const { headings, known, isRecognized } = headOf(bytes.toString("utf8"));
  return { headings, isRecognized, canMatch: known === null || known === "OWN" };
}

/** Returns why a column of the table cannot be matched, or null. */
export function problemOf(column: string, isRepeated: boolean): string | null {
  if (isRepeated) return IMPORT_MESSAGES.columnRepeated;
  return isMatchable(column) ? null : IMPORT_MESSAGES.columnUnmatchable;
}

export function repeatedIn(headings: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(headings.filter((heading) => seen.size === seen.add(heading).size));
}

/** Returns the columns that can be matched. */
export function matchableIn(headings: readonly string[]): readonly string[] {
  const repeated = repeatedIn(headings);
  return headings.filter((heading) => problemOf(heading, repeated.has(heading)) === null);
}

/**
 * Builds the mapping of these matches. @returns null if the importer reads the table like that by itself
 * @throws DomainError BAD_USER_INPUT for a column that the table lacks
 */
export function mappingOfMatches(
  { headings, isRecognized, canMatch }: FileTable,
  matches: readonly ColumnMatch[],
): MatchedMapping | null {
  if (!canMatch) throw refusal("matches", IMPORT_MESSAGES.noColumns);
  const columns = matchableIn(headings);
  const known = new Set(columns);
  for (const { column, field } of matches) {
    if (!known.has(column)) throw refusal("matches", IMPORT_MESSAGES.columnUnknown(column));
    if (field === NAMED && !isKnownColumn(column)) throw refusal("matches", IMPORT_MESSAGES.fieldUnknown);
  }
  const isOwn =
    isRecognized && isSame(matches, suggestMatches(columns)) && columns.length === headings.length;
  return isOwn ? null : mappingOf(matches);
}

function isSame(ones: readonly ColumnMatch[], others: readonly ColumnMatch[]): boolean {
  const wordsOf = (list: readonly ColumnMatch[]) =>
    list
      .flatMap(({ column, field }) => (field === NOT_IMPORTED ? [] : JSON.stringify([column, field])))
      .sort();
  return wordsOf(ones).join() === wordsOf(others).join();
}

/** Returns the matches before staff change them: the saved ones, or those the importer recognizes. */
export async function initialMatches(
  db: Db,
  supplierId: string,
  { headings }: FileTable,
): Promise<{ readonly matches: readonly ColumnMatch[]; readonly isSaved: boolean }> {
  const columns = matchableIn(headings);
  const saved = await findSavedMapping(db, supplierId, headings);
  if (!saved) return { matches: suggestMatches(columns), isSaved: false };
  const choices = choicesIn(saved);
  const matches = columns.map((column) => ({ column, field: choices.get(column) ?? NOT_IMPORTED }));
  return { matches, isSaved: true };
}
