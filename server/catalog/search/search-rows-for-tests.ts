/** For tests of the read model: products, and how to search them, without a database. */
import { FACET_KEYS, type Choices } from "#contract/facets";
import type { SearchRow } from "./product-columns.model";
import type { IndexAnswer, SearchIndex } from "./search-index.model";

/** A live product with nothing special but what is changed. */
export function row(change: Partial<SearchRow>): SearchRow {
  return {
    productId: "1",
    sku: change.productId ?? "1",
    name: "Thing",
    brandId: null,
    modelNumber: null,
    upc: null,
    categoryId: null,
    cashPrice: 10_000,
    reviewAverage: null,
    reviewCount: 0,
    labels: [],
    bestSellingRank: null,
    createdAt: 0,
    isLive: true,
    isAvailable: true,
    condition: "New",
    features: [],
    attributes: [],
    ...change,
  };
}

/** The first 50 by relevance. */
export function find(index: SearchIndex, text: string, choices: Choices = {}): IndexAnswer {
  return index.search({ text, choices, counted: FACET_KEYS, sort: "RELEVANCE", from: 0, to: 50 });
}
