/** Reads records from a table with headings, by a column mapping or by known headings. */
import { MAX_LOOKS } from "../../unused-fields";
import { UnusableFileError, type ReadRecord, type RecordFormat } from "../record-format";
import { refuseTitle } from "../refuse-currency";
import { columnsOf, recordOf, type ColumnMapping } from "./column-mapping";
import { CsvRows, type TableRow } from "./csv-rows";
import { columnsLeftOut, type RowGatherer } from "./gathered-rows";
import { delimiterOf, hintOfSku, knownTableOf, type KnownTable } from "./known-tables";
import { LastPrice } from "./last-price";
import { MagentoRows } from "./magento-rows";
import { ShopifyRows } from "./shopify-rows";
import { WooCommerceRows } from "./woocommerce-rows";
import { linesOf } from "./table-lines";

const MAX_TITLES = 3;
const MIN_NAMES = 3;

type Row = Readonly<Record<string, string | string[]>>;

export class CsvRecords implements RecordFormat {
  isCutOff = false;
  /** A table may end after any of its lines. */
  readonly provesItsEnd = false;
  private headings: readonly string[] | null = null;
  private known: KnownTable | null = null;
  private looks = 0;
  /** The first line, and the number of lines so far that are not headings. */
  private first: readonly string[] | null = null;
  private titles = 0;
  private rows = 0;
  /** Columns of the rows so far that the gatherer does not read. */
  private leftOut: Record<string, string> = {};
  private readonly lastPrice = new LastPrice();

  constructor(
    private readonly file: string,
    private readonly mapping: ColumnMapping | null,
  ) {}

  async *records(chunks: AsyncIterable<Buffer>): AsyncGenerator<ReadRecord> {
    let gatherer: RowGatherer | null = null;
    for await (const { line, cells, isEnded } of rowsOf(chunks)) {
      if (cells?.length === 1 && cells[0] === "") continue;
      if (!this.headings) {
        this.readHeadings(cells ?? []);
        gatherer = gathererOf(this.known);
        continue;
      }
      if (this.isSecondHeading(cells)) continue;
      const damage = this.damageOf(cells, isEnded);
      if (damage !== null) yield { line, damage };
      else if (gatherer) yield* this.gathered(gatherer, line, this.rowOf(cells!));
      else yield this.recordOf(line, cells!);
      if (this.isCutOff) return;
    }
    if (!this.headings && this.first) this.refuse(this.first);
    if (gatherer) yield* this.withLeftOut(gatherer.end());
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

  /**
   * Title lines may precede the headings.
   * @throws UnusableFileError for a table that is unreadable without a mapping, or with this one
   */
  private readHeadings(cells: readonly string[]): void {
    const headings = cells.map((cell) => cell.trim());
    while (headings.at(-1) === "") headings.pop();
    this.first ??= headings;
    this.known = this.mapping ? null : knownTableOf(headings);
    const isNamed = this.mapping && columnsOf(this.mapping).every((column) => headings.includes(column));
    if (this.known || isNamed) this.headings = headings;
    else if ((this.titles += 1) === MAX_TITLES) this.refuse(this.first);
    else refuseTitle(this.file, headings.join(" "));
  }

  private refuse(headings: readonly string[]): never {
    const columns = headings.slice(0, 40).join(", ").slice(0, 1_000);
    if (this.mapping) {
      const missing = columnsOf(this.mapping).filter((column) => !headings.includes(column));
      throw new UnusableFileError(
        `${this.file} has no column ${missing.join(", ")}, which the mapping uses. Its columns are ${columns}.`,
      );
    }
    throw new UnusableFileError(
      `${this.file} is a CSV table: map its columns with --mapping. They are ${columns}.${hintOfSku(headings)}`,
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
    if (this.lastPrice.isCutOff(cells.at(-1)!, isEnded)) {
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

  /** Known tables collect duplicate columns into a list; a mapping uses the last one. */
  private rowOf(cells: readonly string[]): Row {
    const row: Record<string, string | string[]> = {};
    for (const [at, heading] of this.headings!.entries()) {
      const cell = cells[at]!;
      row[heading] = this.known && Object.hasOwn(row, heading) ? [row[heading] ?? [], cell].flat() : cell;
    }
    return row;
  }
}

function gathererOf(known: KnownTable | null): RowGatherer | null {
  if (known === "SHOPIFY") return new ShopifyRows();
  if (known === "WOOCOMMERCE") return new WooCommerceRows();
  return known === "MAGENTO" ? new MagentoRows() : null;
}

async function* rowsOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<TableRow> {
  let rows: CsvRows | null = null;
  for await (const text of linesOf(chunks)) {
    if (rows === null && text === "") continue;
    const own: string = rows === null ? text.replace(/^\uFEFF/, "") : text;
    rows ??= new CsvRows(delimiterOf(own));
    yield* rows.push(own);
  }
  if (rows) yield* rows.end();
}
