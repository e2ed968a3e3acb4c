/** Suppliers whose feeds have record forms or category ids of their own, by the id an import is started with. */
import { BEST_BUY } from "./best-buy/best-buy.feed";
import { GENERIC } from "./generic/generic.feed";
import { PC_PARTS } from "./pc-parts/pc-parts.feed";
import type { Feed } from "./feed.port";

const FEEDS: ReadonlyMap<string, Feed> = new Map([
  ["bestbuy", BEST_BUY],
  ["pc-parts", PC_PARTS],
]);

/** Records of any other supplier are read by common field names. */
export function feedOf(id: string): Feed {
  return FEEDS.get(id) ?? GENERIC;
}
