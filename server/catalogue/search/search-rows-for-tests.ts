/** Test products for the read model, and searches without a database. */
import { FACET_KEYS, type Choices } from "#contract/catalogue/facets";
import { DEFAULT_LESSOR, paymentPlan } from "#contract/leases/financing";
import type { BrandRow, CategoryRow } from "../../db/tables/catalogue-rows";
import type { SearchRow } from "./memory/product-columns.model";
import type { IndexAnswer, SearchIndex } from "./memory/search-index.model";

/** Builds a department of the menu, with its id as its name. */
export const categoryRow = (id: string, position: number): CategoryRow => ({
  id,
  parent_id: null,
  name: id,
  alias: null,
  slug: id,
  menu_group: "main",
  position,
  active: true,
});
/** Builds a brand without pictures and reviews. */
export const brandRow = (id: string): BrandRow => ({
  id,
  name: id.toUpperCase(),
  description: "",
  images: [],
  rating: null,
  rating_count: 0,
  product_count: 0,
});

/** Builds a plain live product with the given changes. */
export function row(change: Partial<SearchRow>): SearchRow {
  const { cashPrice = 10_000 } = change;
  return {
    productId: "1",
    sku: change.productId ?? "1",
    name: "Thing",
    brandId: null,
    modelNumber: null,
    upc: null,
    categoryId: null,
    cashPrice,
    weeklyPayment: paymentPlan(cashPrice ?? 0, "WEEKLY", DEFAULT_LESSOR)?.paymentCents ?? null,
    reviewAverage: null,
    reviewCount: 0,
    labels: [],
    bestSellingRank: null,
    createdAt: 0,
    isLive: true,
    isAvailable: true,
    condition: "New",
    homeDelivery: false,
    inStorePickup: false,
    features: [],
    description: "",
    longDescription: "",
    attributes: [],
    ...change,
  };
}

/** Returns the first 50 matches by relevance. */
export function findProducts(index: SearchIndex, text: string, choices: Choices = {}): IndexAnswer {
  return index.search({ text, choices, counted: FACET_KEYS, sort: "RELEVANCE", from: 0, to: 50 });
}
