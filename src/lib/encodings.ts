/** Compression: how strong for which file, and which encoding a visitor's browser takes. */
import { readFile, rename, stat, utimes, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Bytes by level of a product page of 60 kB: 5 15,432 · 9 15,292 · 10 14,320 · 11 13,997, in 4, 18, 46 and 111 ms. So: the highest for
 * pages, which are to fit the first round trip, and for the few files cached for a year; 5 for files that are many or made on request.
 */
export const BROTLI_BEST = 11;
export const BROTLI_QUICK = 5;

/** The best encoding a request takes; null for none. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const accepted = (header ?? "")
    .toLowerCase()
    .split(",")
    .map((part) => part.split(";").map((value) => value.trim()))
    .filter((part) => !part.some((p) => /^q=0(\.0*)?$/.test(p)))
    .map(([name]) => name);
  if (accepted.includes("br")) return "br";
  return accepted.includes("gzip") || accepted.includes("*") ? "gzip" : null;
}

/** Compresses by brotli. @param level quality 0 to 11 */
export type CompressBrotli = (content: Buffer, level: number) => Promise<Buffer>;

/** Brotli's parameters for a text. @param level quality 0 to 11 */
export function brotliParams(content: Buffer, level: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
}

/** Compresses in the thread pool. */
const inPool: CompressBrotli = (content, level) => brotli(content, { params: brotliParams(content, level) });

/** Compresses in the thread pool. @param level brotli quality 0 to 11; gzip always uses 6 */
export function compress(content: Buffer, encoding: Encoding, level: number): Promise<Buffer> {
  return encoding === "gzip" ? zip(content, { level: 6 }) : inPool(content, level);
}

let drafts = 0;

/** True when a compressed file was made from the current version of its file. */
export async function isCurrent(
  compressed: string,
  { mtimeMs }: { readonly mtimeMs: number },
): Promise<boolean> {
  const found = await stat(compressed).catch(() => null);
  return found !== null && Math.abs(found.mtimeMs - mtimeMs) < 1;
}

/** Compresses a file into `<file>.br`. */
export async function compressBeside(file: string, level: number, brotliOf = inPool): Promise<void> {
  const found = await stat(file);
  await writeBeside(file, found, await brotliOf(await readFile(file), level));
}

/**
 * Writes `<file>.br` with the time of the file; readers never see a partial file.
 * @param found the file as it was before its content was read
 */
export async function writeBeside(
  file: string,
  { mtimeMs }: { readonly mtimeMs: number },
  compressed: Buffer,
): Promise<void> {
  // Two hosts may serve, and so compress, one site; and one host may compress a page twice at once.
  const draft = `${file}.br.${process.pid}.${(drafts += 1)}.tmp`;
  await writeFile(draft, compressed);
  await utimes(draft, mtimeMs / 1000, mtimeMs / 1000);
  await rename(draft, `${file}.br`);
}
