/**
 * Writes `<file>.br` beside every text file of the built site that changed since the last time. A manifest keeps
 * size and time of what each was made from, so that after a small change only the changed files are compressed, and
 * so that the host never serves a stale one.
 */
import { readFile, readdir, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { BROTLI_BEST, BROTLI_PAGE, BROTLI_QUICK, compress } from "./encodings";
import { isCompressible } from "./file-rules";

export const MANIFEST_FILE = ".compressed.json";
/** File → "<size>-<modified, ms>" of the original its .br was made from. */
export type CompressionManifest = Record<string, string>;

const smallestWorthwhile = 860;
const parallel = 2;
/** Bytes: what a page may have at most. */
const firstRoundTrip = 14_000;

/** Identifies a file's content by size and time, without reading it. */
export function fileStamp(file: { readonly size: number; readonly mtimeMs: number }): string {
  return `${file.size.toString(36)}-${Math.round(file.mtimeMs).toString(36)}`;
}

/** The manifest of a site; empty when it was never compressed. */
export async function readManifest(publicFolder: string): Promise<CompressionManifest> {
  try {
    return JSON.parse(await readFile(path.join(publicFolder, MANIFEST_FILE), "utf8")) as CompressionManifest;
  } catch {
    return {};
  }
}

/** Page data is fetched only after a touch, and beyond so many products their pages cost too much time. */
const manyPages = 2000;

function levelFor(file: string, pageCount: number): number {
  if (file.endsWith(".json")) return BROTLI_QUICK;
  if (!file.endsWith(".html")) return BROTLI_BEST;
  return pageCount > manyPages && file.startsWith("product/") ? BROTLI_QUICK : BROTLI_PAGE;
}

/** Lowest is compressed first: what visitors see first, then what scripts ask for. */
function urgency(file: string): number {
  if (!file.includes("/")) return 0;
  if (!file.endsWith(".html")) return 3;
  return file.startsWith("product/") ? 2 : 1;
}

/** Compresses what changed. Returns how many files that were; stops early when the signal says so. */
export async function compressSite(publicFolder: string, signal?: AbortSignal): Promise<number> {
  const before = await readManifest(publicFolder);
  const after: CompressionManifest = {};
  const names = await readdir(publicFolder, { recursive: true });
  const files = names.map((name) => name.split(path.sep).join("/")).filter(isCompressible);
  const pageCount = files.filter((file) => file.endsWith(".html")).length;
  const queue = files.sort((one, other) => urgency(other) - urgency(one));
  let changed = 0;
  const worker = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined && !signal?.aborted; file = queue.pop()) {
      const full = path.join(publicFolder, file);
      const found = await stat(full).catch(() => null);
      if (!found?.isFile() || found.size < smallestWorthwhile || file === MANIFEST_FILE) continue;
      const stamp = fileStamp(found);
      if (before[file] !== stamp) {
        await writeWhole(`${full}.br`, await compressFile(full, levelFor(file, pageCount)));
        changed += 1;
      }
      after[file] = stamp;
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  // Stopped early: what is known from before stays known.
  const manifest = signal?.aborted ? { ...before, ...after } : after;
  await writeWhole(path.join(publicFolder, MANIFEST_FILE), JSON.stringify(manifest));
  return changed;
}

/** A page a little too long for the first round trip is worth the time of the strongest level. */
async function compressFile(file: string, level: number): Promise<Buffer> {
  const content = await readFile(file);
  const compressed = await compress(content, "br", level);
  const isTooLong = level === BROTLI_PAGE && compressed.length > firstRoundTrip;
  return isTooLong ? compress(content, "br", BROTLI_BEST) : compressed;
}

/** A reader never sees half a file, a kill in the middle leaves the old one. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.tmp`, content);
  await rename(`${file}.tmp`, file);
}
