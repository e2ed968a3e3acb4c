/** Text of CSV files (RFC 4180) that people open in a spreadsheet. */

/** A spreadsheet takes a cell for a formula that begins so, whoever typed it (OWASP: CSV injection). */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Excel reads UTF-8 only where a file begins with it. */
export const CSV_BEGIN = "\uFEFF";

/** One line with its end. Numbers stay numbers; texts are quoted, and what would be a formula has an apostrophe before it. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

function cellOf(cell: string | number | null): string {
  if (cell === null || cell === "") return "";
  if (typeof cell === "number") return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}
