/** How a facet is asked for in the address (search-query.ts) and what may be chosen of it. */
import type { FacetKey } from "#contract/facets";

interface FacetField {
  readonly name: string;
  /** "one" facets hold a single choice, "many" any number. */
  readonly choice: "one" | "many";
}

export const FACET_FIELDS: Readonly<Record<FacetKey, FacetField>> = {
  CATEGORY: { name: "f.category", choice: "one" },
  OFFER: { name: "f.offer", choice: "many" },
  PRICE: { name: "f.price", choice: "many" },
  BRAND: { name: "f.brand", choice: "many" },
  RATING: { name: "f.rating", choice: "one" },
  AVAILABILITY: { name: "f.availability", choice: "one" },
};

/** A facet's value as it reads in an address: ON_SALE becomes on-sale. */
export function facetParam(value: string): string {
  return value.toLowerCase().replaceAll("_", "-");
}
