/** Turns offer changes into news for their watchers (WISH-4, WISH-5, WISH-7). */
import type { SearchProductsInput } from "#contract/graphql/generated";
import type { Db } from "../db/client";
import type { ListEarlierPrices } from "./saved.port";
import {
  addNews,
  addWishes,
  claimChanges,
  listWatchedSearches,
  type RecordedChange,
  type SearchMatches,
} from "./news.store";
import type { OfferChange } from "./watches.record";

/** @returns which of these products the search matches */
export type FindIn = (
  search: SearchProductsInput,
  productIds: ReadonlySet<string>,
) => Promise<readonly string[]>;

/**
 * News rows per statement. Written together at the end, because deleting a search must wait for these rows.
 */
const NEWS_AT_ONCE = 50_000;

/**
 * Claims up to `limit` changes and writes their news in one transaction: each becomes news once, despite crashes.
 * @returns the number of changes
 */
export function spreadNews(
  { db, listEarlierPrices }: { readonly db: Db; readonly listEarlierPrices: ListEarlierPrices },
  limit: number,
  findIn: FindIn,
): Promise<number> {
  return db.transaction().execute(async (unit) => {
    const claimed = await claimChanges(unit, limit);
    if (claimed.length === 0) return 0;
    const changes = await withLowestBefore(unit, claimed, listEarlierPrices);
    await addWishes(unit, changes);
    await addMatches(unit, changes, findIn);
    return claimed.length;
  });
}

/**
 * One row per product and kind. The last of several drops counts, and its earlier prices include those in
 * between (WISH-7).
 */
async function withLowestBefore(
  unit: Db,
  changes: readonly RecordedChange[],
  listEarlierPrices: ListEarlierPrices,
): Promise<readonly OfferChange[]> {
  const drops = new Map<string, Date>();
  for (const { productId, fellAt } of changes) {
    const latest = drops.get(productId);
    if (fellAt && !(latest && latest > fellAt)) drops.set(productId, fellAt);
  }
  const earlier = await listEarlierPrices(
    unit,
    [...drops].map(([productId, beganAt]) => ({ productId, beganAt })),
  );
  const back = new Set(changes.flatMap(({ kind, productId }) => (kind === "STOCK" ? [productId] : [])));
  return [
    ...[...earlier].map(([productId, { lowest }]) => ({
      productId,
      kind: "PRICE" as const,
      fromCents: lowest,
    })),
    ...[...back].map((productId) => ({ productId, kind: "STOCK" as const, fromCents: null })),
  ];
}

async function addMatches(unit: Db, changes: readonly OfferChange[], findIn: FindIn): Promise<void> {
  // Runs identical searches once.
  const searches = await listWatchedSearches(unit);
  const changed = new Set(changes.map(({ productId }) => productId));
  let matches: SearchMatches[] = [];
  let news = 0;
  for (const { search, watchIds } of searches) {
    const ids = new Set(await findIn(search, changed));
    const positions = changes.flatMap(({ productId }, at) => (ids.has(productId) ? [at] : []));
    if (positions.length === 0) continue;
    matches.push({ watchIds, positions });
    news += positions.length * watchIds.length;
    if (news < NEWS_AT_ONCE) continue;
    await addNews(unit, changes, matches);
    [matches, news] = [[], 0];
  }
  if (matches.length > 0) await addNews(unit, changes, matches);
}
