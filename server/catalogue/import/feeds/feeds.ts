/** Suppliers whose feeds have shapes or category ids of their own, by the id an import is started with. */
import { BEST_BUY } from "./best-buy/best-buy.feed";
import { GENERIC } from "./generic/generic.feed";
import { PC_PARTS } from "./pc-parts/pc-parts.feed";
import type { Feed } from "./feed.port";

const FEEDS: ReadonlyMap<string, Feed> = new Map([
  ["bestbuy", BEST_BUY],
  ["pc-parts", PC_PARTS],
]);

/** Any other supplier's records are read by the field names that are common in the trade. */
export function feedOf(id: string): Feed {
  return FEEDS.get(id) ?? GENERIC;
}
