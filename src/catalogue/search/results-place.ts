/** The place of the results in the search page: the site host writes them in the place of the marker, the app into the element. */
export const SEARCH_RESULTS_ID = "search-results";
export const SEARCH_RESULTS_MARKER = "<!--search-results-->";
