/** The search states without products, each with one next step. */
import { LABELS, MESSAGES } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { ProductGrid } from "../cards/product-grid";
import type { CardView, LinkView } from "../views/catalogue-views";
import { EMPTY_QUERY, searchUrl } from "./search-query";
import type { SearchView, UnmetView } from "./search-view";

interface SearchFailedProps {
  readonly retryUrl: string;
  /** The unfiltered listing of a category or a brand: a file, which needs no search. */
  readonly wholeUrl: string | null;
}

export function SearchFailed({ retryUrl, wholeUrl }: SearchFailedProps) {
  return (
    <div className="empty" role="alert">
      <h2>Search isn't responding</h2>
      <p>Something went wrong on our end. Your search is saved in this page's address.</p>
      <p>
        <a className="btn" href={retryUrl}>
          {LABELS.tryAgain}
        </a>
      </p>
      {wholeUrl && (
        <p>
          <a href={wholeUrl}>Show all products without filters</a>
        </p>
      )}
    </div>
  );
}

export interface Filters {
  /** Applied filters, each with the address of the search without it. */
  readonly applied: readonly LinkView[];
  /** The search without any filter. */
  readonly clearUrl: string;
}

interface NoMatchProps extends Filters {
  /** The same filters in all departments; null when the search already covers all. */
  readonly everywhereUrl: string | null;
  readonly popular: readonly CardView[];
  readonly notSold: SearchView["notSold"];
  readonly unmetConditions: readonly UnmetView[];
}

export function SearchNoMatch({
  applied,
  clearUrl,
  everywhereUrl,
  popular,
  notSold,
  unmetConditions,
}: NoMatchProps) {
  return (
    <>
      <div className="empty">
        <h3>{notSold ? MESSAGES.catalogue.notSold(notSold.item) : MESSAGES.catalogue.noMatch}</h3>
        <Unmet unmetConditions={unmetConditions} />
        {notSold?.productType && (
          <p>
            <a className="btn" href={searchUrl({ ...EMPTY_QUERY, text: notSold.productType })}>
              See what we have for “{notSold.productType}”
            </a>
          </p>
        )}
        {applied.length > 0 ? (
          <>
            <p>Try fewer filters:</p>
            <ul className="chips">
              {applied.map((filter) => (
                <li key={filter.url + filter.label}>
                  <a href={filter.url}>Remove {filter.label}</a>
                </li>
              ))}
            </ul>
            <p>
              <a className="btn" href={clearUrl}>
                Remove all filters
              </a>
            </p>
            {everywhereUrl && (
              <p>
                <a href={everywhereUrl}>Search all departments with these filters</a>
              </p>
            )}
          </>
        ) : (
          <>
            {!notSold && <p>Check the spelling, use fewer words, or browse the departments.</p>}
            <a className="btn" href={ROUTES.departments}>
              See all departments
            </a>
          </>
        )}
      </div>
      {popular.length > 0 && (
        <section className="band">
          <h2>Popular right now</h2>
          <ProductGrid cards={popular} />
        </section>
      )}
    </>
  );
}

/** Lists the conditions that no product meets together. */
function Unmet({ unmetConditions }: Pick<NoMatchProps, "unmetConditions">) {
  if (unmetConditions.length === 0) return null;
  return (
    <>
      <p id="unmet">{MESSAGES.catalogue.noMatchTogether}</p>
      <ul className="chips" aria-labelledby="unmet">
        {unmetConditions.map(({ label, productCount }) => (
          <li key={label}>
            <b>{label}</b>
            {productCount > 0 && ` (${MESSAGES.catalogue.withoutIt(productCount)})`}
          </li>
        ))}
      </ul>
    </>
  );
}
