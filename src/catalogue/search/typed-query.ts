/** Parses typed search words: a price in words and a tire size become visible, removable filters. */
import { readTypedFilters } from "#contract/search/typed-filters";
import { SEARCH_PLACE } from "./listing-place";
import { parseSearchQuery, type SearchQuery } from "./search-query";

/** `parseSearchQuery` plus filters from the words; explicit filters win. */
export function readTypedQuery(params: URLSearchParams, place = SEARCH_PLACE): SearchQuery {
  const query = parseSearchQuery(params, place);
  const { text, choices } = readTypedFilters(query.text);
  return { ...query, text, choices: { ...choices, ...query.choices } };
}
