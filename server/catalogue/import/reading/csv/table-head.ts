/** Finds a table's headings, for the import and for the check of an upload. */
import { columnsOf, type ColumnMapping } from "./column-mapping";
import { CsvRows } from "../../../../gateways/csv-rows";
import { knownTableOf, type KnownTable } from "./known-tables";

const DELIMITERS = [",", ";", "\t", "|"];
/** Two title lines may precede the headings. */
export const MAX_HEAD_ROWS = 3;

export interface TableHead {
  readonly delimiter: string;
  /** The widest of the first rows if none has recognized headings. */
  readonly headings: readonly string[];
  /** The table that the headings identify; always null with a mapping. */
  readonly known: KnownTable | null;
  readonly isRecognized: boolean;
  /** False for text in which nothing looks like columns. */
  readonly isTable: boolean;
}

/** @param text the beginning of the table, which may be truncated */
export function headOf(text: string, mapping: ColumnMapping | null = null): TableHead {
  const own = text.replace(/^\uFEFF/, "");
  const tables = DELIMITERS.map((delimiter) => firstRows(own, delimiter));
  for (let at = 0; at < MAX_HEAD_ROWS; at += 1) {
    const rows = tables.flatMap((table) => table[at] ?? []);
    for (const { delimiter, headings } of widestFirst(rows)) {
      const known = mapping ? null : knownTableOf(headings);
      if (known !== null || hasColumns(headings, mapping))
        return { delimiter, headings, known, isRecognized: true, isTable: true };
    }
  }
  const [{ delimiter, headings } = { delimiter: ",", headings: [] }] = widestFirst(tables.flat());
  const wide = tables[DELIMITERS.indexOf(delimiter)]!.map((row) => row.headings.length > 1);
  const isTable = wide[0] === true || wide.filter(Boolean).length > 1;
  return { delimiter, headings, known: null, isRecognized: false, isTable };
}

/** Returns whether the headings have all columns of the mapping; false without a mapping. */
export function hasColumns(headings: readonly string[], mapping: ColumnMapping | null): boolean {
  return mapping !== null && columnsOf(mapping).every((column) => headings.includes(column));
}

/** Trims the headings of a row, and drops empty ones at its end. */
export function headingsIn(cells: readonly string[]): string[] {
  const headings = cells.map((cell) => cell.replace(/^\uFEFF/, "").trim());
  while (headings.at(-1) === "") headings.pop();
  return headings;
}

/** Returns whether a row only names the delimiter for spreadsheets, as "sep=;" does. */
export function isDelimiterRow(headings: readonly string[]): boolean {
  return headings.length === 1 && /^sep=.?$/i.test(headings[0]!);
}

interface HeadRow {
  readonly delimiter: string;
  readonly headings: readonly string[];
}

const widestFirst = (rows: readonly HeadRow[]) =>
  [...rows].sort((one, other) => other.headings.length - one.headings.length);

function firstRows(text: string, delimiter: string): HeadRow[] {
  const rows: HeadRow[] = [];
  const table = new CsvRows(delimiter);
  const ended = text.includes("\n") ? text : text.replaceAll("\r", "\n");
  for (const part of [() => table.push(ended), () => table.end()]) {
    for (const { cells } of part()) {
      const headings = headingsIn(cells ?? []);
      if (headings.length === 0 || isDelimiterRow(headings)) continue;
      rows.push({ delimiter, headings });
      if (rows.length === MAX_HEAD_ROWS) return rows;
    }
  }
  return rows;
}
