/** Text of CSV files (RFC 4180) that people open in a spreadsheet. */

/** A spreadsheet takes a cell that begins with these for a formula (OWASP: CSV injection). */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A negative number is no formula, also where it stands in a text. */
const NEGATIVE = /^-\d+(?:\.\d+)?$/;

/** Excel reads UTF-8 only if the file begins with this mark. */
export const CSV_BEGIN = "\uFEFF";

/** A number with its decimals, and its unit if it has one. */
export interface CsvFigure {
  readonly figure: string;
}

export type CsvCell = string | number | CsvFigure | null;

/** 123450 → 1234.50 */
export function csvDollars(cents: number): CsvFigure {
  return { figure: (cents / 100).toFixed(2) };
}

/** 125 → 12.5%, which spreadsheets take for a number. @param tenths of a per cent */
export function csvPercent(tenths: number): CsvFigure {
  return { figure: `${(tenths / 10).toFixed(1)}%` };
}

/**
 * One line with its line end. Numbers stay numbers; texts are quoted, and an apostrophe before a would-be formula
 * makes it text.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

function cellOf(cell: CsvCell): string {
  if (cell === null || cell === "") return "";
  if (typeof cell === "number") return String(cell);
  if (typeof cell === "object") return cell.figure;
  const text = FORMULA.test(cell) && !NEGATIVE.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}
