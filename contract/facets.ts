/**
 * What shoppers narrow a listing by, said once: the read model counts by this table, the API takes its choices, pages
 * draw it and addresses carry it. A row is one filter.
 */
import { AVAILABILITY, OFFER_LABELS, OFFER_LABEL_TEXT, type OfferLabel } from "./catalog";
import { MESSAGES } from "./messages";
import { formatMoney, type Cents } from "./money";

/** What of a product its facets are read from. */
export interface FacetProduct {
  readonly categoryId: string | null;
  readonly brandId: string | null;
  /** What a customer pays today. */
  readonly cashPrice: Cents | null;
  /** 0 to 5; null without reviews. */
  readonly reviewAverage: number | null;
  readonly labels: readonly string[];
  readonly isAvailable: boolean;
}

interface FacetRow {
  /** What a shopper reads above the values. */
  readonly label: string;
  /** Name of its parameter in an address; all begin with `f.`, so that one line of robots.txt covers them. */
  readonly param: string;
}

/** Ids, as many as products bring; who counts them knows their names. */
interface IdFacet extends FacetRow {
  readonly kind: "id";
  readonly choice: "one" | "many";
  readonly read: (product: FacetProduct) => string | null;
}

/** Names known beforehand, in display order; at most 31. A product carries any number of them. */
interface NameFacet extends FacetRow {
  readonly kind: "name";
  readonly choice: "one" | "many";
  readonly names: readonly string[];
  readonly textOf: (name: string) => string;
  readonly read: (product: FacetProduct) => readonly string[];
}

/** A number between bounds: a band reaches from one bound to the next, which it leaves out; the last is open. */
interface BandFacet extends FacetRow {
  readonly kind: "band";
  readonly choice: "many";
  readonly bounds: readonly number[];
  /** The smallest difference between two numbers. */
  readonly step: number;
  readonly textOf: (number: number) => string;
  readonly read: (product: FacetProduct) => number | null;
}

/** A number and more. */
interface LeastFacet extends FacetRow {
  readonly kind: "least";
  readonly choice: "one";
  readonly steps: readonly number[];
  readonly read: (product: FacetProduct) => number | null;
}

export type Facet = IdFacet | NameFacet | BandFacet | LeastFacet;

/** In the order they are shown. */
export const FACETS = {
  CATEGORY: {
    kind: "id",
    label: "Categories",
    param: "f.category",
    choice: "one",
    read: (product: FacetProduct) => product.categoryId,
  },
  OFFER: {
    kind: "name",
    label: "Offers",
    param: "f.offer",
    choice: "many",
    names: OFFER_LABELS,
    textOf: (name: string) => OFFER_LABEL_TEXT[name as OfferLabel],
    read: (product: FacetProduct) => product.labels,
  },
  PRICE: {
    kind: "band",
    label: "Price",
    param: "f.price",
    choice: "many",
    bounds: [0, 50_00, 100_00, 250_00, 500_00, 1_000_00, 2_000_00],
    step: 1,
    textOf: (cents: number) => formatMoney(cents).replace(/\.00$/, ""),
    read: (product: FacetProduct) => product.cashPrice,
  },
  BRAND: {
    kind: "id",
    label: "Brands",
    param: "f.brand",
    choice: "many",
    read: (product: FacetProduct) => product.brandId,
  },
  RATING: {
    kind: "least",
    label: "Customer Reviews",
    param: "f.rating",
    choice: "one",
    steps: [4, 3, 2, 1],
    read: (product: FacetProduct) => product.reviewAverage,
  },
  AVAILABILITY: {
    kind: "name",
    label: "Availability",
    param: "f.availability",
    choice: "one",
    names: AVAILABILITY,
    textOf: (name: string) => MESSAGES.catalog[name === "AVAILABLE" ? "available" : "notAvailable"],
    read: (product: FacetProduct) => [product.isAvailable ? "AVAILABLE" : "NOT_AVAILABLE"],
  },
} as const satisfies Readonly<Record<string, Facet>>;

export type FacetKey = keyof typeof FACETS;
export const FACET_KEYS = Object.keys(FACETS) as readonly FacetKey[];

/** The row of a key, as what all rows have in common. */
export function facetOf(key: FacetKey): Facet {
  return FACETS[key];
}

/** `value` is what the API takes, and what `facetParam` makes a parameter of. */
export interface FacetOption {
  readonly value: string;
  readonly label: string;
}

/** What a facet offers, in display order; nothing when it offers the ids that products bring. */
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
        const highest = next === undefined ? Infinity : next - facet.step;
        return { value: writeBand({ lowest, highest }), label: bandText(facet, lowest, next) };
      });
  }
}

/** Two ends, both included; 0 and Infinity stand for an open one. */
export interface Band {
  readonly lowest: number;
  readonly highest: number;
}

/** `lowest-highest`, nothing for an end that is open above: equal bands read equal wherever they stand. */
export function writeBand({ lowest, highest }: Band): string {
  return `${lowest}-${highest === Infinity ? "" : highest}`;
}

const BAND = /^(\d{0,9}(?:\.\d{1,2})?)-(\d{0,9}(?:\.\d{1,2})?)$/;

/** The band of `writeBand`; null for what is none. A missing end is open. */
export function readBand(value: string): Band | null {
  const [, lowest, highest] = BAND.exec(value.trim()) ?? [];
  if (!lowest && !highest) return null;
  return { lowest: Number(lowest || 0), highest: highest ? Number(highest) : Infinity };
}

function bandText({ textOf }: BandFacet, from: number, next: number | undefined): string {
  if (next === undefined) return `${textOf(from)} and up`;
  return from === 0 ? `Under ${textOf(next)}` : `${textOf(from)} to ${textOf(next)}`;
}

/** A facet's value as it reads in an address: ON_SALE becomes on-sale. */
export function facetParam(value: string): string {
  return value.toLowerCase().replaceAll("_", "-");
}
