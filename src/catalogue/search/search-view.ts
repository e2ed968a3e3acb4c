/** What a page of search results is made of, derived from the API's answer by the site host and by the browser. */
import type { SearchListingQuery } from "#contract/graphql/generated";
import { DEFAULT_PAGE_SIZE } from "#contract/limits";
import { toCard } from "../cards/card";
import type { CardView, FacetView } from "../views/catalogue-views";

export interface SearchView {
  readonly cards: readonly CardView[];
  readonly facets: readonly FacetView[];
  readonly totalCount: number;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** The words searched instead of what was typed, null when it was found as typed. */
  readonly correctedText: string | null;
  /** What others buy, for a search that found nothing; empty otherwise. */
  readonly popular: readonly CardView[];
}

type Answer = SearchListingQuery["searchProducts"];

/** The search for what others buy, which answers a search that found nothing. */
export const POPULAR = {
  sort: "BEST_SELLING",
  availability: "AVAILABLE",
  pageSize: DEFAULT_PAGE_SIZE,
} as const;
const mostPopular = 4;

/**
 * The view of the API's answer.
 * @param askPopular asks for POPULAR; called only when nothing was found, and without it when it fails
 */
export async function toSearchView(answer: Answer, askPopular: () => Promise<Answer>): Promise<SearchView> {
  const isEmpty = answer.totalCount === 0;
  const popular = isEmpty
    ? await askPopular().then(
        ({ products }) => products,
        () => [],
      )
    : [];
  return {
    popular: popular.slice(0, mostPopular).map(toCard),
    cards: answer.products.map(toCard),
    facets: answer.facets,
    totalCount: answer.totalCount,
    page: answer.pageNumber,
    pageCount: answer.pageCount,
    correctedText: answer.correctedText ?? null,
  };
}
