/**
 * Writes `<file>.br` beside every changed text file of the built site, with the original's time: after a small change
 * only changed files are compressed, and a stale one is never served.
 */
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { BROTLI_BEST, BROTLI_PAGE, BROTLI_QUICK, compressBeside, isCurrent } from "../lib/encodings";
import { isCompressible } from "./file-rules";

const smallestWorthwhile = 860;
const parallel = 2;
/**
 * Page data is fetched only after a touch, drawings are many, and from so many products on their pages take too long.
 */
const manyPages = 4000;

function levelFor(file: string, pageCount: number): number {
  if (/\.(json|svg)$/.test(file)) return BROTLI_QUICK;
  if (!file.endsWith(".html")) return BROTLI_BEST;
  return pageCount > manyPages && file.startsWith("product/") ? BROTLI_QUICK : BROTLI_PAGE;
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
  const pageCount = files.filter((file) => file.endsWith(".html")).length;
  const queue = files.sort((one, other) => urgency(other) - urgency(one));
  let changed = 0;
  const worker = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined && !signal?.aborted; file = queue.pop()) {
      const full = path.join(publicFolder, file);
      const found = await stat(full).catch(() => null);
      if (!found?.isFile() || found.size < smallestWorthwhile || (await isCurrent(`${full}.br`, found)))
        continue;
      await compressBeside(full, levelFor(file, pageCount));
      changed += 1;
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  return changed;
}
