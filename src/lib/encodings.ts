/** Compression levels by file, and negotiation of the encoding. */
import { readFile, rename, stat, utimes, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Sizes of a 60 kB product page by level: 15,432 bytes at 5, 15,292 at 9, 14,320 at 10, 13,997 at 11. The
 * times are 4, 18, 46 and 111 ms. Pages get the highest level to fit the first round trip, and so do the few
 * files cached for a year. Level 5 is for numerous files and files made on request.
 */
export const BROTLI_BEST = 11;
export const BROTLI_QUICK = 5;

/** The best encoding the client accepts; null for none. */
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

/** Brotli parameters for text. @param level quality 0 to 11 */
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

/** True when the compressed file matches the current version of its source. */
export async function isCurrent(
  compressed: string,
  { mtimeMs }: { readonly mtimeMs: number },
): Promise<boolean> {
  const stats = await stat(compressed).catch(() => null);
  return stats !== null && Math.abs(stats.mtimeMs - mtimeMs) < 1;
}

/** Compresses a file into `<file>.br`. */
export async function compressBeside(file: string, level: number, brotliOf = inPool): Promise<void> {
  const stats = await stat(file);
  await writeBeside(file, stats, await brotliOf(await readFile(file), level));
}

/**
 * Writes `<file>.br` with the source's mtime; readers never see a partial file.
 * @param stats stat of the file before its content was read
 */
export async function writeBeside(
  file: string,
  { mtimeMs }: { readonly mtimeMs: number },
  compressed: Buffer,
): Promise<void> {
  // Two hosts may compress the same site, and one host may compress a page twice at once.
  const draft = `${file}.br.${process.pid}.${(drafts += 1)}.tmp`;
  await writeFile(draft, compressed);
  await utimes(draft, mtimeMs / 1000, mtimeMs / 1000);
  await rename(draft, `${file}.br`);
}
