/** Suppliers with special feed formats or category ids, by the supplier id of an import. */
import { BEST_BUY } from "./best-buy/best-buy.feed";
import { GENERIC } from "./generic/generic.feed";
import { PC_PARTS } from "./pc-parts/pc-parts.feed";
import type { Feed } from "./feed.port";

const FEEDS: ReadonlyMap<string, Feed> = new Map([
  ["bestbuy", BEST_BUY],
  ["pc-parts", PC_PARTS],
]);

/** Other suppliers' records are read by common field names. */
export function feedOf(id: string): Feed {
  return FEEDS.get(id) ?? GENERIC;
}
