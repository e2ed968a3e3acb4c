/** Debounces catalog changes: imports and new prices arrive in batches (PRICING-10). */
import { setTimeout as wait } from "node:timers/promises";
import type { CatalogueChanges, CatalogueReader } from "../views/catalogue-reader";

/** Above this number of changed products, waits until changes stop, for GATHER_MS at most. */
export const MANY_PRODUCTS = 500;
const GATHER_MS = 30_000;
/** Changes have stopped after this long without a new one. */
const STILL_MS = 1_000;

interface GatherOptions {
  /** Long polling: without changes, the API responds after some seconds. */
  readonly waits?: boolean;
  /** Milliseconds, for tests. */
  readonly gatherMs?: number;
  readonly stillMs?: number;
}

export async function gatherChanges(
  reader: Pick<CatalogueReader, "readChanges">,
  since: string,
  { waits = false, gatherMs = GATHER_MS, stillMs = STILL_MS }: GatherOptions = {},
): Promise<CatalogueChanges> {
  let { revision, products } = await reader.readChanges(since, waits);
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
