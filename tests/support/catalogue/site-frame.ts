/** The search page as a build leaves it, as far as the site host needs it: the place of the results is the last in it. */
export const SEARCH_FRAME =
  '<!DOCTYPE html><html><title>Search</title><main><div><div id="search-results"></div></div></main></html>';
