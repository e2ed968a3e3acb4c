/**
 * Writes `<file>.br` beside every changed text file of the built site, with the original's mtime. Only
 * changed files are compressed, and a stale copy is never served. One low-priority thread compresses, while
 * the host compresses each page requested earlier (site-files.ts).
 */
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { BROTLI_BEST, BROTLI_QUICK, compressBeside, isCurrent } from "../../lib/encodings";
import { isCompressible } from "./file-rules";
import { startQuietBrotli } from "./quiet-brotli";

const smallestWorthwhile = 860;
/**
 * Above this number of pages, product pages are compressed on request only: few are requested before their
 * next change.
 */
const manyPages = 4000;

/** Page data is requested only after an interaction, and drawings are numerous. */
function levelFor(file: string): number {
  return /\.(json|svg)$/.test(file) ? BROTLI_QUICK : BROTLI_BEST;
}

/** The lowest value is compressed first: pages before files that scripts request. */
function urgency(file: string): number {
  if (!file.includes("/")) return 0;
  if (!file.endsWith(".html")) return 3;
  return file.startsWith("product/") ? 2 : 1;
}

/** Compresses changed files and returns their number; stops early when aborted. */
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
      const stats = await stat(full).catch(() => null);
      if (!stats?.isFile() || stats.size < smallestWorthwhile || (await isCurrent(`${full}.br`, stats)))
        continue;
      if (await isThere(compressBeside(full, levelFor(file), brotli.compress))) changed += 1;
    }
  } finally {
    await brotli.stop();
  }
  return changed;
}

/** False when a publication has removed the page since. */
function isThere(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
      return false;
    },
  );
}
