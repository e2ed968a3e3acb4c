/**
 * The filters of a static listing. Its HTML must fit the first round trip, so attributes have a number of values that they
 * share: those that most products have come first, each with the values most products have.
 */
import { FACETS, type FacetKey } from "../../../contract/catalogue/facets";
import type { FacetView, ListingView } from "../../catalogue/views/catalogue-views";
import type { WholeListing } from "./catalogue";

const MAX_BRANDS = 10;
/** Values of all attributes together; most categories have fewer. */
const MAX_ATTRIBUTE_VALUES = 45;
/** On a page that has the finder, which asks for the same. */
const BESIDE_FINDER = 0;
/** Values of one attribute. */
const MAX_VALUES = 6;

/** Without empty values and empty facets, in the order they came in. @param hidden what the listing itself fixes */
export function listingFacets(
  found: WholeListing["facets"],
  hidden: readonly FacetKey[],
  hasFinder = false,
): Pick<ListingView, "facets" | "hasMoreFilters"> {
  const whole = found
    .filter(({ key }) => !hidden.includes(key))
    .map(({ key, label, values }) => {
      const filled = values.filter(({ count }) => count > 0);
      return { key, label, values: filled.map((value) => ({ ...value, isSelected: false })) };
    })
    .filter(({ values }) => values.length > 0);
  const cut = new Map(whole.map((facet) => [facet, frequentOnes(facet)]));
  const shown = affordable([...cut.values()], hasFinder ? BESIDE_FINDER : MAX_ATTRIBUTE_VALUES);
  const facets = [...cut.values()].filter((facet) => shown.has(facet));
  const isShort = whole.some((facet) => cut.get(facet) !== facet || !shown.has(cut.get(facet)!));
  return { facets, ...(isShort ? { hasMoreFilters: true } : {}) };
}

function frequentOnes(facet: FacetView): FacetView {
  const most = mostOf(facet);
  if (facet.values.length <= most) return facet;
  const counts = facet.values.map(({ count }) => count).sort((a, b) => b - a);
  const least = counts[most - 1]!;
  // Of values with as many products as the last one that fits, the first ones fit.
  let equals = most - counts.filter((count) => count > least).length;
  const values = facet.values.filter(({ count }) => count > least || (count === least && equals-- > 0));
  return { ...facet, values };
}

function mostOf({ key }: FacetView): number {
  if (key === "BRAND") return MAX_BRANDS;
  return isAttribute(key) ? MAX_VALUES : Infinity;
}

/** Everything but attributes, and of these as many as their values allow, those of most products first. */
function affordable(facets: readonly FacetView[], most: number): ReadonlySet<FacetView> {
  const products = ({ values }: FacetView) => values.reduce((sum, { count }) => sum + count, 0);
  const shown = new Set(facets.filter(({ key }) => !isAttribute(key)));
  const attributes = facets.filter(({ key }) => isAttribute(key)).sort((a, b) => products(b) - products(a));
  let left = most;
  for (const facet of attributes) {
    left -= facet.values.length;
    if (left < 0) break;
    shown.add(facet);
  }
  return shown;
}

const isAttribute = (key: FacetKey): boolean => FACETS[key].attribute !== undefined;
