/**
 * Selects the brands with a page in a category (CATALOGUE-18), for searches such as "sony tv". Category and
 * brand link to each such page, so the rule also limits the links of a category.
 */
import type { CatalogueBrand } from "./catalogue";
import type { CategoryTree, TreeCategory } from "./category-tree";

export interface BrandInCategory {
  readonly category: TreeCategory;
  readonly brand: CatalogueBrand;
  /** Live products of the brand in the category. */
  readonly count: number;
}

/** A full page: below that, the brand filter is enough. */
export const MIN_PRODUCTS = 12;
/** The largest brands of a category. */
export const MAX_BRANDS_PER_CATEGORY = 12;
/** Reserved: the path segment of a category's further pages. */
const NO_BRAND = "page";

/** @param counts by category, then by brand */
export function brandsInCategories(
  { byId }: CategoryTree,
  brands: ReadonlyMap<string, CatalogueBrand>,
  counts: ReadonlyMap<string, ReadonlyMap<string, number>>,
): BrandInCategory[] {
  return [...byId.values()].flatMap((category) => {
    const pairs: BrandInCategory[] = [];
    for (const [brandId, count] of counts.get(category.id) ?? []) {
      const brand = brands.get(brandId);
      // With all products of either, the page would duplicate another.
      const isOwn = count < category.productCount && count < (brand?.productCount ?? 0);
      if (brand && brandId !== NO_BRAND && isOwn && count >= MIN_PRODUCTS)
        pairs.push({ category, brand, count });
    }
    return pairs
      .sort((one, other) => other.count - one.count || (one.brand.id < other.brand.id ? -1 : 1))
      .slice(0, MAX_BRANDS_PER_CATEGORY);
  });
}
