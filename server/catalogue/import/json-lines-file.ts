/** Lists that a run writes beside its counts, one JSON object a line: what could not be imported, what would change. */
import { closeSync, openSync, writeSync } from "node:fs";
import path from "node:path";
import { makeFolder } from "../../db/make-folder";

export interface Reject {
  readonly file: string;
  /** Line the record begins on; the record's number when it did not come from a file. */
  readonly line: number;
  readonly sku: string | null;
  /** What is wrong of it; null for the record as a whole. */
  readonly field: string | null;
  readonly reason: string;
}

/** How an import changes one product, or would. */
export interface ProductChange {
  readonly sku: string;
  readonly productId: string;
  readonly change: "created" | "updated" | "restocked";
  /** Fields that differ, each with what it is and what it becomes; none of a product that is new. */
  readonly fields: Readonly<Record<string, readonly [unknown, unknown]>>;
}

const FLUSH_AT = 64 * 1024;

export class JsonLinesFile<Entry> {
  private descriptor: number | null = null;
  private pending = "";

  constructor(readonly path: string) {}

  /** Starts the file anew. @throws the file system's own error. */
  open(): void {
    makeFolder(path.dirname(path.resolve(this.path)));
    this.descriptor = openSync(this.path, "w");
  }

  /** Writes are gathered: `close` writes the last of them. */
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
