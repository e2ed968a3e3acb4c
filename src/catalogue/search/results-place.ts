/** DOM id and HTML marker of the results: the site host replaces the marker, the app fills the element. */
export const SEARCH_RESULTS_ID = "search-results";
export const SEARCH_RESULTS_MARKER = "<!--search-results-->";
