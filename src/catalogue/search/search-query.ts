/**
 * URL ⇄ search query of a listing. The address is a listing's only state: readable parameters in a fixed
 * order, without defaults, ignoring unknown or invalid values. Facet parameters start with `f.` so that one
 * robots.txt rule covers them (reference: Google, crawling of faceted navigation).
 *
 *   q=washer & f.category=washers-dryers & f.offer=on-sale & f.brand=norvik & f.rating=4
 *   & f.price=25000-49999 (cents, inclusive, either side may be empty; several bands widen to one range)
 *   or f.min / f.max (dollars, typed by hand) & f.availability=available & sort=newest & page=2 & size=24
 */
import { PRODUCT_SORTS, type ProductSort } from "#contract/catalogue/lists";
import type { BandFacet, Facet } from "#contract/catalogue/facet";
import {
  FACETS,
  FACET_KEYS,
  facetParam,
  isFacetId,
  toArguments,
  typedBand,
  type Choices,
} from "#contract/catalogue/facets";
import { joinBands, readBand, writeBand, type Band } from "#contract/catalogue/bands";
import { DEFAULT_PAGE_SIZE, LIMITS } from "#contract/limits";
import { fixedChoices } from "./fixed-choices";
import { SEARCH_PLACE, wholePageOf, type ListingPlace } from "./listing-place";

/** The filters and sort order of a search. */
export interface SearchQuery {
  readonly place: ListingPlace;
  readonly text: string;
  /** Without filters fixed by the listing. */
  readonly choices: Choices;
  /** Null for the default: best match with a text, best selling without one. */
  readonly sort: ProductSort | null;
  readonly pageNumber: number;
  readonly pageSize: number;
}

export const EMPTY_QUERY: SearchQuery = {
  place: SEARCH_PLACE,
  text: "",
  choices: {},
  sort: null,
  pageNumber: 1,
  pageSize: DEFAULT_PAGE_SIZE,
};

const MAX_IDS = 20;
const MAX_NUMBER = 999_999_999;
const MAX_DOLLARS = 1_000_000;
const MAX_RATING = 5;

/** Parses leniently: never throws, and ignores unknown values. */
export function parseSearchQuery(params: URLSearchParams, place = SEARCH_PLACE): SearchQuery {
  const fixed = fixedChoices(place);
  const free = FACET_KEYS.filter((key) => fixed[key] === undefined);
  const choices = free.map((key) => [key, readChoice(FACETS[key], params)] as const);
  return {
    place,
    text: cleanText(params.get("q") ?? ""),
    choices: Object.fromEntries(choices.filter(([, values]) => values.length > 0)),
    sort: readNames(params.getAll("sort"), PRODUCT_SORTS)[0] ?? null,
    pageNumber: Math.min(LIMITS.catalogue.maxPage, Math.max(1, readInteger(params.get("page")) ?? 1)),
    pageSize: readPageSize(params),
  };
}

/** The canonical address: equal queries have equal addresses. */
export function searchUrl(query: SearchQuery): string {
  if (!isNarrowed(query)) return wholePageOf(query.place, query.pageNumber);
  const params = new URLSearchParams();
  if (query.text) params.append("q", query.text);
  for (const key of FACET_KEYS) {
    for (const value of inOrder(FACETS[key], query.choices[key] ?? [])) {
      params.append(FACETS[key].param, facetParam(value));
    }
  }
  if (query.sort) params.append("sort", facetParam(query.sort));
  if (query.pageNumber > 1) params.append("page", String(query.pageNumber));
  if (query.pageSize !== DEFAULT_PAGE_SIZE) params.append("size", String(query.pageSize));
  return `${query.place.path}?${params.toString()}`;
}

/** True with search words, filters, a sort order or a page size; other category and brand pages are files. */
export function isNarrowed({ text, choices, sort, pageSize }: SearchQuery): boolean {
  const isChosen = Object.values(choices).some((values) => values.length > 0);
  return isChosen || text !== "" || sort !== null || pageSize !== DEFAULT_PAGE_SIZE;
}

/** The query with changes; any change but paging resets to the first page. */
export function changeQuery(query: SearchQuery, change: Partial<SearchQuery>): SearchQuery {
  return { ...query, pageNumber: 1, ...change };
}

/** The query as `SearchProductsInput` of the API; omits empty filters. */
export function toSearchInput({ place, text, choices, sort, pageNumber, pageSize }: SearchQuery) {
  return {
    ...toArguments({ ...choices, ...fixedChoices(place) }),
    text: text || undefined,
    sort: sort ?? undefined,
    pageNumber,
    pageSize,
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

function readChoice(facet: Facet, params: URLSearchParams): readonly string[] {
  const values = params.getAll(facet.param);
  const known = readKnown(facet, values, params);
  return facet.choice === "one" ? known.slice(0, 1) : known;
}

function readKnown(facet: Facet, values: readonly string[], params: URLSearchParams): readonly string[] {
  switch (facet.kind) {
    case "id":
      return readIds(values);
    case "name":
      return readNames(values, facet.names);
    case "least": {
      const numbers = values.map(readInteger).filter((number) => number !== null);
      const known = numbers.filter((number) => number >= 1 && number <= MAX_RATING);
      return known.length > 0 ? [String(Math.min(...known))] : [];
    }
    case "band": {
      const band = readPrice(facet, values.filter(isBand), params);
      return band === null || (band.lowest === 0 && band.highest === Infinity) ? [] : [writeBand(band)];
    }
  }
}

/** Values in table order, ids alphabetically, so that the order of selection does not matter. */
function inOrder(facet: Facet, values: readonly string[]): readonly string[] {
  return facet.kind === "name" ? facet.names.filter((name) => values.includes(name)) : [...values].sort();
}

function readIds(values: readonly string[]): string[] {
  const ids = values.map((value) => value.trim().toLowerCase());
  return [...new Set(ids)].filter(isFacetId).slice(0, MAX_IDS).sort();
}

function readNames<Name extends string>(values: readonly string[], known: readonly Name[]): Name[] {
  const requested = values.map((value) => value.trim().toUpperCase().replaceAll("-", "_"));
  return known.filter((candidate) => requested.includes(candidate));
}

function readInteger(value: string | null): number | null {
  return value !== null && /^\d{1,9}$/.test(value.trim()) ? Number(value) : null;
}

function readPageSize(params: URLSearchParams): number {
  const size = readInteger(params.get("size"));
  return LIMITS.catalogue.pageSizes.find((allowed) => allowed === size) ?? DEFAULT_PAGE_SIZE;
}

/**
 * Merges checked bands and the two typed fields. The form also submits the previous typed range as a band.
 * Unchanged fields yield to a newly checked band; emptied fields remove the range.
 */
function readPrice(facet: BandFacet, chosen: readonly string[], params: URLSearchParams): Band | null {
  if (!facet.typed) return joinBands(chosen);
  const typed = readTyped(facet.typed, params);
  const isOld = (value: string) => typedBand(facet, [value]) !== null;
  const ticked = chosen.filter((value) => !isOld(value));
  if (typed !== null) {
    const isUnchanged = chosen.some((value) => isOld(value) && sameBand(value, typed));
    return isUnchanged && ticked.length > 0 ? joinBands(ticked) : typed;
  }
  const { lowest, highest } = facet.typed;
  return joinBands(params.get(lowest) === "" && params.get(highest) === "" ? ticked : chosen);
}

function sameBand(value: string, band: Band): boolean {
  const valueBand = readBand(value);
  return valueBand !== null && writeBand(valueBand) === writeBand(band);
}

function isBand(value: string): boolean {
  const band = readBand(value);
  return (
    band !== null && band.lowest <= MAX_NUMBER && (band.highest <= MAX_NUMBER || band.highest === Infinity)
  );
}

/** Two typed ends, possibly reversed; null when both are empty. */
function readTyped(
  { lowest, highest, factor }: { lowest: string; highest: string; factor: number },
  params: URLSearchParams,
) {
  const [from, to] = [lowest, highest].map((name) => readDollars(lastOf(name, params), factor));
  if (from == null && to == null) return null;
  const [low, high] = [from ?? 0, to ?? Infinity];
  return { lowest: Math.min(low, high), highest: Math.max(low, high) };
}

/** The last value: a button of the same name is submitted after the field and wins. */
function lastOf(name: string, params: URLSearchParams): string | null {
  return params.getAll(name).findLast((value) => value !== "") ?? null;
}

function readDollars(value: string | null, factor: number): number | null {
  const plain = (value ?? "").replace(/[$,\s]/g, "");
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(plain)) return null;
  return Math.round(Math.min(Number(plain), MAX_DOLLARS) * factor) || null;
}
