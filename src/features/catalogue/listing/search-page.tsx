/** The frame of the search page: the site host inserts the results of an address, the app replaces them. */
import { SEARCH_RESULTS_ID } from "../../../catalogue/search/results-place";

export function SearchPage() {
  return (
    <div className="wrap" data-listing="">
      <header className="intro">
        <h1>Search</h1>
      </header>
      <div id={SEARCH_RESULTS_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
    </div>
  );
}
