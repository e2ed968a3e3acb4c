/** Reads a bill file: a table with a header line, and a line per billed item (SUPPLIER-1). Linear in its size. */
import { BILL_LINE_PROBLEMS, SUPPLIER_BILL_MESSAGES as sentences } from "#contract/suppliers/bills/messages";
import { BILL_LIMITS } from "#contract/suppliers/bills/bills";
import { CsvRows, type TableRow } from "../../gateways/csv-rows";
import { columnsIn, missingColumns, type BillColumns } from "./bill-columns.rules";
import { readBillLine, type FileLine } from "./bill-line.rules";

const { lines: maxLines, namedProblems } = BILL_LIMITS;
const DELIMITERS = [",", ";", "\t", "|"];
/** Titles may precede the header line. */
const HEAD_ROWS = 8;
const HEAD_CHARACTERS = 20_000;

export interface FileBill {
  readonly number: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly lines: readonly FileLine[];
}

interface Table {
  readonly delimiter: string;
  readonly columns: BillColumns;
  /** Number of cells in the header. */
  readonly width: number;
  /** Line of the header in the file. */
  readonly line: number;
}

/** @returns the bills of the file, or the message that refuses it */
export function readBillFile(bytes: Buffer): readonly FileBill[] | string {
  const text = textOf(bytes);
  const table = tableOf(text);
  if (typeof table === "string") return table;
  const bills = new Map<string, FileBill & { readonly lines: FileLine[] }>();
  const problems: string[] = [];
  const report = (line: number, problem: keyof typeof BILL_LINE_PROBLEMS) =>
    problems.push(`Line ${line}: ${BILL_LINE_PROBLEMS[problem]}`);
  let count = 0;
  for (const { line, cells } of rowsOf(text, table.delimiter)) {
    if (line <= table.line) continue;
    const read = readCells(line, cells, table);
    if (read === null) continue;
    count += 1;
    if (count > maxLines) return sentences.tooManyLines(maxLines);
    if (typeof read === "string") report(line, read);
    else {
      const key = read.number.toLowerCase();
      const bill = bills.get(key) ?? { number: read.number, day: read.day, lines: [] };
      if (bill.day !== read.day) report(line, "days");
      bill.lines.push(read);
      bills.set(key, bill);
    }
  }
  if (problems.length > 0)
    return sentences.badLines(problems.slice(0, namedProblems), Math.max(0, problems.length - namedProblems));
  return bills.size === 0 ? sentences.noLines : [...bills.values()];
}

function readCells(line: number, cells: TableRow["cells"], { columns, width }: Table) {
  if (cells === null) return "quotes";
  // An unquoted 1,234.50 would be read as 1.
  return cells.slice(width).some((cell) => cell !== "") ? "cells" : readBillLine(line, cells, columns);
}

/** Spreadsheets write UTF-8, or the Windows code page. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function* rowsOf(text: string, delimiter: string): Generator<TableRow> {
  const rows = new CsvRows(delimiter);
  yield* rows.push(text.includes("\n") ? text : text.replaceAll("\r", "\n"));
  yield* rows.end();
}

/** @returns the message about the missing columns of the best header line */
function tableOf(text: string): Table | string {
  const head = text.slice(0, HEAD_CHARACTERS);
  let fewest = missingColumns(new Map());
  for (const delimiter of DELIMITERS) {
    let seen = 0;
    for (const { line, cells } of rowsOf(head, delimiter)) {
      seen += 1;
      if (seen > HEAD_ROWS) break;
      const columns = columnsIn(cells ?? []);
      const missing = missingColumns(columns);
      if (missing.length === 0) return { delimiter, columns, line, width: cells!.length };
      if (missing.length < fewest.length) fewest = missing;
    }
  }
  return sentences.columnsMissing(fewest.join(", "));
}
