/** What a page of search results is made of, derived from the API's answer by the site host and by the browser. */
import { productPath } from "#contract/site-paths";
import type { SearchListingQuery } from "#contract/graphql/generated";
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
type Found = Answer["products"][number];

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

function toCard(product: Found): CardView {
  return {
    productId: product.productId,
    url: productPath(product),
    name: product.name,
    brand: product.brand?.name ?? product.manufacturer,
    image: pictureOf(product),
    regularPrice: product.regularPrice,
    salePrice: product.salePrice ?? null,
    reviewCount: product.customerReviewCount,
    reviewAverage: product.customerReviewAverage ?? null,
    availability: product.availability,
    labels: product.productLabels,
  };
}

/** Pages ask nothing of a third party: a supplier's own picture is stood in for by one of its category. */
function pictureOf(product: Found): string | null {
  const primary = product.images.find((image) => image.primary) ?? product.images[0];
  if (primary?.href.startsWith("/media/")) return primary.href;
  return product.category ? `/media/products/${product.category.id}-1-front` : null;
}
