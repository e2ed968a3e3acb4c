/**
 * Writes `<file>.br` beside every changed text file of the built site, with the original's time: after a small change
 * only changed files are compressed, and a stale one is never served. One thread of low priority does it, while the host
 * compresses each page that is requested before its turn (site-files.ts).
 */
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { BROTLI_BEST, BROTLI_QUICK, compressBeside, isCurrent } from "../../lib/encodings";
import { isCompressible } from "./file-rules";
import { startQuietBrotli } from "./quiet-brotli";

const smallestWorthwhile = 860;
/** With more pages than this, product pages are compressed only when requested: few of them are read before they change. */
const manyPages = 4000;

/** Page data is fetched only after a touch, and drawings are many. */
function levelFor(file: string): number {
  return /\.(json|svg)$/.test(file) ? BROTLI_QUICK : BROTLI_BEST;
}

/** The lowest is compressed first: pages before what scripts request. */
function urgency(file: string): number {
  if (!file.includes("/")) return 0;
  if (!file.endsWith(".html")) return 3;
  return file.startsWith("product/") ? 2 : 1;
}

/** Compresses changed files and returns their number; stops early on the signal. */
export async function compressSite(publicFolder: string, signal?: AbortSignal): Promise<number> {
  const names = await readdir(publicFolder, { recursive: true });
  const files = names.map((name) => name.split(path.sep).join("/")).filter(isCompressible);
  const hasMany = files.filter((file) => file.endsWith(".html")).length > manyPages;
  const queue = files
    .filter((file) => !(hasMany && file.startsWith("product/")))
    .sort((one, other) => urgency(one) - urgency(other));
  const brotli = startQuietBrotli();
  let changed = 0;
  try {
    for (const file of queue) {
      if (signal?.aborted) break;
      const full = path.join(publicFolder, file);
      const found = await stat(full).catch(() => null);
      if (!found?.isFile() || found.size < smallestWorthwhile || (await isCurrent(`${full}.br`, found)))
        continue;
      if (await isThere(compressBeside(full, levelFor(file), brotli.compress))) changed += 1;
    }
  } finally {
    await brotli.stop();
  }
  return changed;
}

/** False when a publication removed the page meanwhile. */
function isThere(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
      return false;
    },
  );
}
