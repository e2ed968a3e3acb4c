/** What narrows a search, as an overview with the address that takes each part away again. */
import { FACET_KEYS } from "#contract/facets";
import { formatMoney } from "#contract/money";
import type { FacetView, LinkView } from "../views/catalog-views";
import { EMPTY_QUERY, changeQuery, searchUrl, type SearchQuery } from "./search-query";

/** One entry for each applied value, in the order of the facets; `url` is the search without it. */
export function appliedFilters(query: SearchQuery, facets: readonly FacetView[]): LinkView[] {
  const labelOf = (key: FacetView["key"], value: string) =>
    facets.find((facet) => facet.key === key)?.values.find((candidate) => candidate.value === value)?.label ??
    value;
  const without = (change: Partial<SearchQuery>) => searchUrl(changeQuery(query, change));
  const entries: Record<FacetView["key"], LinkView[]> = {
    CATEGORY: query.categoryId
      ? [{ label: labelOf("CATEGORY", query.categoryId), url: without({ categoryId: null }) }]
      : [],
    OFFER: query.offers.map((offer) => ({
      label: labelOf("OFFER", offer),
      url: without({ offers: query.offers.filter((other) => other !== offer) }),
    })),
    PRICE: hasPrice(query)
      ? [{ label: priceLabel(query), url: without({ minPrice: null, maxPrice: null }) }]
      : [],
    BRAND: query.brandIds.map((id) => ({
      label: labelOf("BRAND", id),
      url: without({ brandIds: query.brandIds.filter((other) => other !== id) }),
    })),
    RATING: query.minRating
      ? [{ label: `${query.minRating} stars & up`, url: without({ minRating: null }) }]
      : [],
    AVAILABILITY: query.availability
      ? [{ label: labelOf("AVAILABILITY", query.availability), url: without({ availability: null }) }]
      : [],
  };
  return FACET_KEYS.flatMap((key) => entries[key]);
}

/** The search with its words and nothing else. */
export function withoutFilters(query: SearchQuery): string {
  return searchUrl({ ...EMPTY_QUERY, text: query.text, sort: query.sort, pageSize: query.pageSize });
}

function hasPrice(query: SearchQuery): boolean {
  return query.minPrice !== null || query.maxPrice !== null;
}

function priceLabel({ minPrice, maxPrice }: SearchQuery): string {
  if (maxPrice === null) return `From ${formatMoney(minPrice ?? 0)}`;
  return minPrice ? `${formatMoney(minPrice)} to ${formatMoney(maxPrice)}` : `Under ${formatMoney(maxPrice)}`;
}
