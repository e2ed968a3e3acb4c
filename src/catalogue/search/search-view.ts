/** What a page of search results is made of, derived from the API's answer by the site host and by the browser. */
import type { SearchListingQuery } from "#contract/graphql/generated";
import { toCard } from "../cards/card";
import type { CardView, FacetView } from "../views/catalog-views";

export interface SearchView {
  readonly cards: readonly CardView[];
  readonly facets: readonly FacetView[];
  readonly totalCount: number;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** The words searched instead of what was typed, null when it was found as typed. */
  readonly correctedText: string | null;
}

type Answer = SearchListingQuery["searchProducts"];

/** The view of the API's answer. */
export function toSearchView(answer: Answer): SearchView {
  return {
    cards: answer.products.map(toCard),
    facets: answer.facets,
    totalCount: answer.totalCount,
    page: answer.pageNumber,
    pageCount: answer.pageCount,
    correctedText: answer.correctedText ?? null,
  };
}
