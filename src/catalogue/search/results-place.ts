/**
 * The element of a listing's results: rendered by the site host, replaced by the app. It is the last element
 * in main. `data-url` is the address of its results.
 */
export const SEARCH_RESULTS_ID = "search-results";

/** The filter form, which also includes the sort order and the page size. */
export const FACET_FORM_ID = "filters";
