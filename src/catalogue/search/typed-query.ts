/** A search as somebody typed it: a price in words is a filter that is shown and can be taken off. */
import { readPriceWords } from "#contract/price-words";
import { parseSearchQuery, type SearchQuery } from "./search-query";

/** As `parseSearchQuery` reads it, and its price; one that is chosen beside it comes first. */
export function readTypedQuery(params: URLSearchParams): SearchQuery {
  const query = parseSearchQuery(params);
  const { text, choices } = readPriceWords(query.text);
  return { ...query, text, choices: { ...choices, ...query.choices } };
}
