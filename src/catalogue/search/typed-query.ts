/** A search as somebody typed it: a price in words is a filter that is shown and can be taken off. */
import { readPriceWords } from "#contract/price-words";
import { SEARCH_PLACE } from "./listing-place";
import { parseSearchQuery, type SearchQuery } from "./search-query";

/** As `parseSearchQuery` reads it, and its price; one that is chosen beside it comes first. */
export function readTypedQuery(params: URLSearchParams, place = SEARCH_PLACE): SearchQuery {
  const query = parseSearchQuery(params, place);
  const { text, choices } = readPriceWords(query.text);
  return { ...query, text, choices: { ...choices, ...query.choices } };
}
