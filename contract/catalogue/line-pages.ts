/**
 * Generated pages of tires and wheels (CATALOGUE-24): which values have a page, and which pages list a
 * product.
 */
import type { DescribedProduct } from "../attributes/attribute";
import { nameOf } from "../attributes/attribute-facets";
import { readAttributes } from "../attributes/read-attributes";
import type { AttributeInCategory } from "./attribute-pages";
import { TIRES, WHEELS } from "./categories";
import { FACETS, type FacetKey } from "./facets";

/** Each value with enough products has a page. */
export const LINE_PAGE_KEYS = {
  [TIRES]: ["VEHICLE_TYPE", "TIRE_SIZE", "PRODUCT_LINE"],
  [WHEELS]: ["BOLT_PATTERN", "PRODUCT_LINE"],
} as const satisfies Readonly<Record<string, readonly FacetKey[]>>;

/** Pages a product links to, its line first. There are as many pages as sizes, so no page links to all. */
const LINKED_BY_PRODUCTS = ["PRODUCT_LINE", "TIRE_SIZE", "BOLT_PATTERN"] as const;

/** True if the attribute's pages are linked from the products they list. */
export function isLinkedByProducts(key: FacetKey): boolean {
  return LINKED_BY_PRODUCTS.some((linked) => linked === key);
}

/** Pages that list a tire or wheel, if the site has them; empty for other products. */
export function linePagesOf(product: DescribedProduct): AttributeInCategory[] {
  const { categoryId } = product;
  if (categoryId !== TIRES && categoryId !== WHEELS) return [];
  const typed = readAttributes(product);
  return LINKED_BY_PRODUCTS.flatMap((key) =>
    [typed.get(key) ?? []].flat().map((value) => {
      const text = String(value);
      return { categoryId, key, value: FACETS[key].kind === "name" ? nameOf(text) : text };
    }),
  );
}
