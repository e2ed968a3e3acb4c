/**
 * Detects damaged pages. A full disk or an interrupted copy leaves truncated, empty or garbled pages. Search
 * engines would index them, so the host answers 503 instead.
 */
import { isUtf8 } from "node:buffer";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";

const decompress = promisify(brotliDecompress);
const BEGINNING = "<!doctype html>";
const END = "</html>";
/** White space that an editor may leave at the end of a page. */
const MAX_BLANKS = 16;

/** True for complete pages; fragments are separate files. */
export function isPage(file: string): boolean {
  return /(^|\/)(index|404)\.html$/.test(file);
}

/** True for a complete HTML document. Linear in the size of the page. */
export function isCompletePage(content: Buffer): boolean {
  const beginning = content.subarray(0, BEGINNING.length).toString("latin1").toLowerCase();
  const end = content
    .subarray(-END.length - MAX_BLANKS)
    .toString("latin1")
    .trimEnd();
  return beginning === BEGINNING && end.endsWith(END) && !content.includes(0) && isUtf8(content);
}

/** Whether a compressed file decompresses to the given size; runs in the thread pool. @param size bytes */
export async function isCompleteBrotli(compressed: Buffer, size: number): Promise<boolean> {
  const content = await decompress(compressed, { maxOutputLength: size + 1 }).catch(() => null);
  return content?.length === size;
}

/** Versions of files known to be complete; the oldest are evicted and checked again. */
export class CompleteFiles {
  private readonly known = new Set<string>();

  constructor(private readonly capacity = 30_000) {}

  has(version: string): boolean {
    return this.known.has(version);
  }

  add(version: string): void {
    this.known.add(version);
    if (this.known.size > this.capacity) this.known.delete(this.known.values().next().value!);
  }
}
