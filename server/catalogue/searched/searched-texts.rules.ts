/**
 * Decides which searches are counted, and under which text; never one that could identify the searcher
 * (SEARCH-5, SEARCH-6).
 */
import { fromArguments } from "#contract/catalogue/facets";
import type { SearchProductsInput } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import { fold } from "../search/text/words.rules";

const { textLength, textWords, digits } = LIMITS.searches;
/** Numbers as long as a phone, card or order number, with any separators. */
const LONG_NUMBER = new RegExp(`\\d(?:[ .()/+-]{0,3}\\d){${digits}}`);

/** Returns the text to count; null for a text that is empty, too long, or may be personal. */
export function textToCount(typed: string): string | null {
  if (typed.length > LIMITS.catalogue.searchTextLength) return null;
  const text = fold(typed).replace(/\s+/g, " ").trim();
  if (!/[\p{L}\p{N}]/u.test(text) || text.length > textLength) return null;
  if (text.includes("@") || text.includes("://") || text.includes("www.")) return null;
  return text.split(" ").length > textWords || LONG_NUMBER.test(text) ? null : text;
}

/**
 * Returns how to count a search: typed text, first page, default order, and no filter except a price, which
 * may have been typed too. Null for any other search.
 */
export function countedSearch(input: SearchProductsInput): { text: string; isWhole: boolean } | null {
  if ((input.pageNumber ?? 1) !== 1 || (input.sort ?? "RELEVANCE") !== "RELEVANCE") return null;
  const text = textToCount(input.text ?? "");
  const chosen = Object.keys(fromArguments(input));
  if (text === null || chosen.some((key) => key !== "PRICE" && key !== "LEASE_PAYMENT")) return null;
  return { text, isWhole: chosen.length === 0 };
}
