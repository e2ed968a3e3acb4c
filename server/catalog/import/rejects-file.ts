/** Where records go that could not be imported: one JSON object a line, {file, line, sku, reason}. */
import { closeSync, openSync, writeSync } from "node:fs";
import path from "node:path";
import { makeFolder } from "../../db/make-folder";

export interface Reject {
  readonly file: string;
  /** Line the record begins on; the record's number when it did not come from a file. */
  readonly line: number;
  readonly sku: string | null;
  readonly reason: string;
}

const FLUSH_AT = 64 * 1024;

export class RejectsFile {
  private descriptor: number | null = null;
  private pending = "";

  constructor(readonly path: string) {}

  /** Starts the file anew. @throws the file system's own error. */
  open(): void {
    makeFolder(path.dirname(path.resolve(this.path)));
    this.descriptor = openSync(this.path, "w");
  }

  /** Writes are gathered: `close` writes the last of them. */
  add(reject: Reject): void {
    this.pending += `${JSON.stringify(reject)}\n`;
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
