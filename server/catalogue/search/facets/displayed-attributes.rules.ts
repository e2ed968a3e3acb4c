/**
 * Selects the attribute filters of a listing (CATALOGUE-16): attributes that enough of its products have,
 * estimated from the categories of the matches. A choice does not change the selection, so no filter
 * disappears while in use.
 */
import { ATTRIBUTE_FACET_KEYS, type Choices, type FacetKey } from "#contract/catalogue/facets";
import { NOTHING } from "../memory/numbering.model";
import type { ProductColumns } from "../memory/product-columns.model";

/** A rarer attribute would narrow the listing to the well-described products. */
const MIN_SHARE = 0.2;

/** In the contract's order, including chosen ones. @param passed slots of the matches */
export function displayedAttributes(
  columns: ProductColumns,
  passed: Int32Array,
  choices: Choices,
): readonly FacetKey[] {
  const { coverage } = columns;
  const expected = new Float64Array(ATTRIBUTE_FACET_KEYS.length);
  let total = 0;
  for (const [category, products] of matchedCategories(columns, passed, choices)) {
    total += products;
    coverage.addExpected(category, products, expected);
  }
  return attributesOfShare(expected, total, choices);
}

/** @param expected number of products with each attribute, in the order of ATTRIBUTE_FACET_KEYS */
export function attributesOfShare(
  expected: ArrayLike<number>,
  total: number,
  choices: Choices,
): readonly FacetKey[] {
  return ATTRIBUTE_FACET_KEYS.filter(
    (key, i) => choices[key] !== undefined || (total > 0 && expected[i]! >= total * MIN_SHARE),
  );
}

/** Returns category numbers with product counts: all of the chosen categories, else those of the matches. */
function matchedCategories(
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

/** Returns true for at least two values, or a flag that only some products have. */
export function distinguishes(counts: Uint32Array, matchCount: number): boolean {
  let values = 0;
  for (const count of counts) if (count > 0) values += 1;
  return counts.length === 1 ? counts[0]! > 0 && counts[0]! < matchCount : values > 1;
}
