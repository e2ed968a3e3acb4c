/** Counts to the facets of the schema, in the contract's order, with labels a shopper reads. */
import { FACETS, FACET_KEYS, optionsOf, readBand, type FacetKey } from "#contract/facets";
import type { Facet, FacetValue } from "#contract/graphql/generated";
import type { SearchRequest } from "./search-request";
import type { CatalogueTree } from "./catalogue-tree";
import type { Counts } from "./facet-counter";
import type { ProductColumns } from "./product-columns";

/** Values of an open-ended facet; those with the most products are kept. */
const MOST_VALUES = 100;

interface FacetSource {
  readonly request: SearchRequest;
  readonly counts: Counts;
  readonly columns: ProductColumns;
  readonly tree: CatalogueTree;
}

const VALUES: Readonly<Record<FacetKey, (source: FacetSource) => FacetValue[]>> = {
  CATEGORY: categoryValues,
  OFFER: ({ request, counts }) =>
    options("OFFER", counts.offer, (value) => request.offers.some((offer) => offer === value)),
  PRICE: ({ request, counts }) => options("PRICE", counts.price, (value) => isWithinPrice(request, value)),
  BRAND: brandValues,
  RATING: ({ request, counts }) =>
    options("RATING", counts.rating, (value) => String(request.minRating) === value),
  AVAILABILITY: ({ request, counts }) =>
    options("AVAILABILITY", counts.availability, (value) => request.availability === value),
};

function options(key: FacetKey, counts: Uint32Array, isSelected: (value: string) => boolean): FacetValue[] {
  return optionsOf(FACETS[key]).map((option, index) => ({
    ...option,
    count: counts[index]!,
    isSelected: isSelected(option.value),
  }));
}

export function facetViews(source: FacetSource): Facet[] {
  return FACET_KEYS.map((key) => ({ key, label: FACETS[key].label, values: VALUES[key](source) }));
}

/** Subcategories of the chosen department (or of the department of the chosen subcategory), else all leaves. */
function categoryValues({ request, counts, columns, tree }: FacetSource): FacetValue[] {
  const department = request.categoryId === null ? null : tree.departmentOf.get(request.categoryId);
  const values = [...tree.categories.values()]
    .filter((category) => category.subCategories.length === 0)
    .filter((category) => !department || tree.departmentOf.get(category.id) === department)
    .map((category) => ({
      value: category.id,
      label: category.name,
      count: counts.category[columns.categories.find(category.id)] ?? 0,
      isSelected: category.id === request.categoryId,
    }));
  return mostFirst(values);
}

function brandValues({ request, counts, columns, tree }: FacetSource): FacetValue[] {
  const values: FacetValue[] = [];
  columns.brands.keys.forEach((id, number) => {
    const count = counts.brand[number]!;
    const isSelected = request.brandIds.includes(id);
    if (count > 0 || isSelected)
      values.push({ value: id, label: tree.brands.get(id)?.name ?? id, count, isSelected });
  });
  return mostFirst(values);
}

function isWithinPrice({ minPrice, maxPrice }: SearchRequest, value: string): boolean {
  const band = readBand(value);
  if (band === null || (minPrice === null && maxPrice === null)) return false;
  return (minPrice ?? 0) <= band.lowest && (maxPrice ?? Infinity) >= band.highest;
}

function mostFirst(values: FacetValue[]): FacetValue[] {
  return values
    .filter((value) => value.count > 0 || value.isSelected)
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, "en"))
    .filter((value, index) => index < MOST_VALUES || value.isSelected);
}
