/** The view of a page of search results, derived from the API's response by site host and browser. */
import type { SearchListingQuery } from "#contract/graphql/generated";
import { DEFAULT_PAGE_SIZE } from "#contract/limits";
import { toCard } from "../cards/card";
import type { CardView, FacetView, LinkView } from "../views/catalogue-views";

export interface SearchView {
  readonly cards: readonly CardView[];
  readonly facets: readonly FacetView[];
  readonly totalCount: number;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** The corrected words; null when the typed words matched. */
  readonly correctedText: string | null;
  /** A requested product the shop does not sell, with the kind of product it goes with. */
  readonly notSold: { readonly item: string; readonly productType?: string | null } | null;
  /** The page of the size or vehicle recognized in the words. */
  readonly matchedPage?: LinkView | null;
  /** Conditions that no product meets together with the rest of the search. */
  readonly unmetConditions?: readonly UnmetView[];
  /** Popular products for a search without results; empty otherwise. */
  readonly popular: readonly CardView[];
}

/** A condition, and the number of products without it. */
export interface UnmetView {
  readonly label: string;
  readonly productCount: number;
}

type Answer = SearchListingQuery["searchProducts"];

/** The query for popular products, shown without results. */
export const POPULAR = {
  sort: "BEST_SELLING",
  availability: "AVAILABLE",
  pageSize: DEFAULT_PAGE_SIZE,
} as const;
const MAX_POPULAR = 4;

/**
 * The view of the API's response.
 * @param loadPopular queries POPULAR; called only without results, and its failure leaves them out
 */
export async function toSearchView(answer: Answer, loadPopular: () => Promise<Answer>): Promise<SearchView> {
  const isEmpty = answer.totalCount === 0;
  const popular = isEmpty
    ? await loadPopular().then(
        ({ products }) => products,
        () => [],
      )
    : [];
  return {
    popular: popular.slice(0, MAX_POPULAR).map(toCard),
    cards: answer.products.map(toCard),
    facets: answer.facets,
    totalCount: answer.totalCount,
    page: answer.pageNumber,
    pageCount: answer.pageCount,
    correctedText: answer.correctedText ?? null,
    notSold: answer.notSold ?? null,
    ...(answer.matchedPage ? { matchedPage: answer.matchedPage } : {}),
    ...(answer.unmetConditions.length > 0 ? { unmetConditions: answer.unmetConditions } : {}),
  };
}
