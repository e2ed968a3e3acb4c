/** Waits until changes have settled: imports and new prices arrive in batches (PRICING-10). */
import { setTimeout as wait } from "node:timers/promises";
import type { CatalogueChanges, CatalogueReader } from "../views/catalogue-reader";

/** Changes of more products are awaited until they stop, but no longer than this. */
export const MANY_PRODUCTS = 500;
const GATHER_MS = 30_000;
/** Changes have stopped when nothing arrives for so long. */
const STILL_MS = 1_000;

/** @param limits milliseconds, for tests */
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
