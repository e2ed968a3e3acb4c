/** Products that fit a vehicle: tires of its original sizes, staggered pairs, and wheels by bolt pattern. */
import { TIRES, WHEELS } from "#contract/catalogue/categories";
import { FACETS, type FacetKey } from "#contract/catalogue/facets";
import { fitOf } from "#contract/fit/fit-code";
import { fitInWords } from "#contract/fit/fit-words";
import { SearchListingDocument } from "#contract/graphql/documents/search.generated";
import type { SearchListingQuery } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import { displayedPriceCents } from "#contract/promotions/displayed-offers";
import { categoryPath } from "#contract/site/paths";
import type { FitmentSet, FittedTire, VehicleFitment, VehicleKey } from "#contract/vehicles/schema";
import { finderPath } from "#contract/vehicles/paths";
import { writeBoltPattern } from "#contract/wheels/bolt-pattern";
import { toCard } from "../cards/card";
import { placeOf } from "../search/listing-place";
import { EMPTY_QUERY, searchUrl } from "../search/search-query";
import type { FittedCard, FittedSet, FittedShelf, FinderView, ChosenStep, TirePair } from "./finder-view";
import type { FinderApi } from "./load-finder";

/** Limit for faulty tables: a vehicle has few original sizes. */
const MAX_SETS = 6;
const CARDS_OF_SHELF = 4;
const MAX_PAIRS = 4;
const PIECES_OF_AXLE = 2;
/** Enough to include fitting products, and lines made in both sizes of a pair. */
const pageSize = Math.max(...LIMITS.catalogue.pageSizes);

type SearchResult = SearchListingQuery["searchProducts"];
type Filters = readonly { readonly key: FacetKey; readonly values: readonly string[] }[];

/** @returns null for an unknown vehicle */
export async function loadVehicle(key: VehicleKey, api: FinderApi): Promise<FinderView | null> {
  const fitment = await api.call("getVehicleFitment", key);
  if (!fitment) return null;
  const [sets, wheels] = await Promise.all([
    Promise.all(fitment.sets.slice(0, MAX_SETS).map((set) => loadSet(set, fitment, api))),
    loadWheels(fitment, api),
  ]);
  return { kind: "vehicle", vehicle: { fitment, taken: chosenStepsOf(fitment), sets, wheels } };
}

function chosenStepsOf({ vehicle }: VehicleFitment): ChosenStep[] {
  const { year, make, makeSlug, model, modelSlug, trim, trimSlug } = vehicle;
  const before = { year, make: makeSlug, model: modelSlug };
  return [
    { name: "year", value: String(year), label: String(year), backUrl: finderPath({}) },
    { name: "make", value: makeSlug, label: make, backUrl: finderPath({ year }) },
    { name: "model", value: modelSlug, label: model, backUrl: finderPath({ year, make: makeSlug }) },
    { name: "trim", value: trimSlug, label: trim, backUrl: finderPath(before) },
  ];
}

async function loadSet(set: FitmentSet, fitment: VehicleFitment, api: FinderApi): Promise<FittedSet> {
  const results = await Promise.all(
    set.tires.map(({ sizeKey }) => search(api, TIRES, [{ key: "TIRE_SIZE", values: [sizeKey] }])),
  );
  const fitted = results.map(({ products }) => fittedCards(products, fitment));
  const [front = [], rear = []] = fitted;
  return {
    key: set.key,
    title: set.tires.map(({ size }) => size).join(" front, ") + (set.isStaggered ? " rear" : ""),
    isOriginal: set.kind === "ORIGINAL",
    shelves: set.tires.map((tire, index) => tireShelf(tire, results[index]!, fitted[index]!)),
    pairs: set.isStaggered ? pairsOf(front, rear) : [],
  };
}

const AXLE_WORDS = { BOTH: "", FRONT: "Front: ", REAR: "Rear: " } as const;

function tireShelf(
  tire: FittedTire,
  { totalCount }: SearchResult,
  cards: readonly FittedCard[],
): FittedShelf {
  return {
    title: `${AXLE_WORDS[tire.axle]}${tire.size}`,
    allUrl: listingOf(TIRES, { TIRE_SIZE: [tire.sizeKey] }),
    allCount: totalCount,
    cards: cards.slice(0, CARDS_OF_SHELF),
  };
}

async function loadWheels(fitment: VehicleFitment, api: FinderApi): Promise<FittedShelf | null> {
  const { bolts, circleMm } = fitment.hub;
  if (bolts === null || circleMm === null) return null;
  const pattern = writeBoltPattern({ bolts, circleMm });
  const facet = FACETS.BOLT_PATTERN;
  const value = facet.kind === "name" ? facet.names.find((name) => facet.textOf(name) === pattern) : null;
  if (!value) return null;
  const { products, totalCount } = await search(api, WHEELS, [{ key: "BOLT_PATTERN", values: [value] }]);
  return {
    title: `Wheels with bolt pattern ${pattern}`,
    allUrl: listingOf(WHEELS, { BOLT_PATTERN: [value] }),
    allCount: totalCount,
    cards: fittedCards(products, fitment).slice(0, CARDS_OF_SHELF),
  };
}

async function search(api: FinderApi, categoryId: string, filters: Filters): Promise<SearchResult> {
  const input = {
    categoryId,
    filters: filters.map(({ key, values }) => ({ key, values: [...values] })),
    availability: "AVAILABLE" as const,
    sort: "BEST_SELLING" as const,
    pageSize,
  };
  return (await api.query(SearchListingDocument, { input })).searchProducts;
}

function listingOf(categoryId: string, choices: Partial<Record<FacetKey, readonly string[]>>): string {
  const place = placeOf(categoryPath({ slug: categoryId }))!;
  return searchUrl({ ...EMPTY_QUERY, place, choices });
}

const RANK = { FITS: 0, UNKNOWN: 1, DOES_NOT_FIT: 2 } as const;

/** Fitting products, best sellers first. */
function fittedCards(products: SearchResult["products"], fitment: VehicleFitment): FittedCard[] {
  return products
    .flatMap((product) => {
      if (!product.fit) return [];
      const { code, line = null } = product.fit;
      const fit = fitOf(code, fitment);
      const text = { verdict: fit.verdict, words: fitInWords(fit, fitment.vehicle.name) };
      return [{ card: { ...toCard(product), fit: { code, text } }, fit, line }];
    })
    .filter(({ fit }) => fit.verdict !== "DOES_NOT_FIT")
    .sort((one, other) => RANK[one.fit.verdict] - RANK[other.fit.verdict]);
}

function pairsOf(fronts: readonly FittedCard[], rears: readonly FittedCard[]): TirePair[] {
  return fronts
    .flatMap((front) => {
      const rear = rears.find(({ line, card }) => line === front.line && card.brand === front.card.brand);
      if (front.line === null || !rear) return [];
      const cents = PIECES_OF_AXLE * (displayedPriceCents(front.card) + displayedPriceCents(rear.card));
      return [{ line: `${front.card.brand} ${front.line}`, front, rear, cents }];
    })
    .slice(0, MAX_PAIRS);
}
