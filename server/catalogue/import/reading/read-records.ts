/** Reads a supplier file as a stream of parsed records and of unreadable places. */
import { openBytes, type ByteSource } from "./byte-source";
import { namesRecords, recordOf, type ColumnMapping } from "./csv/column-mapping";
import { CsvRecords } from "./csv/csv-records";
import { formatOf } from "./file-format";
import { JsonRecords } from "./json-records";
import { UnusableFileError, type ReadRecord, type RecordFormat } from "./record-format";
import { XmlRecords } from "./xml/xml-records";

export interface FileProgress {
  readonly readBytes: number;
  readonly totalBytes: number;
}

export interface RecordReader {
  /** Returns true if the stream ended before the file's actual end. */
  isCutOff(): boolean;
  /** Returns false after reading if the file could have been truncated at a line end without a trace. */
  provesItsEnd(): boolean;
  progress(): FileProgress;
  readonly records: AsyncIterable<ReadRecord>;
}

/**
 * @param mapping maps table columns, or fields of other files; required for tables with unknown headings
 * @throws UnusableFileError (also while iterating) for a missing or unreadable file, or one that is not a
 * supplier file
 */
export async function readRecords(file: string, mapping: ColumnMapping | null): Promise<RecordReader> {
  const source = await openBytes(file).catch((error: NodeJS.ErrnoException) => {
    throw new UnusableFileError(unreadable(file, error));
  });
  return recordsOf(file, source, mapping);
}

/** Same, for an opened file. @param file its name, for messages */
export function recordsOf(file: string, source: ByteSource, mapping: ColumnMapping | null): RecordReader {
  let format: RecordFormat | null = null;
  async function* records(): AsyncGenerator<ReadRecord> {
    try {
      const chunks = source.chunks[Symbol.asyncIterator]();
      const first = await chunks.next();
      if (first.done && source.isDamaged()) {
        throw new UnusableFileError(`${file} is damaged or incomplete: unpacking it failed.`);
      }
      const head = first.done ? Buffer.alloc(0) : first.value;
      format = openFormat(file, head, mapping);
      for await (const record of format.records(withHead(head, chunks)))
        yield mapping && !isReadBy(mapping, format) ? renamed(record, mapping) : record;
    } catch (error) {
      if (error instanceof UnusableFileError || !(error as NodeJS.ErrnoException).syscall) throw error;
      throw new UnusableFileError(unreadable(file, error as NodeJS.ErrnoException));
    }
  }
  return {
    isCutOff: () => (format?.isCutOff ?? false) || source.isDamaged(),
    provesItsEnd: () => source.isCompressed || (format?.provesItsEnd ?? false),
    progress: () => ({ readBytes: source.readBytes(), totalBytes: source.totalBytes }),
    records: records(),
  };
}

/** Returns whether the mapping itself turns rows into records. */
function isReadBy(mapping: ColumnMapping, format: RecordFormat): boolean {
  return format instanceof CsvRecords && namesRecords(mapping);
}

/** Puts the mapped fields before the record's other fields. */
function renamed(record: ReadRecord, mapping: ColumnMapping): ReadRecord {
  const { value } = record;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return record;
  const mappedFields = Object.entries(recordOf(mapping, value as Record<string, never>));
  const present = mappedFields.filter(
    ([, fieldValue]) => fieldValue !== undefined && !isEmptyObject(fieldValue),
  );
  const own = Object.fromEntries(present) as object;
  return { ...record, value: { ...own, ...value, ...own } };
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

async function* withHead(head: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

function openFormat(file: string, head: Buffer, columnMapping: ColumnMapping | null): RecordFormat {
  const mapping = columnMapping && namesRecords(columnMapping) ? columnMapping : null;
  const format = formatOf(head.subarray(0, 65_536), mapping !== null);
  switch (format) {
    case "JSON":
      return new JsonRecords(file);
    case "XML":
      return new XmlRecords(file);
    case "CSV":
      return new CsvRecords(file, mapping);
    default:
      throw new UnusableFileError(`${file} ${format.wrong}, not a supplier file.`);
  }
}

function unreadable(file: string, error: NodeJS.ErrnoException): string {
  if (error.code === "ENOENT") return `${file} does not exist.`;
  if (error.code === "EISDIR") return `${file} is a folder, not a supplier file.`;
  if (error.code === "EACCES") return `${file} is not readable by this user.`;
  return `${file} cannot be read: ${error.message}.`;
}
