/**
 * Search results: a pure component, so that site host and browser render the same. Without products, states
 * whether the search failed or had no match.
 */
import { FACETS, FACET_KEYS, facetParam, typedBand, type FacetKey } from "#contract/catalogue/facets";
import { LABELS, MESSAGES } from "#contract/messages";
import { findHelp } from "#contract/site/help-topics";
import { saveSearchPath } from "#contract/site/paths";
import { Icon } from "../../ui/icon";
import { Pagination } from "../../ui/pagination";
import { appliedFilters, withoutFilters } from "./applied-filters";
import type { LinkView } from "../views/catalogue-views";
import { FacetForm } from "./facet-form";
import { ListingToolbar, PageSize } from "./listing-toolbar";
import { MyVehicleLine } from "../cards/my-vehicle-line";
import { ProductGrid } from "../cards/product-grid";
import { SearchFailed, SearchNoMatch, type Filters } from "./search-states";
import { SEARCH_PLACE } from "./listing-place";
import { changeQuery, searchUrl, type SearchQuery } from "./search-query";
import type { SearchView } from "./search-view";

interface SearchResultsProps {
  /** Null when the API did not respond. */
  readonly result: SearchView | null;
  readonly query: SearchQuery;
  /** Each choice applies at once. */
  readonly isLive?: boolean;
  /** Product count of the category or brand, from its page; null elsewhere. */
  readonly unfilteredCount?: number | null;
}

export function SearchResults({ result, query, isLive = false, unfilteredCount = null }: SearchResultsProps) {
  if (result === null)
    return <SearchFailed retryUrl={searchUrl(query)} wholeUrl={isWithin(query) ? query.place.path : null} />;
  const applied = appliedFilters(query, result.facets);
  const help = findHelp(query.text);
  return (
    <>
      {help && (
        <p className="notice">
          Looking for help? Go to <a href={help.url}>{help.label}</a>.
        </p>
      )}
      <h2 className="count">
        {countOf(result.totalCount, unfilteredCount)}
        {query.text && ` for “${result.correctedText ?? query.text}”`}
      </h2>
      {result.correctedText && (
        <p className="notice">
          No results for “{query.text}”. Showing results for <b>{result.correctedText}</b>.
        </p>
      )}
      {result.matchedPage && (
        <p className="notice">
          We read “{query.text}” as <a href={result.matchedPage.url}>{result.matchedPage.label}</a>.
        </p>
      )}
      {result.totalCount > 0 &&
        result.unmetConditions?.map(({ label }) => (
          <p key={label} className="notice">
            {MESSAGES.catalogue.ignoredWords(label)}
          </p>
        ))}
      <AppliedFilters applied={applied} clearUrl={withoutFilters(query)} />
      {/* Words without any match leave nothing to filter. */}
      {result.totalCount === 0 && applied.length === 0 ? (
        <NoMatch query={query} applied={applied} result={result} />
      ) : (
        <FilteredResults result={result} query={query} applied={applied} isLive={isLive} />
      )}
      {(query.text !== "" || applied.length > 0) && (
        <p>
          <a rel="nofollow" href={saveSearchPath(searchUrl({ ...query, pageNumber: 1 }))}>
            {LABELS.saveSearch}
          </a>
        </p>
      )}
    </>
  );
}

/**
 * "18 of 240 products". The page's count may be lower than the results: it dates from the last publication.
 */
function countOf(count: number, unfilteredCount: number | null): string {
  const total = unfilteredCount !== null && unfilteredCount > count ? unfilteredCount : count;
  const part = total > count ? `${count.toLocaleString("en-US")} of ` : "";
  return `${part}${total.toLocaleString("en-US")} ${total === 1 ? "product" : "products"}`;
}

/** True in a category or a brand. */
function isWithin({ place }: SearchQuery): boolean {
  return place.path !== SEARCH_PLACE.path;
}

interface ResultProps {
  readonly result: SearchView;
  readonly query: SearchQuery;
  readonly applied: readonly LinkView[];
}

function NoMatch({ result, query, applied }: ResultProps) {
  const everywhere = isWithin(query) ? searchUrl(changeQuery(query, { place: SEARCH_PLACE })) : null;
  return (
    <SearchNoMatch
      applied={applied}
      clearUrl={withoutFilters(query)}
      everywhereUrl={everywhere}
      popular={result.popular}
      notSold={result.notSold}
      unmetConditions={result.unmetConditions ?? []}
    />
  );
}

interface FilteredResultsProps extends ResultProps {
  readonly isLive: boolean;
}

function FilteredResults({ result, query, applied, isLive }: FilteredResultsProps) {
  return (
    <div className="listing">
      <FacetForm
        place={query.place}
        facets={result.facets}
        choices={query.choices}
        hiddenFields={hiddenFields(query, result)}
        resultCount={isLive ? result.totalCount : null}
      />
      <section>
        <ListingToolbar
          page={result.page}
          totalCount={result.totalCount}
          sort={query.sort}
          pageSize={query.pageSize}
          hasText={query.text !== ""}
        />
        {/* Pages of a category or a brand already show this line. */}
        {!isWithin(query) && result.cards.some(({ fit }) => fit) && <MyVehicleLine />}
        {result.cards.length > 0 ? (
          <ProductGrid cards={result.cards} isFirst />
        ) : (
          <NoMatch query={query} applied={applied} result={result} />
        )}
        <Pagination
          page={result.page}
          pageCount={result.pageCount}
          urlOf={(pageNumber) => searchUrl({ ...query, pageNumber })}
        />
        <PageSize pageSize={query.pageSize} />
      </section>
    </div>
  );
}

/** Parameters without a form field, as hidden fields so that Apply keeps them. */
function hiddenFields(query: SearchQuery, result: SearchView): (readonly [string, string])[] {
  const isTicked = (key: FacetKey) =>
    typedBand(FACETS[key], query.choices[key]) === null &&
    result.facets.some((facet) => facet.key === key && facet.values.some((value) => value.isSelected));
  const filters = FACET_KEYS.filter((key) => !isTicked(key)).flatMap((key) =>
    (query.choices[key] ?? []).map((value) => [FACETS[key].param, facetParam(value)] as const),
  );
  return query.text ? [["q", query.text], ...filters] : filters;
}

function AppliedFilters({ applied, clearUrl }: Filters) {
  if (applied.length === 0) return null;
  return (
    <ul className="chips" aria-label="Applied filters">
      {applied.map((filter) => (
        <li key={filter.url + filter.label}>
          <a href={filter.url}>
            <span className="vh">Remove </span>
            {filter.label}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a href={clearUrl}>Clear all</a>
      </li>
    </ul>
  );
}
