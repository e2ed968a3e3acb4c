/**
 * The facets of a listing. The read model counts by this table, the API takes its values, pages render it and
 * addresses contain it. Each row is one filter; the attribute filters follow.
 */
import { ATTRIBUTE_FACETS, type AttributeFacetKey } from "../attributes/attribute-facets";
import { joinBands, readBand, writeBand, type Band } from "./bands";
import {
  AVAILABILITY,
  AVAILABILITY_LABELS,
  CONDITIONS,
  CONDITION_TEXT,
  OFFER_LABELS,
  OFFER_LABEL_TEXT,
  SHIPMENT_TEXT,
  conditionOf,
  type Availability,
  type Condition,
  type OfferLabel,
} from "./lists";
import type { BandFacet, Facet, FacetProduct } from "./facet";
import type { FacetChoice, SearchProductsInput } from "../graphql/generated";
import { LABELS } from "../messages";
import { formatMoney } from "../money/money";

/** Names of the two price parameters, typed in dollars. */
export const TYPED_PRICE = { lowest: "f.min", highest: "f.max", factor: 100 } as const;

/** In display order. */
const OWN_FACETS = {
  CATEGORY: {
    kind: "id",
    label: "Categories",
    param: "f.category",
    argument: "categoryId",
    choice: "one",
    read: (product: FacetProduct) => product.categoryId,
  },
  OFFER: {
    kind: "name",
    label: "Offers",
    param: "f.offer",
    argument: "offers",
    choice: "many",
    names: OFFER_LABELS,
    unlisted: ["FREE_SHIPPING"],
    textOf: (name: string) => OFFER_LABEL_TEXT[name as OfferLabel],
    read: (product: FacetProduct) => product.labels,
  },
  SHIPMENT: {
    kind: "name",
    label: "Shipment",
    param: "f.shipment",
    choice: "many",
    names: Object.keys(SHIPMENT_TEXT),
    textOf: (name: string) => SHIPMENT_TEXT[name as keyof typeof SHIPMENT_TEXT],
    read: ({ labels, homeDelivery, inStorePickup }: FacetProduct) => [
      ...(labels.includes("FREE_SHIPPING") ? ["FREE_SHIPPING"] : []),
      ...(homeDelivery ? ["HOME_DELIVERY"] : []),
      ...(inStorePickup ? ["STORE_PICKUP"] : []),
    ],
  },
  PRICE: {
    kind: "band",
    label: "Price",
    param: "f.price",
    argument: "Price",
    choice: "many",
    bounds: [0, 50_00, 100_00, 250_00, 500_00, 1_000_00, 2_000_00],
    step: 1,
    isFine: true,
    textOf: formatMoney,
    typed: TYPED_PRICE,
    read: (product: FacetProduct) => product.cashPrice,
  },
  /**
   * Only for products that can be leased alone: otherwise the payment depends on the rest of the cart
   * (LEASE-22).
   */
  LEASE_PAYMENT: {
    kind: "band",
    label: "Lease payment",
    param: "f.lease",
    choice: "many",
    bounds: [0, 15_00, 25_00, 50_00, 100_00],
    step: 1,
    isFine: true,
    textOf: formatMoney,
    per: " a week",
    read: (product: FacetProduct) => product.weeklyPayment,
  },
  BRAND: {
    kind: "id",
    label: "Brands",
    param: "f.brand",
    argument: "brandIds",
    choice: "many",
    read: (product: FacetProduct) => product.brandId,
  },
  RATING: {
    kind: "least",
    label: LABELS.customerReviews,
    param: "f.rating",
    argument: "minRating",
    choice: "one",
    steps: [4, 3, 2, 1],
    unit: "stars",
    read: (product: FacetProduct) => product.reviewAverage,
  },
  AVAILABILITY: {
    kind: "name",
    label: "Availability",
    param: "f.availability",
    argument: "availability",
    choice: "one",
    names: AVAILABILITY,
    textOf: (name: string) => AVAILABILITY_LABELS[name as Availability],
    read: (product: FacetProduct) => [product.isAvailable ? "AVAILABLE" : "NOT_AVAILABLE"],
  },
  CONDITION: {
    kind: "name",
    label: "Condition",
    param: "f.condition",
    choice: "many",
    names: CONDITIONS,
    textOf: (name: string) => CONDITION_TEXT[name as Condition],
    read: (product: FacetProduct) => [conditionOf(product.condition)],
  },
} as const satisfies Readonly<Record<string, Facet>>;

export type FacetKey = keyof typeof OWN_FACETS | AttributeFacetKey;

export const FACETS: Readonly<Record<FacetKey, Facet>> = { ...OWN_FACETS, ...ATTRIBUTE_FACETS };
export const FACET_KEYS = Object.keys(FACETS) as readonly FacetKey[];
/** Facets that apply to every product. */
export const OWN_FACET_KEYS = Object.keys(OWN_FACETS) as readonly FacetKey[];
export const ATTRIBUTE_FACET_KEYS = Object.keys(ATTRIBUTE_FACETS) as readonly FacetKey[];

/** `value` is the API's spelling; `facetParam` converts it for an address. */
export interface FacetOption {
  readonly value: string;
  readonly label: string;
}

/** Options in display order; empty if the options are ids from the products. */
export function optionsOf(facet: Facet): FacetOption[] {
  switch (facet.kind) {
    case "id":
      return [];
    case "name":
      return facet.names.map((name) => ({ value: name, label: facet.textOf(name) }));
    case "least":
      return facet.steps.map((step) => ({ value: String(step), label: `${step} & up` }));
    case "band":
      return facet.bounds.map((lowest, index) => {
        const next = facet.bounds[index + 1];
        const highest = next === undefined ? Infinity : Math.round((next - facet.step) * 100) / 100;
        return { value: writeBand({ lowest, highest }), label: bandText(facet, lowest, next) };
      });
  }
}

/** Label of a chosen value among the applied filters; the caller looks up names of ids. */
export function textOfChoice(facet: Facet, value: string): string {
  if (facet.kind === "name") return facet.textOf(value);
  const option = optionsOf(facet).find((candidate) => candidate.value === value);
  if (facet.kind === "least") return `${value} ${facet.unit} & up`;
  if (option) return option.label;
  const band = facet.kind === "band" ? readBand(value) : null;
  if (facet.kind !== "band" || band === null) return value;
  return isOfBands(facet, band) ? bandText(facet, band.lowest, nextOf(facet, band)) : typedText(facet, band);
}

/** Inclusive on both ends. */
function typedText(facet: BandFacet, { lowest, highest }: Band): string {
  const per = facet.per ?? "";
  if (highest === Infinity) return `From ${wholeText(facet, lowest)}${per}`;
  return `${lowest === 0 ? "Up" : wholeText(facet, lowest)} to ${wholeText(facet, highest)}${per}`;
}

/** "$300", but "$299.99". */
function wholeText(facet: BandFacet, number: number): string {
  return facet.textOf(number).replace(/\.00$/, "");
}

/** Exclusive upper bound of a band; undefined if open. */
function nextOf(facet: BandFacet, { highest }: Band): number | undefined {
  return highest === Infinity ? undefined : Math.round((highest + facet.step) * 100) / 100;
}

/** True for one band of the table or several adjacent bands. */
function isOfBands(facet: BandFacet, band: Band): boolean {
  const next = nextOf(facet, band);
  return facet.bounds.includes(band.lowest) && (next === undefined || facet.bounds.includes(next));
}

/** Custom range of a facet; null if the range matches the table's bands or nothing is chosen. */
export function typedBand(facet: Facet, values: readonly string[] = []): Band | null {
  const band = facet.kind === "band" && facet.typed ? joinBands(values) : null;
  return facet.kind === "band" && band !== null && !isOfBands(facet, band) ? band : null;
}

function bandText(facet: BandFacet, from: number, to: number | undefined): string {
  const per = facet.per ?? "";
  if (to === undefined) return `${wholeText(facet, from)}${per} and up`;
  return `${from === 0 ? "Under" : `${wholeText(facet, from)} to`} ${wholeText(facet, to)}${per}`;
}

/** A facet value as spelled in an address: ON_SALE becomes on-sale. */
export function facetParam(value: string): string {
  return value.toLowerCase().replaceAll("_", "-");
}

/** True if a text is formatted like a facet id: categories, brands and tire sizes. */
export function isFacetId(text: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,79}$/.test(text);
}

/**
 * Chosen values by facet: a single value of a "one" facet, a single band or a single minimum. An omitted
 * facet filters nothing.
 */
export type Choices = { readonly [Key in FacetKey]?: readonly string[] };

/** Converts choices to search arguments. */
export function toArguments(choices: Choices): SearchProductsInput {
  const input: Record<string, unknown> = {};
  const filters: FacetChoice[] = [];
  for (const key of FACET_KEYS) {
    const facet = FACETS[key];
    const values = choices[key] ?? [];
    if (values.length === 0) continue;
    const band = facet.kind === "band" ? joinBands(values) : null;
    if (facet.argument === undefined) filters.push({ key, values: [...values] });
    else if (band) {
      if (band.lowest > 0) input[`min${facet.argument}`] = band.lowest;
      if (band.highest < Infinity) input[`max${facet.argument}`] = band.highest;
    } else if (facet.kind === "least") input[facet.argument] = Number(values[0]);
    else input[facet.argument] = facet.choice === "one" ? values[0] : values;
  }
  return filters.length > 0 ? { ...input, filters } : input;
}

/** Converts search arguments to choices. */
export function fromArguments(input: SearchProductsInput): Choices {
  const choices: Record<string, readonly string[]> = {};
  const fields = input as Readonly<Record<string, unknown>>;
  for (const { key, values } of input.filters ?? []) choices[key] = values;
  for (const key of FACET_KEYS) {
    const facet = FACETS[key];
    if (facet.argument === undefined) continue;
    const [lowest, highest] = [
      fields[`min${facet.argument}`] ?? 0,
      fields[`max${facet.argument}`] ?? Infinity,
    ];
    const isNarrowed = facet.kind === "band" && (lowest !== 0 || highest !== Infinity);
    if (isNarrowed) choices[key] = [writeBand({ lowest: lowest as number, highest: highest as number })];
    const value = fields[facet.argument] ?? [];
    const values = (Array.isArray(value) ? value : [value]).map(String);
    if (values.length > 0) choices[key] = [...new Set(values)];
  }
  return choices;
}
