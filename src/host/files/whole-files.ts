/**
 * Whether a page of the site is whole. A disk that was full or a copy that was broken off leaves pages that are cut, empty or garbled:
 * search engines would index them, so visitors are told to come back.
 */
import { isUtf8 } from "node:buffer";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";

const decompress = promisify(brotliDecompress);
const BEGINNING = "<!doctype html>";
const END = "</html>";
/** Blanks that an editor may leave behind the end of a page. */
const MAX_BLANKS = 16;

/** Whether a page of the site is meant to stand by itself; parts of pages are files of their own. */
export function isPage(file: string): boolean {
  return /(^|\/)(index|404)\.html$/.test(file);
}

/** Linear in the size of the page. */
export function isWholePage(content: Buffer): boolean {
  const beginning = content.subarray(0, BEGINNING.length).toString("latin1").toLowerCase();
  const end = content
    .subarray(-END.length - MAX_BLANKS)
    .toString("latin1")
    .trimEnd();
  return beginning === BEGINNING && end.endsWith(END) && !content.includes(0) && isUtf8(content);
}

/** Whether a compressed file holds a file of that size; decompresses in the thread pool. @param size bytes */
export async function isWholeBrotli(compressed: Buffer, size: number): Promise<boolean> {
  const content = await decompress(compressed, { maxOutputLength: size + 1 }).catch(() => null);
  return content?.length === size;
}

/** Versions of files that were found whole; the oldest are forgotten, and looked at again. */
export class KnownWhole {
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
