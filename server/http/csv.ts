/** Text of CSV files (RFC 4180) that people open in a spreadsheet. */

/** A spreadsheet takes a cell that begins with these for a formula (OWASP: CSV injection). */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Excel reads UTF-8 only if the file begins with this mark. */
export const CSV_BEGIN = "\uFEFF";

/**
 * One line with its line end. Numbers stay numbers; texts are quoted, and an apostrophe before a would-be formula
 * makes it text.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

function cellOf(cell: string | number | null): string {
  if (cell === null || cell === "") return "";
  if (typeof cell === "number") return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}
