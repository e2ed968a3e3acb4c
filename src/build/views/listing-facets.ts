/**
 * The filters of a static listing. The HTML must fit the first round trip, so all attributes share a budget
 * of values. Attributes with the most products come first, each with its most frequent values.
 */
import { FACETS, type FacetKey } from "../../../contract/catalogue/facets";
import type { FacetView, ListingView } from "../../catalogue/views/catalogue-views";
import type { WholeListing } from "./catalogue";

const MAX_BRANDS = 10;
/** Budget of values for all attributes; most categories need less. */
const MAX_ATTRIBUTE_VALUES = 45;
/** Budget on a page with the finder, which asks the same questions. */
const BESIDE_FINDER = 0;
/** Maximum values of one attribute. */
const MAX_VALUES = 6;

/** Drops empty values and empty facets; keeps the order. @param hidden facets fixed by the listing */
export function listingFacets(
  allFacets: WholeListing["facets"],
  hidden: readonly FacetKey[],
  hasFinder = false,
): Pick<ListingView, "facets" | "hasMoreFilters"> {
  const filledFacets = allFacets
    .filter(({ key }) => !hidden.includes(key))
    .map(({ key, label, values }) => {
      const filled = values.filter(({ count }) => count > 0);
      return { key, label, values: filled.map((value) => ({ ...value, isSelected: false })) };
    })
    .filter(({ values }) => values.length > 0);
  const cut = new Map(filledFacets.map((facet) => [facet, frequentOnes(facet)]));
  const visible = affordable([...cut.values()], hasFinder ? BESIDE_FINDER : MAX_ATTRIBUTE_VALUES);
  const facets = [...cut.values()].filter((facet) => visible.has(facet));
  const isShort = filledFacets.some((facet) => cut.get(facet) !== facet || !visible.has(cut.get(facet)!));
  return { facets, ...(isShort ? { hasMoreFilters: true } : {}) };
}

function frequentOnes(facet: FacetView): FacetView {
  const max = maxValuesOf(facet);
  if (facet.values.length <= max) return facet;
  const counts = facet.values.map(({ count }) => count).sort((a, b) => b - a);
  const threshold = counts[max - 1]!;
  // Among values tied with the last one that fits, the first ones fit.
  let equals = max - counts.filter((count) => count > threshold).length;
  const values = facet.values.filter(
    ({ count }) => count > threshold || (count === threshold && equals-- > 0),
  );
  return { ...facet, values };
}

function maxValuesOf({ key }: FacetView): number {
  if (key === "BRAND") return MAX_BRANDS;
  return isAttribute(key) ? MAX_VALUES : Infinity;
}

/** All other facets, plus attributes within the budget of values, by number of products. */
function affordable(facets: readonly FacetView[], budget: number): ReadonlySet<FacetView> {
  const products = ({ values }: FacetView) => values.reduce((sum, { count }) => sum + count, 0);
  const visible = new Set(facets.filter(({ key }) => !isAttribute(key)));
  const attributes = facets.filter(({ key }) => isAttribute(key)).sort((a, b) => products(b) - products(a));
  let remaining = budget;
  for (const facet of attributes) {
    remaining -= facet.values.length;
    if (remaining < 0) break;
    visible.add(facet);
  }
  return visible;
}

const isAttribute = (key: FacetKey): boolean => FACETS[key].attribute !== undefined;
