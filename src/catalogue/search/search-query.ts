/**
 * URL ⇄ search query of /search/. The address is the only state a listing has: readable parameters in a fixed
 * order, defaults left out, unknown or nonsense values ignored. Facet parameters start with `f.` so that one
 * robots.txt rule covers them (reference: Google, crawling of faceted navigation).
 *
 *   q=washer & f.category=washers-dryers & f.offer=on-sale & f.price=25000-50000 (cents, either side may be
 *   empty; several bands widen to one range) or f.min / f.max (dollars, from the price fields of a form)
 *   & f.brand=norvik & f.rating=4 & f.availability=available & sort=newest & page=2 & size=24
 */
import {
  AVAILABILITY,
  OFFER_LABELS,
  PRODUCT_SORTS,
  type Availability,
  type OfferLabel,
  type ProductSort,
} from "#contract/catalog";
import { DEFAULT_PAGE_SIZE, LIMITS } from "#contract/limits";
import type { Cents } from "#contract/money";
import { ROUTES } from "#contract/site-paths";

/** What narrows and orders a search. Null and empty mean "not narrowed by this". */
export interface SearchQuery {
  readonly text: string;
  readonly categoryId: string | null;
  readonly brandIds: readonly string[];
  readonly minPrice: Cents | null;
  readonly maxPrice: Cents | null;
  readonly minRating: number | null;
  readonly availability: Availability | null;
  readonly offers: readonly OfferLabel[];
  /** Null: best match with a text, best selling without one. */
  readonly sort: ProductSort | null;
  readonly pageNumber: number;
  readonly pageSize: number;
}

export const EMPTY_QUERY: SearchQuery = {
  text: "",
  categoryId: null,
  brandIds: [],
  minPrice: null,
  maxPrice: null,
  minRating: null,
  availability: null,
  offers: [],
  sort: null,
  pageNumber: 1,
  pageSize: DEFAULT_PAGE_SIZE,
};

const identifier = /^[a-z0-9][a-z0-9-]{0,79}$/;
const mostBrands = 20;
const mostDollars = 1_000_000;

/** Reads a query leniently: it never throws, and what it does not understand it leaves out. */
export function parseSearchQuery(params: URLSearchParams): SearchQuery {
  const range = readPriceRange(params);
  return {
    text: cleanText(params.get("q") ?? ""),
    categoryId: readIds(params, "f.category")[0] ?? null,
    brandIds: readIds(params, "f.brand").slice(0, mostBrands),
    minPrice: range.min,
    maxPrice: range.max,
    minRating: readLowestRating(params),
    availability: readNames(params, "f.availability", AVAILABILITY)[0] ?? null,
    offers: readNames(params, "f.offer", OFFER_LABELS),
    sort: readNames(params, "sort", PRODUCT_SORTS)[0] ?? null,
    pageNumber: Math.min(LIMITS.catalogue.maxPage, Math.max(1, readInteger(params.get("page")) ?? 1)),
    pageSize: readPageSize(params),
  };
}

/** The one address of a query: equal queries have equal addresses. */
export function searchUrl(query: SearchQuery): string {
  const params = new URLSearchParams();
  if (query.text) params.append("q", query.text);
  if (query.categoryId) params.append("f.category", query.categoryId);
  for (const offer of OFFER_LABELS) {
    if (query.offers.includes(offer)) params.append("f.offer", toParam(offer));
  }
  if (query.minPrice !== null || query.maxPrice !== null) {
    params.append("f.price", `${query.minPrice ?? ""}-${query.maxPrice ?? ""}`);
  }
  for (const brand of [...query.brandIds].sort()) params.append("f.brand", brand);
  if (query.minRating !== null) params.append("f.rating", String(query.minRating));
  if (query.availability) params.append("f.availability", toParam(query.availability));
  if (query.sort) params.append("sort", toParam(query.sort));
  if (query.pageNumber > 1) params.append("page", String(query.pageNumber));
  if (query.pageSize !== DEFAULT_PAGE_SIZE) params.append("size", String(query.pageSize));
  const search = params.toString();
  return search ? `${ROUTES.search}?${search}` : ROUTES.search;
}

/** The query with some of it changed; anything but paging starts again at the first page. */
export function changeQuery(query: SearchQuery, change: Partial<SearchQuery>): SearchQuery {
  return { ...query, pageNumber: 1, ...change };
}

/** The same query as `SearchProductsInput` of the API: what is not narrowed is left out. */
export function toSearchInput(query: SearchQuery) {
  return {
    text: query.text || undefined,
    categoryId: query.categoryId ?? undefined,
    brandIds: query.brandIds.length ? [...query.brandIds] : undefined,
    minPrice: query.minPrice ?? undefined,
    maxPrice: query.maxPrice ?? undefined,
    minRating: query.minRating ?? undefined,
    availability: query.availability ?? undefined,
    offers: query.offers.length ? [...query.offers] : undefined,
    sort: query.sort ?? undefined,
    pageNumber: query.pageNumber,
    pageSize: query.pageSize,
  };
}

function cleanText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cs}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, LIMITS.catalogue.searchTextLength)
    .trim();
}

function readIds(params: URLSearchParams, name: string): string[] {
  const ids = params.getAll(name).map((value) => value.trim().toLowerCase());
  return [...new Set(ids)].filter((id) => identifier.test(id));
}

function readNames<Name extends string>(
  params: URLSearchParams,
  name: string,
  known: readonly Name[],
): Name[] {
  const wanted = params.getAll(name).map((value) => value.trim().toUpperCase().replaceAll("-", "_"));
  return known.filter((candidate) => wanted.includes(candidate));
}

function toParam(name: string): string {
  return name.toLowerCase().replaceAll("_", "-");
}

function readInteger(value: string | null): number | null {
  return value !== null && /^\d{1,9}$/.test(value.trim()) ? Number(value) : null;
}

function readLowestRating(params: URLSearchParams): number | null {
  const ratings = params
    .getAll("f.rating")
    .map(readInteger)
    .filter((r) => r !== null && r >= 1 && r <= 5);
  return ratings.length ? Math.min(...(ratings as number[])) : null;
}

function readPageSize(params: URLSearchParams): number {
  const size = readInteger(params.get("size"));
  return LIMITS.catalogue.pageSizes.find((allowed) => allowed === size) ?? DEFAULT_PAGE_SIZE;
}

interface PriceRange {
  readonly min: Cents | null;
  readonly max: Cents | null;
}

function readPriceRange(params: URLSearchParams): PriceRange {
  const typed = { min: readDollars(params.get("f.min")), max: readDollars(params.get("f.max")) };
  if (typed.min !== null || typed.max !== null) return ordered(typed);
  const bands = params.getAll("f.price").flatMap((value) => {
    const match = /^(\d{0,9})-(\d{0,9})$/.exec(value.trim());
    return match && value.trim() !== "-"
      ? [{ min: readInteger(match[1]!), max: readInteger(match[2]!) }]
      : [];
  });
  if (bands.length === 0) return { min: null, max: null };
  return ordered({
    min: bands.some((band) => !band.min) ? null : Math.min(...bands.map((band) => band.min!)),
    max: bands.some((band) => band.max === null) ? null : Math.max(...bands.map((band) => band.max!)),
  });
}

function readDollars(value: string | null): Cents | null {
  const plain = (value ?? "").replace(/[$,\s]/g, "");
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(plain)) return null;
  const cents = Math.round(Math.min(Number(plain), mostDollars) * 100);
  return cents > 0 ? cents : null;
}

function ordered({ min, max }: PriceRange): PriceRange {
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}
