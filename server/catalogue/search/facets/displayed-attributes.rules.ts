/**
 * Which attributes a listing is narrowed by (CATALOGUE-16): those that enough of its products have, as the categories
 * of what is found tell. A choice does not change which these are, so no filter vanishes under the shopper's hand.
 */
import { ATTRIBUTE_FACET_KEYS, type Choices, type FacetKey } from "#contract/catalogue/facets";
import { NOTHING } from "../memory/numbering.model";
import type { ProductColumns } from "../memory/product-columns.model";

/** An attribute that fewer have narrows the listing to what happens to be described well. */
const SMALLEST_SHARE = 0.2;

/** In the contract's order; what is chosen is among them. @param passed slots of what is found */
export function displayedAttributes(
  columns: ProductColumns,
  passed: Int32Array,
  choices: Choices,
): readonly FacetKey[] {
  const { coverage } = columns;
  const expected = new Float64Array(ATTRIBUTE_FACET_KEYS.length);
  let total = 0;
  for (const [category, products] of categoriesFound(columns, passed, choices)) {
    total += products;
    coverage.addExpected(category, products, expected);
  }
  return attributesOfShare(expected, total, choices);
}

/** @param expected how many of so many products have each attribute, in the order of ATTRIBUTE_FACET_KEYS */
export function attributesOfShare(
  expected: ArrayLike<number>,
  total: number,
  choices: Choices,
): readonly FacetKey[] {
  return ATTRIBUTE_FACET_KEYS.filter(
    (key, i) => choices[key] !== undefined || (total > 0 && expected[i]! >= total * SMALLEST_SHARE),
  );
}

/** Numbers of categories with how many products of each: all of the chosen ones, else of what is found. */
function categoriesFound(
  { facets: { CATEGORY }, coverage }: ProductColumns,
  passed: Int32Array,
  { CATEGORY: chosen }: Choices,
): readonly (readonly [category: number, products: number])[] {
  if (chosen !== undefined)
    return chosen
      .map((id) => CATEGORY.ids.find(id))
      .filter((category) => category !== NOTHING)
      .map((category) => [category, coverage.productsIn(category)] as const);
  return [...CATEGORY.countIds(passed)].flatMap((count, category) =>
    count > 0 ? [[category, count] as const] : [],
  );
}

/** At least two values, or a flag that some have and some have not. */
export function distinguishes(counts: Uint32Array, found: number): boolean {
  let values = 0;
  for (const count of counts) if (count > 0) values += 1;
  return counts.length === 1 ? counts[0]! > 0 && counts[0]! < found : values > 1;
}
