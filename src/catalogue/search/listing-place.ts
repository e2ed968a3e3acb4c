/**
 * Where products are listed: the search page, or a category, a brand, both, or an attribute in a category, which fixes filters and keeps its own
 * address when others are chosen.
 */
import type { Choices } from "#contract/catalogue/facets";
import { ROUTES, pageOf, readListingPath, type ListingPath } from "#contract/site/paths";

export interface ListingPlace {
  /** Address of the listing without anything chosen. */
  readonly path: string;
  /** Category and brand that the place itself chooses: its address does not name it again. */
  readonly fixed: Choices;
  /** Chosen too, as the address has it; fixed-choices.ts reads it. */
  readonly attribute?: ListingPath["attribute"];
}

export const SEARCH_PLACE: ListingPlace = { path: ROUTES.search, fixed: {} };

/** The place a path belongs to, also that of a further page of a listing; null for pages that list nothing. */
export function placeOf(pathname: string): ListingPlace | null {
  if (pathname === ROUTES.search) return SEARCH_PLACE;
  const listing = readListingPath(pathname);
  if (listing === null) return null;
  const { categoryId, brandId } = listing;
  const fixed = {
    ...(categoryId === null ? {} : { CATEGORY: [categoryId] }),
    ...(brandId === null ? {} : { BRAND: [brandId] }),
  };
  return { path: listing.first, fixed, ...(listing.attribute ? { attribute: listing.attribute } : {}) };
}

/** Address of a page of all products of a place; the search page counts them in its query, others have a page for each. */
export function wholePageOf(place: ListingPlace, page: number): string {
  if (place.path !== ROUTES.search) return pageOf(place.path, page);
  return page === 1 ? place.path : `${place.path}?page=${page}`;
}
