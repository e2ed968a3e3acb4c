/** What the formats of supplier files have in common. */

export interface ReadRecord {
  /** Line of the file the record begins on, from 1. */
  readonly line: number;
  /** The parsed record; undefined when `damage` says why it could not be read. */
  readonly value?: unknown;
  readonly damage?: string;
  /** Columns of a table that its mapping does not name or its reader does not read; of the first rows. */
  readonly leftOut?: object;
}

/** Reads one file. */
export interface RecordFormat {
  /** @throws UnusableFileError when the file turns out to be of no use */
  records(chunks: AsyncIterable<Buffer>): AsyncIterable<ReadRecord>;
  /** True when the file ended inside a record or a list; known once all records are read. */
  readonly isCutOff: boolean;
  /** True when what was read could not end earlier unnoticed, as lines could; known once all records are read. */
  readonly provesItsEnd: boolean;
}

/** A file that cannot be imported at all; the message is the sentence for whoever runs the import. */
export class UnusableFileError extends Error {}
