/** The built search page as far as the site host needs it, with the results placeholder last. */
export const SEARCH_FRAME =
  '<!DOCTYPE html><html><title>Search</title><main><div><div id="search-results"></div></div></main></html>';
