/**
 * The element that holds the results of a listing: the site host writes them into it, the app replaces them. It is the last
 * one in a page's main element. `data-url` is the address whose results stand in it.
 */
export const SEARCH_RESULTS_ID = "search-results";

/** The form of the filters, which the sort order and the page size belong to as well. */
export const FACET_FORM_ID = "filters";
