/** Converts the arguments of searchTireProducts and searchWheelProducts to those of searchProducts. */
import { TIRES, WHEELS } from "#contract/catalogue/categories";
import { ATTRIBUTE_FILTERS } from "#contract/attributes/attribute-filters.generated";
import { FACETS, OWN_FACET_KEYS, facetParam, type FacetKey } from "#contract/catalogue/facets";
import { writeBand } from "#contract/catalogue/bands";
import type {
  FacetChoice,
  NumberRange,
  SearchProductsInput,
  SearchTireProductsInput,
  SearchWheelProductsInput,
} from "#contract/graphql/generated";
import { VEHICLE_TYPES, type VehicleType } from "#contract/tires/vehicle-types";
import { refuseInput } from "../search/search-request.rules";

/** Counts every filter of the line, even one that few products have. */
export const TIRE_FACETS: readonly FacetKey[] = [
  ...OWN_FACET_KEYS,
  ...(
    "VEHICLE_TYPE TIRE_SIZE SECTION_WIDTH ASPECT_RATIO RIM_DIAMETER SEASON TREAD CONSTRUCTION SPEED_RATING LOAD_RANGE " +
    "PLY_RATING MAXIMUM_LOAD MAXIMUM_SPEED SIDEWALL RUN_FLAT MILEAGE_WARRANTY"
  ).split(" "),
] as FacetKey[];
export const WHEEL_FACETS: readonly FacetKey[] = [
  ...OWN_FACET_KEYS,
  ...("VEHICLE_TYPE RIM_DIAMETER BOLT_PATTERN WHEEL_WIDTH OFFSET BACK_SPACING FINISH MAXIMUM_LOAD".split(
    " ",
  ) as FacetKey[]),
];

type Shared = Pick<
  SearchTireProductsInput,
  | "text"
  | "minPrice"
  | "maxPrice"
  | "brands"
  | "vehicleTypes"
  | "filters"
  | "sort"
  | "pageNumber"
  | "pageSize"
>;

/** @throws DomainError BAD_USER_INPUT naming the invalid argument */
export function tireSearch(input: SearchTireProductsInput): SearchProductsInput {
  return lineSearch(TIRES, input, [
    ...ofNumbers("RIM_DIAMETER", "diameter", input.diameter),
    ...ofNumbers("SECTION_WIDTH", "width", input.width),
    ...ofNumbers("ASPECT_RATIO", "aspectRatio", input.aspectRatio),
    ...ofValues("TIRE_SIZE", input.sizes),
  ]);
}

/** @throws DomainError BAD_USER_INPUT naming the invalid argument */
export function wheelSearch(input: SearchWheelProductsInput): SearchProductsInput {
  return lineSearch(WHEELS, input, [
    ...ofNumbers("RIM_DIAMETER", "diameter", input.diameter),
    ...ofNumbers("WHEEL_WIDTH", "width", input.width),
    ...offsets(input.offset),
    ...backSpacings(input.backSpacing),
    ...ofNames("BOLT_PATTERN", "boltPatterns", input.boltPatterns),
  ]);
}

function lineSearch(line: string, input: Shared, own: readonly FacetChoice[]): SearchProductsInput {
  const { brands, vehicleTypes, filters } = input;
  const types = (vehicleTypes ?? []).map((id) =>
    Object.hasOwn(VEHICLE_TYPES, id)
      ? VEHICLE_TYPES[id as VehicleType].name
      : refuseInput(`vehicleTypes has no “${id}”`),
  );
  const ownKeys = new Set(own.map(({ key }) => key));
  const more = (filters ?? []).filter(({ key }) =>
    ownKeys.has(key) ? refuseInput(`${key} has its own argument`) : true,
  );
  return {
    categoryId: line,
    text: input.text,
    minPrice: input.minPrice,
    maxPrice: input.maxPrice,
    brandIds: brands && brands.length > 0 ? brands : undefined,
    filters: [...ofNames("VEHICLE_TYPE", "vehicleTypes", types), ...own, ...more],
    sort: input.sort,
    pageNumber: input.pageNumber,
    pageSize: input.pageSize,
  };
}

function ofValues(key: FacetKey, values: readonly string[] | null | undefined): FacetChoice[] {
  return values && values.length > 0 ? [{ key, values: [...values] }] : [];
}

/** Returns facet values for display names. */
function ofNames(
  key: FacetKey,
  argument: string,
  texts: readonly string[] | null | undefined,
): FacetChoice[] {
  const facet = FACETS[key];
  const names = facet.kind === "name" ? facet.names : [];
  const form = (text: string) => facetParam(text).replace(/[^a-z0-9]+/g, "-");
  return ofValues(
    key,
    texts?.map(
      (text) =>
        names.find((name) => form(name) === form(text)) ?? refuseInput(`${argument} has no “${text}”`),
    ),
  );
}

function ofNumbers(
  key: keyof typeof ATTRIBUTE_FILTERS,
  argument: string,
  numbers: readonly number[] | null | undefined,
) {
  return ofNames(key, argument, numbers?.map(String));
}

/** Expands a range of offsets to whole numbers, one value each. */
function offsets(range: NumberRange | null | undefined): FacetChoice[] {
  const facet = FACETS.OFFSET;
  if (!range || facet.kind !== "name") return [];
  const { from, to } = endsOf("offset", range);
  const { sizes } = ATTRIBUTE_FILTERS.OFFSET;
  return [{ key: "OFFSET", values: facet.names.filter((_, at) => sizes[at]! >= from && sizes[at]! <= to) }];
}

function backSpacings(range: NumberRange | null | undefined): FacetChoice[] {
  if (!range) return [];
  const { from, to } = endsOf("backSpacing", range);
  return [{ key: "BACK_SPACING", values: [writeBand({ lowest: Math.max(0, from), highest: to })] }];
}

function endsOf(argument: string, { from, to }: NumberRange): { from: number; to: number } {
  const ends = { from: from ?? -Infinity, to: to ?? Infinity };
  return ends.from <= ends.to ? ends : refuseInput(`${argument}.from must not be above ${argument}.to`);
}
