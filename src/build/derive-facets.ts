/** Facets of a static listing, counted at build. Values are those the search page understands in its address. */
import { cashPriceCents } from "../../contract/catalog";
import { FACETS, FACET_KEYS, optionsOf, readBand, type FacetKey } from "../../contract/facets";
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
    .map((key) => ({ key, label: FACETS[key].label, values: counted[key]().map(unselected) }))
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
  return countOptions("OFFER", products, (product, value) =>
    product.productLabels.some((label) => label === value),
  );
}

function countPriceBands(products: readonly CatalogueProduct[]): CountedValue[] {
  return countOptions("PRICE", products, ({ regularPrice, salePrice }, value) => {
    const price = cashPriceCents({ regularPrice, salePrice: salePrice ?? null });
    const band = readBand(value);
    return band !== null && price >= band.lowest && price <= band.highest;
  });
}

function countRatings(products: readonly CatalogueProduct[]): CountedValue[] {
  return countOptions(
    "RATING",
    products,
    (product, value) => (product.customerReviewAverage ?? 0) >= Number(value),
  );
}

function countAvailability(products: readonly CatalogueProduct[]): CountedValue[] {
  return countOptions("AVAILABILITY", products, (product, value) => product.availability === value);
}

function countOptions(
  key: FacetKey,
  products: readonly CatalogueProduct[],
  carries: (product: CatalogueProduct, value: string) => boolean,
): CountedValue[] {
  return optionsOf(FACETS[key])
    .map((option) => ({
      ...option,
      count: products.filter((product) => carries(product, option.value)).length,
    }))
    .filter(({ count }) => count > 0);
}
