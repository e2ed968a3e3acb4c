/**
 * The 404 page: search and departments. The site host inserts the discontinued product of the address, and
 * alternatives.
 */
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { SEARCH_RESULTS_ID } from "../../../catalogue/search/results-place";
import type { LinkView } from "../../../catalogue/views/catalogue-views";

export function NotFoundPage({ departments = [] }: { readonly departments?: readonly LinkView[] }) {
  return (
    <div className="wrap">
      <div className="empty">
        <h1 suppressHydrationWarning>We couldn't find this page</h1>
        <p suppressHydrationWarning>
          {MESSAGES.generic.notFound} It may have moved, or the product is no longer sold.
        </p>
        <form className="find" action={ROUTES.search}>
          <input
            type="search"
            name="q"
            aria-label="Search the shop"
            maxLength={LIMITS.catalogue.searchTextLength}
            placeholder="What were you looking for?"
          />
          <button className="btn">Search</button>
        </form>
        <ul className="chips">
          {departments.map((department) => (
            <li key={department.url}>
              <a href={department.url}>{department.label}</a>
            </li>
          ))}
          <li>
            <a href={ROUTES.home}>Home</a>
          </li>
        </ul>
      </div>
      <div id={SEARCH_RESULTS_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
    </div>
  );
}
