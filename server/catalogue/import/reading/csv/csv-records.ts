/** Reads records from a table with headings, by a column mapping or by known headings. */
import { valueOfRepeated } from "../../cleaning/repeated-values";
import { MAX_LOOKS } from "../../unused-fields";
import { UnusableFileError, type LastCell, type ReadRecord, type RecordFormat } from "../record-format";
import { refuseTitle } from "../refuse-currency";
import { columnsOf, recordOf, type ColumnMapping } from "./column-mapping";
import { CsvRows, type TableRow } from "../../../../gateways/csv-rows";
import { columnsLeftOut, type RowGatherer } from "./gathered-rows";
import { hintOfSku, knownTableOf, type KnownTable } from "./known-tables";
import { LastCells } from "./last-cells";
import { MagentoRows } from "./magento-rows";
import { ShopifyRows } from "./shopify-rows";
import { WooCommerceRows } from "./woocommerce-rows";
import { hasColumns, headingsIn, headOf, type TableHead } from "./table-head";
import { linesOf } from "./table-lines";

const MIN_NAMES = 3;
/** Lines that contain the headings, apart from blank ones. */
const HEAD_LINES = 8;

type Row = Readonly<Record<string, unknown>>;

export class CsvRecords implements RecordFormat {
  isCutOff = false;
  /** A table may end after any of its lines. */
  readonly provesItsEnd = false;
  private headings: readonly string[] | null = null;
  private headingNames: ReadonlySet<string> = new Set();
  private repeatedHeadings: ReadonlySet<string> = new Set();
  private known: KnownTable | null = null;
  private looks = 0;
  private rows = 0;
  /** Columns of the rows so far that the gatherer does not read. */
  private leftOut: Record<string, string> = {};
  private readonly lastCells = new LastCells();

  constructor(
    private readonly file: string,
    private readonly mapping: ColumnMapping | null,
  ) {}

  async *records(chunks: AsyncIterable<Buffer>): AsyncGenerator<ReadRecord> {
    let gatherer: RowGatherer | null = null;
    for await (const { line, cells, isEnded } of this.rowsOf(chunks)) {
      if (cells?.length === 1 && cells[0] === "") continue;
      if (!this.headings) {
        this.readHeadings(cells ?? []);
        gatherer = gathererOf(this.known);
        continue;
      }
      if (this.isSecondHeading(cells) || this.isHeadingAgain(line, cells)) continue;
      const damage = this.damageOf(cells, isEnded);
      if (damage !== null) yield { line, damage };
      else {
        const records = this.recordsOf(gatherer, line, cells!);
        if (!isEnded) {
          const rest = gatherer ? this.withLeftOut(gatherer.end()) : [];
          return yield* withLastCell([...records, ...rest], line, this.lastCells.compare(cells!.at(-1)!));
        }
        yield* records;
      }
      if (this.isCutOff) return;
    }
    if (gatherer) yield* this.withLeftOut(gatherer.end());
  }

  private recordsOf(gatherer: RowGatherer | null, line: number, cells: readonly string[]): ReadRecord[] {
    return gatherer ? this.gathered(gatherer, line, this.rowOf(cells)) : [this.recordOf(line, cells)];
  }

  /** @throws UnusableFileError for a table that is unreadable without a mapping, or with this one */
  private async *rowsOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<TableRow> {
    let head = "";
    let rows: CsvRows | null = null;
    for await (const text of linesOf(chunks)) {
      if (rows) yield* rows.push(text);
      else {
        head += head === "" ? text.replace(/^\uFEFF/, "") : text;
        if (head.split("\n", HEAD_LINES).length < HEAD_LINES) continue;
        rows = this.openRows(head);
        yield* rows.push(head);
      }
    }
    if (!rows && head !== "") yield* (rows = this.openRows(head)).push(head);
    if (rows) yield* rows.end();
  }

  private openRows(text: string): CsvRows {
    const head = headOf(text, this.mapping);
    if (!head.isRecognized) this.refuse(head);
    return new CsvRows(head.delimiter);
  }

  private gathered(gatherer: RowGatherer, line: number, row: Row): ReadRecord[] {
    if (this.looks < MAX_LOOKS) {
      this.looks += 1;
      this.leftOut = { ...columnsLeftOut(row, gatherer.readColumns), ...this.leftOut };
    }
    return this.withLeftOut(gatherer.add(line, row));
  }

  /** Several rows form one product: their unread columns go with the next record. */
  private withLeftOut(records: ReadRecord[]): ReadRecord[] {
    const [first, ...others] = records;
    if (!first) return records;
    const leftOut = this.leftOut;
    this.leftOut = {};
    return [{ ...first, leftOut }, ...others];
  }

  /** Skips the title lines. */
  private readHeadings(cells: readonly string[]): void {
    const headings = headingsIn(cells);
    this.known = this.mapping ? null : knownTableOf(headings);
    if (this.known || hasColumns(headings, this.mapping)) this.setHeadings(headings);
    else refuseTitle(this.file, headings.join(" "));
  }

  private setHeadings(headings: readonly string[]): void {
    this.headings = headings;
    this.headingNames = new Set(headings);
    const seen = new Set<string>();
    this.repeatedHeadings = new Set(headings.filter((heading) => seen.size === seen.add(heading).size));
  }

  /**
   * Files joined to one repeat their headings, perhaps in another order.
   * @throws UnusableFileError for the headings of another table
   */
  private isHeadingAgain(line: number, cells: TableRow["cells"]): boolean {
    const repeated = (cells ?? []).filter((cell) => this.headingNames.has(cell) && cell !== "").length;
    if (repeated === 0) return false;
    const headings = headingsIn(cells!);
    const known = this.mapping ? null : knownTableOf(headings);
    const isSame = this.mapping ? hasColumns(headings, this.mapping) : known === this.known;
    if (isSame) {
      this.setHeadings(headings);
      return true;
    }
    const isOther =
      known !== null || (this.mapping !== null && repeated > 1 && repeated * 2 > headings.length);
    if (isOther)
      throw new UnusableFileError(`${this.file} has another table from line ${line}: import each alone.`);
    return false;
  }

  private refuse({ headings }: TableHead): never {
    const columns = headings.slice(0, 40).join(", ").slice(0, 1_000);
    if (this.mapping) {
      const missing = columnsOf(this.mapping).filter((column) => !headings.includes(column));
      throw new UnusableFileError(
        `${this.file} has no column ${missing.join(", ")}, which the mapping uses. Its columns are ${columns}.`,
      );
    }
    throw new UnusableFileError(
      `${this.file} is a CSV table: map its columns with --mapping or on the import screen. They are ${columns}.${hintOfSku(headings)}`,
    );
  }

  /** Detects a second heading line with machine-readable names (item_sku, item_name) below the headings. */
  private isSecondHeading(cells: TableRow["cells"]): boolean {
    this.rows += 1;
    const names = this.rows === 1 ? (cells ?? []).filter((cell) => cell !== "") : [];
    return names.length >= MIN_NAMES && names.every((cell) => /^[a-z]+(?:_[a-z0-9]+)+$/.test(cell));
  }

  /** A truncated row, at any position, marks the file as truncated. */
  private damageOf(cells: TableRow["cells"], isEnded: boolean): string | null {
    const columns = this.headings!.length;
    if (cells === null) {
      this.isCutOff = !isEnded;
      return "its quotes are unclosed or not doubled";
    }
    if (cells.length < columns) {
      this.isCutOff = true;
      return `it has ${cells.length} of ${columns} columns`;
    }
    if (this.lastCells.isPriceCutOff(cells.at(-1)!, isEnded)) {
      this.isCutOff = true;
      return "its last price is cut off";
    }
    return cells.slice(columns).some((cell) => cell !== "")
      ? `it has ${cells.length} cells in ${columns} columns: quote texts that contain the separator`
      : null;
  }

  private recordOf(line: number, cells: readonly string[]): ReadRecord {
    const row = this.rowOf(cells);
    if (!this.mapping) return { line, value: row };
    const value = recordOf(this.mapping, row as Readonly<Record<string, string>>);
    if (this.looks >= MAX_LOOKS) return { line, value };
    this.looks += 1;
    const mappedColumns = new Set(columnsOf(this.mapping));
    const leftOut = Object.fromEntries(Object.entries(row).filter(([column]) => !mappedColumns.has(column)));
    return { line, value, leftOut };
  }

  /** Known tables collect duplicate columns; a mapping uses the last one. */
  private rowOf(cells: readonly string[]): Row {
    const row: Record<string, unknown> = {};
    for (const [at, heading] of this.headings!.entries()) {
      if (!this.known || !this.repeatedHeadings.has(heading)) row[heading] = cells[at]!;
      else ((row[heading] ??= []) as string[]).push(cells[at]!);
    }
    for (const heading of this.known ? this.repeatedHeadings : [])
      row[heading] = valueOfRepeated(row[heading] as string[]);
    return row;
  }
}

/** Marks the record of the last row; a record of several rows begins before it. */
function withLastCell(records: readonly ReadRecord[], line: number, lastCell: LastCell): ReadRecord[] {
  const last = records.find((record) => record.line === line) ?? records.at(-1);
  return records.map((record) => (record === last ? { ...record, lastCell } : record));
}

function gathererOf(known: KnownTable | null): RowGatherer | null {
  if (known === "SHOPIFY") return new ShopifyRows();
  if (known === "WOOCOMMERCE") return new WooCommerceRows();
  return known === "MAGENTO" ? new MagentoRows() : null;
}
