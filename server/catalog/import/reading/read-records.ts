/** A supplier file as a stream of parsed records and of the places where one could not be read. */
import { openBytes } from "./byte-source";
import { parseRecord } from "./parse-record";
import { RecordSplitter } from "./record-splitter";
import type { SplitItem } from "./split-item";
import { describeWrongFile } from "./wrong-file";

export interface ReadRecord {
  readonly line: number;
  /** The parsed record; undefined when `damage` says why it could not be read. */
  readonly value?: unknown;
  readonly damage?: string;
}

export interface FileProgress {
  readonly readBytes: number;
  readonly totalBytes: number;
}

/** A file that cannot be imported at all; the message is the sentence for whoever runs the import. */
export class UnusableFileError extends Error {}

export interface RecordReader {
  /** True once the stream ended before the file's own end. */
  isCutOff(): boolean;
  progress(): FileProgress;
  readonly records: AsyncIterable<ReadRecord>;
}

/** @throws UnusableFileError (also while iterating) when the file is missing, unreadable or no supplier file. */
export async function readRecords(file: string): Promise<RecordReader> {
  const source = await openBytes(file).catch((error: NodeJS.ErrnoException) => {
    throw new UnusableFileError(unreadable(file, error));
  });
  const splitter = new RecordSplitter();
  async function* records(): AsyncGenerator<ReadRecord> {
    let isFirst = true;
    try {
      for await (const chunk of source.chunks) {
        if (isFirst) refuseWrongFile(file, chunk);
        isFirst = false;
        for (const item of splitter.push(chunk)) yield parsed(item);
      }
    } catch (error) {
      if (error instanceof UnusableFileError || !(error as NodeJS.ErrnoException).syscall) throw error;
      throw new UnusableFileError(unreadable(file, error as NodeJS.ErrnoException));
    }
    if (isFirst && source.isDamaged()) {
      throw new UnusableFileError(`${file} is damaged: nothing in it can be unpacked.`);
    }
    if (isFirst) refuseWrongFile(file, Buffer.alloc(0));
    for (const item of splitter.end()) yield parsed(item);
  }
  return {
    isCutOff: () => splitter.isCutOff || source.isDamaged(),
    progress: () => ({ readBytes: source.readBytes(), totalBytes: source.totalBytes }),
    records: records(),
  };
}

function parsed(item: SplitItem): ReadRecord {
  if ("damage" in item) return item;
  try {
    return { line: item.line, value: parseRecord(item.bytes) };
  } catch (error) {
    return { line: item.line, damage: `it is no valid JSON (${(error as Error).message.slice(0, 120)})` };
  }
}

function refuseWrongFile(file: string, head: Buffer): void {
  const wrong = describeWrongFile(head.subarray(0, 65_536));
  if (wrong) throw new UnusableFileError(`${file} ${wrong}, not a supplier file of JSON records.`);
}

function unreadable(file: string, error: NodeJS.ErrnoException): string {
  if (error.code === "ENOENT") return `${file} does not exist.`;
  if (error.code === "EISDIR") return `${file} is a folder, not a supplier file.`;
  if (error.code === "EACCES") return `${file} may not be read by this user.`;
  return `${file} cannot be read: ${error.message}.`;
}
