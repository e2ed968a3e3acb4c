/**
 * Search and filter events, sent once the page shows the results. Loaded on pages that list products only.
 */
import type { Choices } from "#contract/catalogue/facets";
import { SEARCH_PLACE, type ListingPlace } from "../../catalogue/search/listing-place";
import { SEARCH_RESULTS_ID } from "../../catalogue/search/results-place";
import {
  isNarrowed,
  parseSearchQuery,
  searchUrl,
  type SearchQuery,
} from "../../catalogue/search/search-query";
import { track } from "../../client/page/track";
import { displayedResults } from "./page-facts";

/** The query of the last results; null after a page without a listing. */
let last: SearchQuery | null = null;

export function leaveListing(): void {
  last = null;
}

/** Called after each change of the address and of the results; during loading, waits for the next call. */
export function recordListing(place: ListingPlace): void {
  const query = parseSearchQuery(new URLSearchParams(location.search), place);
  const results = document.getElementById(SEARCH_RESULTS_ID);
  const isWhole = place !== SEARCH_PLACE && !isNarrowed(query);
  const isThere = isWhole || results?.dataset["url"] === searchUrl(query);
  if (!isThere) return;
  const before = last?.place.path === place.path ? last : null;
  last = query;
  if (query.text !== "" && query.text !== before?.text) recordSearch(query.text);
  if (before && before.text === query.text) recordFilters(before.choices, query.choices);
}

function recordSearch(searchText: string): void {
  track("SEARCH", { searchText, searchResults: displayedResults() });
}

/** Records each changed filter. */
function recordFilters(before: Choices, now: Choices): void {
  const filterCount = Object.values(now).reduce((sum, values) => sum + values.length, 0);
  const keys = new Set([...Object.keys(before), ...Object.keys(now)]) as Set<keyof Choices>;
  for (const filterKey of keys) {
    const [old = [], values = []] = [before[filterKey], now[filterKey]];
    const added = values.filter((value) => !old.includes(value));
    const removed = old.filter((value) => !values.includes(value));
    if (added.length + removed.length === 0) continue;
    const filterAction = added.length > 0 ? "added" : values.length > 0 ? "removed" : "cleared";
    const filterValue = (added.length > 0 ? added : removed).join(" ");
    track("FILTER", { filterKey, filterValue, filterCount, filterAction });
  }
}
