/** A search as somebody typed it: a price in words and the size of a tire are filters that are shown and can be taken off. */
import { readTypedFilters } from "#contract/search/typed-filters";
import { SEARCH_PLACE } from "./listing-place";
import { parseSearchQuery, type SearchQuery } from "./search-query";

/** As `parseSearchQuery` reads it, and its filters; one that is chosen beside it comes first. */
export function readTypedQuery(params: URLSearchParams, place = SEARCH_PLACE): SearchQuery {
  const query = parseSearchQuery(params, place);
  const { text, choices } = readTypedFilters(query.text);
  return { ...query, text, choices: { ...choices, ...query.choices } };
}
