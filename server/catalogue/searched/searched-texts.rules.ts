/** Which searches are counted, and under which text: none that may tell who searched (SEARCH-5, SEARCH-6). */
import { fromArguments } from "#contract/catalogue/facets";
import type { SearchProductsInput } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import { fold } from "../search/text/words.rules";

const { textLength, textWords, digits } = LIMITS.searches;
/** Of telephones, cards and orders, whatever stands between two digits. */
const LONG_NUMBER = new RegExp(`\\d(?:[ .()/+-]{0,3}\\d){${digits}}`);

/** The text as it is counted; null for one that is empty, too long, or may be somebody's. */
export function textToCount(typed: string): string | null {
  if (typed.length > LIMITS.catalogue.searchTextLength) return null;
  const text = fold(typed).replace(/\s+/g, " ").trim();
  if (!/[\p{L}\p{N}]/u.test(text) || text.length > textLength) return null;
  if (text.includes("@") || text.includes("://") || text.includes("www.")) return null;
  return text.split(" ").length > textWords || LONG_NUMBER.test(text) ? null : text;
}

/**
 * How a search counts: typed, on its first page, in the usual order, and narrowed by nothing but a price, which may have
 * been typed too. Null for any other.
 */
export function countedSearch(input: SearchProductsInput): { text: string; isWhole: boolean } | null {
  if ((input.pageNumber ?? 1) !== 1 || (input.sort ?? "RELEVANCE") !== "RELEVANCE") return null;
  const text = textToCount(input.text ?? "");
  const chosen = Object.keys(fromArguments(input));
  if (text === null || chosen.some((key) => key !== "PRICE" && key !== "LEASE_PAYMENT")) return null;
  return { text, isWhole: chosen.length === 0 };
}
