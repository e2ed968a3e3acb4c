/** Counts to the facets of the schema, in the contract's order, with labels a shopper reads. */
import {
  AVAILABILITY,
  FACET_KEYS,
  FACET_LABELS,
  OFFER_LABELS,
  OFFER_LABEL_TEXT,
  PRICE_BANDS_CENTS,
  RATING_STEPS,
  type FacetKey,
} from "#contract/catalog";
import type { Facet, FacetValue } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money";
import type { SearchRequest } from "../search-request";
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
    OFFER_LABELS.map((label, index) => ({
      value: label,
      label: OFFER_LABEL_TEXT[label],
      count: counts.offer[index]!,
      isSelected: request.offers.includes(label),
    })),
  PRICE: priceValues,
  BRAND: brandValues,
  RATING: ({ request, counts }) =>
    RATING_STEPS.map((step, index) => ({
      value: String(step),
      label: `${step} & up`,
      count: counts.rating[index]!,
      isSelected: request.minRating === step,
    })),
  AVAILABILITY: ({ request, counts }) =>
    AVAILABILITY.map((value) => ({
      value,
      label: value === "AVAILABLE" ? MESSAGES.catalog.available : MESSAGES.catalog.notAvailable,
      count: counts.availability[value === "AVAILABLE" ? 1 : 0]!,
      isSelected: request.availability === value,
    })),
};

export function facetViews(source: FacetSource): Facet[] {
  return FACET_KEYS.map((key) => ({ key, label: FACET_LABELS[key], values: VALUES[key](source) }));
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

/** The value is `lowest-highest` in cents, both included, so choosing it leaves exactly what it counts. */
function priceValues({ request, counts }: FacetSource): FacetValue[] {
  return PRICE_BANDS_CENTS.map((lowest, index) => {
    const next = PRICE_BANDS_CENTS[index + 1];
    const highest = next === undefined ? null : next - 1;
    const isNarrowed = request.minPrice !== null || request.maxPrice !== null;
    const isWithin =
      (request.minPrice ?? 0) <= lowest &&
      (request.maxPrice === null || (highest !== null && request.maxPrice >= highest));
    return {
      value: `${lowest}-${highest ?? ""}`,
      label: bandLabel(lowest, next),
      count: counts.price[index]!,
      isSelected: isNarrowed && isWithin,
    };
  });
}

function bandLabel(lowest: number, next: number | undefined): string {
  const whole = (cents: number) => formatMoney(cents).replace(/\.00$/, "");
  if (next === undefined) return `${whole(lowest)} and up`;
  return lowest === 0 ? `Under ${whole(next)}` : `${whole(lowest)} to ${whole(next)}`;
}

function mostFirst(values: FacetValue[]): FacetValue[] {
  return values
    .filter((value) => value.count > 0 || value.isSelected)
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, "en"))
    .filter((value, index) => index < MOST_VALUES || value.isSelected);
}
