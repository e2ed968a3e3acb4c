/** Compression: how strong for which file, and which encoding a visitor's browser takes. */
import { readFile, rename, stat, utimes, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Mean bytes by level on 60 pages of the demo catalogue: 5 12,965 · 9 12,853 · 10 12,123 · 11 11,863; each step from 9
 * on takes ten times as long as 5 or more. So: the highest for the few files cached for a year, 10 for pages, 5 for
 * files that are many or made on request.
 */
export const BROTLI_BEST = 11;
export const BROTLI_PAGE = 10;
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

/** Compresses in the thread pool. @param level brotli quality 0 to 11; gzip always uses 6 */
export async function compress(content: Buffer, encoding: Encoding, level: number): Promise<Buffer> {
  if (encoding === "gzip") return zip(content, { level: 6 });
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}

/** Bytes of a page that fit the first round trip. */
const firstRoundTrip = 14_000;

/** True when a compressed file was made from the current version of its file. */
export async function isCurrent(
  compressed: string,
  { mtimeMs }: { readonly mtimeMs: number },
): Promise<boolean> {
  const found = await stat(compressed).catch(() => null);
  return found !== null && Math.abs(found.mtimeMs - mtimeMs) < 1;
}

/** A page slightly too long for the first round trip is compressed at the highest level. */
export async function compressPage(content: Buffer): Promise<Buffer> {
  const compressed = await compress(content, "br", BROTLI_PAGE);
  return compressed.length > firstRoundTrip ? compress(content, "br", BROTLI_BEST) : compressed;
}

/** Writes `<file>.br` with the time of the file; readers never see a partial file. */
export async function compressBeside(file: string, level: number): Promise<void> {
  const { atimeMs, mtimeMs } = await stat(file);
  const content = await readFile(file);
  const isPage = level === BROTLI_PAGE;
  // Two hosts may serve, and so compress, one site.
  const draft = `${file}.br.${process.pid}.tmp`;
  await writeFile(draft, await (isPage ? compressPage(content) : compress(content, "br", level)));
  await utimes(draft, atimeMs / 1000, mtimeMs / 1000);
  await rename(draft, `${file}.br`);
}
