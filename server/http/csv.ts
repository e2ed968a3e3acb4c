/** Writes CSV files (RFC 4180) for spreadsheets. */

/** Spreadsheets read a cell with this first character as a formula (OWASP: CSV injection). */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A negative number is not a formula, even in a text cell. */
const NEGATIVE = /^-\d+(?:\.\d+)?$/;

/** Byte order mark: Excel reads UTF-8 only with it. */
export const CSV_BEGIN = "\uFEFF";

/** A number with its decimals and an optional unit. */
export interface CsvFigure {
  readonly figure: string;
}

export type CsvCell = string | number | CsvFigure | null;

/** Formats 123450 as 1234.50. */
export function csvDollars(cents: number): CsvFigure {
  return { figure: (cents / 100).toFixed(2) };
}

/** Formats 125 as 12.5%, which spreadsheets read as a number. @param tenths of a percent */
export function csvPercent(tenths: number): CsvFigure {
  return { figure: `${(tenths / 10).toFixed(1)}%` };
}

/**
 * Formats one line with its line end. Numbers stay numbers, texts are quoted. An apostrophe before a would-be
 * formula makes it text.
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
