/** Records out of a table with a line of headings, by a mapping of its columns or because its headings are known. */
import { isUtf8 } from "node:buffer";
import { pipeline } from "node:stream";
import { type CsvError, parse } from "csv-parse";
import { UnusableFileError, type ReadRecord, type RecordFormat } from "../record-format";
import { columnsOf, recordOf, type ColumnMapping } from "./column-mapping";
import { delimiterOf, headingsOf, hintOfSku, knownTableOf, type KnownTable } from "./known-tables";
import { ShopifyRows } from "./shopify-rows";

const MAX_RECORD_BYTES = 8 * 1024 * 1024;
/** A character of UTF-8 that is cut by the end of a chunk. */
const CUT_CHARACTER_BYTES = 3;

interface ParsedRow {
  readonly record: Readonly<Record<string, string>>;
  readonly info: { readonly lines: number };
}

export class CsvRecords implements RecordFormat {
  isCutOff = false;

  constructor(
    private readonly file: string,
    private readonly mapping: ColumnMapping | null,
  ) {}

  async *records(chunks: AsyncIterable<Buffer>): AsyncGenerator<ReadRecord> {
    const iterator = chunks[Symbol.asyncIterator]();
    const first = await iterator.next();
    if (first.done) return;
    const head = first.value;
    const known = this.mapping ? null : this.requireKnown(head);
    const rows = known === "SHOPIFY" ? new ShopifyRows() : null;
    const damaged: ReadRecord[] = [];
    const parser = parse({
      bom: true,
      delimiter: delimiterOf(head),
      columns: (headings: string[]) => this.requireColumns(headings.map((heading) => heading.trim())),
      group_columns_by_name: known !== null,
      info: true,
      max_record_size: MAX_RECORD_BYTES,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      trim: true,
      on_skip: (error) => {
        if (error) damaged.push(this.damageOf(error));
        return undefined;
      },
    });
    // The iteration below hears of errors; it also ends the source when it is left early.
    pipeline(decoded(head, iterator), parser, () => undefined);
    let line = 2;
    for await (const { record, info } of parser as AsyncIterable<ParsedRow>) {
      yield* damaged.splice(0);
      if (rows) yield* rows.add(line, record);
      else yield { line, value: this.mapping ? recordOf(this.mapping, record) : record };
      line = info.lines + 1;
    }
    if (rows) yield* rows.end();
    yield* damaged.splice(0);
  }

  /** @throws UnusableFileError for a table nobody can read without being told of its columns */
  private requireKnown(head: Buffer): KnownTable {
    const headings = headingsOf(head);
    const known = knownTableOf(headings);
    if (known) return known;
    throw new UnusableFileError(
      `${this.file} is a table (CSV); --mapping must say what its columns are. They are ${headings.slice(0, 40).join(", ").slice(0, 1_000)}.${hintOfSku(headings)}`,
    );
  }

  private damageOf(error: CsvError): ReadRecord {
    if (error.code === "CSV_QUOTE_NOT_CLOSED") this.isCutOff = true;
    const { lines } = error as CsvError & { lines?: number };
    return { line: lines ?? 1, damage: `it is no valid row (${error.message.slice(0, 120)})` };
  }

  private requireColumns(headings: string[]): string[] {
    if (!this.mapping) return headings;
    const missing = columnsOf(this.mapping).filter((column) => !headings.includes(column));
    if (missing.length === 0) return headings;
    throw new UnusableFileError(
      `${this.file} has no column ${missing.join(", ")}, which the mapping names. Its columns are ${headings.slice(0, 40).join(", ")}.`,
    );
  }
}

/** Tables that are no UTF-8 come from spreadsheets of Windows. */
async function* decoded(head: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<string> {
  const isText = [0, 1, 2, CUT_CHARACTER_BYTES].some((cut) => isUtf8(head.subarray(0, head.length - cut)));
  const decoder = new TextDecoder(isText ? "utf-8" : "windows-1252");
  yield decoder.decode(head, { stream: true });
  for (let next = await rest.next(); !next.done; next = await rest.next())
    yield decoder.decode(next.value, { stream: true });
  yield decoder.decode();
}
