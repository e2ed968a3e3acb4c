/** Compressed page sizes of a built site, as browsers receive them. */
import { readFile } from "node:fs/promises";
import { BROTLI_BEST, compress } from "../../src/lib/encodings";
import { writtenPages } from "../build/site-folder";

/** Maximum number of compressed sample pages, evenly spread. */
const MAX_PAGES = 400;

/** @param folder of a built site */
export async function pageSizes(folder: string): Promise<{ mean: number; largest: number }> {
  const pages = [...(await writtenPages(folder)).keys()].sort();
  const step = Math.ceil(pages.length / MAX_PAGES);
  const sizes: number[] = [];
  for (const page of pages.filter((_, position) => position % step === 0)) {
    sizes.push((await compress(await readFile(page), "br", BROTLI_BEST)).length);
  }
  return { mean: sizes.reduce((sum, size) => sum + size, 0) / sizes.length, largest: Math.max(...sizes) };
}
