/**
 * A listing of products: the search page, or a category, a brand, both, or an attribute in a category. All
 * but the search page fix filters and keep their address when other filters change.
 */
import type { Choices } from "#contract/catalogue/facets";
import { ROUTES, pageOf, readListingPath, type ListingPath } from "#contract/site/paths";

export interface ListingPlace {
  /** Address of the unfiltered listing. */
  readonly path: string;
  /** Category and brand fixed by the listing, so its address does not repeat them. */
  readonly fixed: Choices;
  /** Fixed attribute, as in the address; fixed-choices.ts parses it. */
  readonly attribute?: ListingPath["attribute"];
}

export const SEARCH_PLACE: ListingPlace = { path: ROUTES.search, fixed: {} };

/** The listing of a path or of one of its numbered pages; null for pages without a listing. */
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

/** Address of a page of the unfiltered listing: a query parameter on the search page, a path elsewhere. */
export function wholePageOf(place: ListingPlace, page: number): string {
  if (place.path !== ROUTES.search) return pageOf(place.path, page);
  return page === 1 ? place.path : `${place.path}?page=${page}`;
}
