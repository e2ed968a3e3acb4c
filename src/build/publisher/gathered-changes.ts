/** What changed, once it has come to an end: imports and new prices come in batches (PRICING-10). */
import { setTimeout as wait } from "node:timers/promises";
import type { CatalogueChanges, CatalogueReader } from "../views/catalogue-reader";

/** A change of more products is waited for as long as it goes on, and this long at most. */
export const MANY_PRODUCTS = 500;
const GATHER_MS = 30_000;
/** What brings nothing more for so long is over. */
const STILL_MS = 1_000;

/** @param limits milliseconds in place of the usual ones */
export async function gatherChanges(
  reader: Pick<CatalogueReader, "readChanges">,
  since: string,
  {
    gatherMs = GATHER_MS,
    stillMs = STILL_MS,
  }: { readonly gatherMs?: number; readonly stillMs?: number } = {},
): Promise<CatalogueChanges> {
  let { revision, products } = await reader.readChanges(since);
  const until = performance.now() + gatherMs;
  while (products.length > MANY_PRODUCTS && performance.now() < until) {
    await wait(stillMs);
    const more = await reader.readChanges(revision);
    if (more.revision === revision) break;
    const byId = new Map([...products, ...more.products].map((product) => [product.productId, product]));
    [revision, products] = [more.revision, [...byId.values()]];
  }
  return { revision, products };
}
