/** The common interface of supplier file formats. */

export interface ReadRecord {
  /** First line of the record, from 1. */
  readonly line: number;
  /** The parsed record; undefined if `damage` says why it is unreadable. */
  readonly value?: unknown;
  readonly damage?: string;
  /** Columns of the first rows that the mapping does not name or the reader does not read. */
  readonly leftOut?: object;
  /** Last cell of a table's last row, on its record, if nothing after the cell proves that it is complete. */
  readonly lastCell?: LastCell;
}

export interface LastCell {
  readonly text: string;
  /** True if the last cells of all other rows end like a picture's file name, and this one does not. */
  readonly lacksFileEnding: boolean;
  /** True if only the beginning of another row's last cell, or of the shape that all others share. */
  readonly isBeginning: boolean;
}

/** Reads one file. */
export interface RecordFormat {
  /** @throws UnusableFileError if the file turns out to be unusable */
  records(chunks: AsyncIterable<Buffer>): AsyncIterable<ReadRecord>;
  /** True if the file ended inside a record or list; known after all records are read. */
  readonly isCutOff: boolean;
  /** True if truncation would be noticed, unlike in line-based formats; known after all records are read. */
  readonly provesItsEnd: boolean;
}

/** A file that cannot be imported at all; the message is for the operator. */
export class UnusableFileError extends Error {}
