/** Lists that a run writes besides its counts, one JSON object per line: rejects and planned changes. */
import { closeSync, openSync, writeSync } from "node:fs";
import path from "node:path";
import { makeFolder } from "../../db/make-folder";

/** Position of a record: its first line, or its number where many records share a line. */
export interface RecordPlace {
  /** From 1; null if `record` is set. */
  readonly line: number | null;
  /** From 1, unreadable records included; null if `line` is set. */
  readonly record: number | null;
}

export interface Reject extends RecordPlace {
  readonly file: string;
  readonly sku: string | null;
  /** The invalid field; null for the record as a whole. */
  readonly field: string | null;
  readonly reason: string;
}

/** An actual or planned change of one product. */
export interface ProductChange {
  readonly sku: string;
  readonly productId: string;
  readonly change: "created" | "updated" | "restocked";
  /** Changed fields with old and new values; empty for a new product. */
  readonly fields: Readonly<Record<string, readonly [unknown, unknown]>>;
}

const FLUSH_AT = 64 * 1024;

export class JsonLinesFile<Entry> {
  private descriptor: number | null = null;
  private pending = "";

  constructor(readonly path: string) {}

  /** Truncates the file. @throws the file system's own error */
  open(): void {
    makeFolder(path.dirname(path.resolve(this.path)));
    this.descriptor = openSync(this.path, "w");
  }

  /** Buffers the entry; `close` flushes the buffer. */
  add(entry: Entry): void {
    this.pending += `${JSON.stringify(entry)}\n`;
    if (this.pending.length > FLUSH_AT) this.flush();
  }

  close(): void {
    this.flush();
    if (this.descriptor !== null) closeSync(this.descriptor);
    this.descriptor = null;
  }

  private flush(): void {
    if (this.descriptor !== null && this.pending) writeSync(this.descriptor, this.pending);
    this.pending = "";
  }
}
