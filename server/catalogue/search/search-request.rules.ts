/** Validates search arguments beyond the schema. */
import type { ProductSort } from "#contract/catalogue/lists";
import { FACETS, fromArguments, isFacetId, type Choices, type FacetKey } from "#contract/catalogue/facets";
import { readBand } from "#contract/catalogue/bands";
import type { SearchProductsInput } from "#contract/graphql/generated";
import { DEFAULT_PAGE_SIZE, LIMITS } from "#contract/limits";
import { readTypedFilters } from "#contract/search/typed-filters";
import { DomainError } from "../../errors";

/** A validated search. */
export interface SearchRequest {
  readonly text: string;
  readonly choices: Choices;
  readonly sort: ProductSort;
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** @throws DomainError BAD_USER_INPUT with one sentence */
export function readSearchRequest(input: SearchProductsInput): SearchRequest {
  const typed = readTypedFilters(cleanSearchText(input.text ?? ""));
  const { text } = typed;
  if ((input.minPrice ?? 0) > (input.maxPrice ?? Infinity))
    refuseInput("minPrice must not be above maxPrice");
  const minRating = input.minRating ?? null;
  if (minRating !== null && (minRating < 1 || minRating > 5)) refuseInput("minRating must be 1 to 5");
  const pageNumber = input.pageNumber ?? 1;
  const { maxPage, pageSizes, idsPerCall } = LIMITS.catalogue;
  if (pageNumber < 1 || pageNumber > maxPage) refuseInput(`pageNumber must be 1 to ${maxPage}`);
  const pageSize = input.pageSize ?? DEFAULT_PAGE_SIZE;
  if (!pageSizes.some((allowed) => allowed === pageSize))
    refuseInput(`pageSize must be one of ${pageSizes.join(", ")}`);
  const choices = { ...typed.choices, ...fromArguments(input) };
  if ((choices.BRAND?.length ?? 0) > idsPerCall) refuseInput(`brandIds may hold at most ${idsPerCall} ids`);
  for (const { key, values } of input.filters ?? []) requireValues(key, values);
  return {
    text,
    choices,
    sort: input.sort ?? (text ? "RELEVANCE" : "BEST_SELLING"),
    pageNumber,
    pageSize,
  };
}

/** Values in `filters` must belong to their facet, and the facet must not be chosen by another argument. */
function requireValues(key: FacetKey, values: readonly string[]): void {
  const facet = FACETS[key];
  if (facet.argument !== undefined) refuseInput(`${key} has its own argument`);
  const isValue = (value: string) =>
    facet.kind === "name"
      ? facet.names.includes(value)
      : facet.kind === "id"
        ? isFacetId(value)
        : facet.kind === "band" && readBand(value) !== null;
  const max = facet.kind === "name" ? Math.max(MAX_VALUES, facet.names.length) : MAX_VALUES;
  if (values.length === 0 || values.length > max || !values.every(isValue))
    refuseInput(`filters has an invalid value of ${key}`);
}

const MAX_VALUES = 31;

/**
 * Replaces control characters and half surrogate pairs by spaces, and removes invisible characters of pasted
 * text, such as soft hyphens.
 * @throws DomainError for a long text
 */
export function cleanSearchText(text: string): string {
  const { searchTextLength } = LIMITS.catalogue;
  if (text.length > searchTextLength) refuseInput(`text may have at most ${searchTextLength} characters`);
  return text
    .replace(/\p{Cf}+/gu, "")
    .replace(/[\p{Cc}\p{Cs}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** @throws DomainError BAD_USER_INPUT if a call requests too many */
export function requireFewIds(ids: readonly string[]): void {
  const { idsPerCall } = LIMITS.catalogue;
  if (ids.length > idsPerCall) refuseInput(`productIds may hold at most ${idsPerCall} ids`);
}

/** A supplier of 40 characters, a hyphen and a SKU of 64. */
const MAX_ID_CHARACTERS = 105;

/** Returns false for texts that cannot be a product id: PostgreSQL would refuse or search them in vain. */
export function canBeId(id: string): boolean {
  return id.length > 0 && id.length <= MAX_ID_CHARACTERS && !/[\p{Cc}\p{Cs}]/u.test(id);
}

/** Returns false for texts that no product address ends in. */
export function canBeSlug(slug: string): boolean {
  return /^[a-z0-9-]{1,300}$/.test(slug);
}

export function refuseInput(message: string): never {
  throw new DomainError("BAD_USER_INPUT", message);
}
