/** Lists that a run writes beside its counts, one JSON object a line: rejects, and changes of a dry run. */
import { closeSync, openSync, writeSync } from "node:fs";
import path from "node:path";
import { makeFolder } from "../../db/make-folder";

export interface Reject {
  readonly file: string;
  /** Line on which the record begins; the record's number when it did not come from a file. */
  readonly line: number;
  readonly sku: string | null;
  /** The invalid field; null for the record as a whole. */
  readonly field: string | null;
  readonly reason: string;
}

/** How an import changes one product, or would. */
export interface ProductChange {
  readonly sku: string;
  readonly productId: string;
  readonly change: "created" | "updated" | "restocked";
  /** Fields that differ, each with its old and new value; empty for a new product. */
  readonly fields: Readonly<Record<string, readonly [unknown, unknown]>>;
}

const FLUSH_AT = 64 * 1024;

export class JsonLinesFile<Entry> {
  private descriptor: number | null = null;
  private pending = "";

  constructor(readonly path: string) {}

  /** Creates or empties the file. @throws the file system's own error */
  open(): void {
    makeFolder(path.dirname(path.resolve(this.path)));
    this.descriptor = openSync(this.path, "w");
  }

  /** Writes are buffered: `close` writes the last of them. */
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
