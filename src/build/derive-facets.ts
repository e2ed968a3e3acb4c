/** Facets of a static listing, counted at build. Values are those the search page understands in its address. */
import {
  AVAILABILITY,
  FACET_KEYS,
  FACET_LABELS,
  OFFER_LABELS,
  OFFER_LABEL_TEXT,
  PRICE_BANDS_CENTS,
  RATING_STEPS,
  cashPriceCents,
  type FacetKey,
} from "../../contract/catalog";
import { MESSAGES } from "../../contract/messages";
import { formatMoney } from "../../contract/money";
import type { FacetView } from "../catalogue/views/catalog-views";
import type { CatalogueProduct } from "./catalogue";

/** Brands beyond these are found by searching: a listing's HTML must fit the first round trip. */
const MOST_BRANDS = 10;

export interface FacetNames {
  readonly brand: (id: string) => string | undefined;
  readonly category: (id: string) => string | undefined;
}

interface CountedValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** Counts every facet but `hidden`; a facet without a value is left out. */
export function deriveFacets(
  products: readonly CatalogueProduct[],
  names: FacetNames,
  hidden: readonly FacetKey[] = [],
): FacetView[] {
  const counted: Record<FacetKey, () => CountedValue[]> = {
    CATEGORY: () => countNamed(products, (product) => product.category?.id, names.category),
    OFFER: () => countOffers(products),
    PRICE: () => countPriceBands(products),
    BRAND: () => countNamed(products, (product) => product.brand?.id, names.brand).slice(0, MOST_BRANDS),
    RATING: () => countRatings(products),
    AVAILABILITY: () => countAvailability(products),
  };
  return FACET_KEYS.filter((key) => !hidden.includes(key))
    .map((key) => ({ key, label: FACET_LABELS[key], values: counted[key]().map(unselected) }))
    .filter((facet) => facet.values.length > 0);
}

function unselected(value: CountedValue) {
  return { ...value, isSelected: false };
}

function countNamed(
  products: readonly CatalogueProduct[],
  idOf: (product: CatalogueProduct) => string | undefined,
  nameOf: (id: string) => string | undefined,
): CountedValue[] {
  const counts = new Map<string, number>();
  for (const product of products) {
    const id = idOf(product);
    if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, count]) => ({ value, label: nameOf(value) ?? "", count }))
    .filter(({ label }) => label !== "")
    .sort((one, other) => other.count - one.count || (one.label < other.label ? -1 : 1));
}

function countOffers(products: readonly CatalogueProduct[]): CountedValue[] {
  return OFFER_LABELS.map((value) => ({
    value,
    label: OFFER_LABEL_TEXT[value],
    count: products.filter((product) => product.productLabels.includes(value)).length,
  })).filter(isFound);
}

function countPriceBands(products: readonly CatalogueProduct[]): CountedValue[] {
  const prices = products.map(({ regularPrice, salePrice }) =>
    cashPriceCents({ regularPrice, salePrice: salePrice ?? null }),
  );
  return PRICE_BANDS_CENTS.map((from, index) => {
    const below = PRICE_BANDS_CENTS[index + 1];
    const count = prices.filter((price) => price >= from && (below === undefined || price < below)).length;
    return { value: `${from}-${below ?? ""}`, label: bandLabel(from, below), count };
  }).filter(isFound);
}

function bandLabel(from: number, below: number | undefined): string {
  const whole = (cents: number) => formatMoney(cents).replace(/\.00$/, "");
  if (below === undefined) return `${whole(from)} and up`;
  return from === 0 ? `Under ${whole(below)}` : `${whole(from)} to ${whole(below)}`;
}

function countRatings(products: readonly CatalogueProduct[]): CountedValue[] {
  return RATING_STEPS.map((step) => ({
    value: String(step),
    label: `${step} & up`,
    count: products.filter((product) => (product.customerReviewAverage ?? 0) >= step).length,
  })).filter(isFound);
}

function countAvailability(products: readonly CatalogueProduct[]): CountedValue[] {
  const labels = { AVAILABLE: MESSAGES.catalog.available, NOT_AVAILABLE: MESSAGES.catalog.notAvailable };
  return AVAILABILITY.map((value) => ({
    value,
    label: labels[value],
    count: products.filter((product) => product.availability === value).length,
  })).filter(isFound);
}

function isFound({ count }: CountedValue): boolean {
  return count > 0;
}
