/** Reads the first records of a file's beginning with the importer's own readers (STAFF-78). */
import { bytesOf } from "../reading/byte-source";
import { columnsOf, type ColumnMapping } from "../reading/csv/column-mapping";
import { recordsOf } from "../reading/read-records";
import type { ReadRecord } from "../reading/record-format";
import { RejectedRecord } from "../cleaning/read-values";
import type { FeedProduct } from "../feeds/feed-record";
import type { Feed } from "../feeds/feed.port";
import { UnusedFields } from "../unused-fields";
import { isVehicleRecord } from "../vehicles/read-vehicle";

export interface Beginning {
  readonly fileName: string;
  /** UTF-8, unpacked. */
  readonly bytes: Buffer;
  /** False = the last record may be cut off. */
  readonly isWhole: boolean;
}

/** A product record, or why it is rejected. */
export interface FirstRecord {
  readonly line: number;
  readonly patch: FeedProduct | null;
  readonly rejected: string | null;
}

export interface FirstRecords {
  readonly records: readonly FirstRecord[];
  /** Fields that are not imported, each with an example. */
  readonly unusedFields: readonly string[];
}

/** Returns the first product records. @throws UnusableFileError */
export async function readBeginning(
  { fileName, bytes, isWhole }: Beginning,
  feed: Feed,
  mapping: ColumnMapping | null,
  limit: number,
): Promise<FirstRecords> {
  const unused = new UnusedFields(new Set(mapping ? columnsOf(mapping) : []));
  const records: FirstRecord[] = [];
  const reader = recordsOf(fileName, bytesOf(bytes), mapping);
  for await (const record of wholeRecords(reader.records, isWhole)) {
    const { line, value, damage, leftOut } = record;
    if (leftOut) unused.collectLeftOut(leftOut);
    if (damage !== undefined) records.push({ line, patch: null, rejected: damage });
    else if (!isOther(feed, value)) {
      if (feed.usedFields && typeof value === "object" && value !== null)
        unused.collect(value, feed.usedFields);
      records.push({ line, ...readProduct(feed, value) });
    }
    if (records.length === limit) break;
  }
  return { records, unusedFields: unused.listEntries() };
}

function isOther(feed: Feed, value: unknown): boolean {
  return feed.isCategory(value) || (isVehicleRecord(value) && feed.skuOf(value) === undefined);
}

function readProduct(feed: Feed, value: unknown): Omit<FirstRecord, "line"> {
  try {
    return { patch: feed.readProduct(value), rejected: null };
  } catch (error) {
    if (!(error instanceof RejectedRecord)) throw error;
    return { patch: null, rejected: error.message };
  }
}

/** Drops the last record of a beginning if the file goes on after it. */
async function* wholeRecords(
  records: AsyncIterable<ReadRecord>,
  isWhole: boolean,
): AsyncGenerator<ReadRecord> {
  let last: ReadRecord | null = null;
  for await (const record of records) {
    if (last) yield last;
    last = record;
  }
  if (last && (isWhole || (last.damage === undefined && last.lastCell === undefined))) yield last;
}
