/** Pages that tires and wheels have without anybody keeping a list (CATALOGUE-24): of which values, and which show a product. */
import type { DescribedProduct } from "../attributes/attribute";
import { nameOf } from "../attributes/attribute-facets";
import { readAttributes } from "../attributes/read-attributes";
import type { AttributeInCategory } from "./attribute-pages";
import { TIRES, WHEELS } from "./categories";
import { FACETS, type FacetKey } from "./facets";

/** Each value that enough products have is a page. */
export const LINE_PAGE_KEYS = {
  [TIRES]: ["VEHICLE_TYPE", "TIRE_SIZE", "PRODUCT_LINE"],
  [WHEELS]: ["BOLT_PATTERN", "PRODUCT_LINE"],
} as const satisfies Readonly<Record<string, readonly FacetKey[]>>;

/** Those a product's own page leads to: its line first. There are as many as there are sizes, so no page leads to all. */
const LINKED_BY_PRODUCTS = ["PRODUCT_LINE", "TIRE_SIZE", "BOLT_PATTERN"] as const;

/** Whether the pages of an attribute follow from the products they show. */
export function isLinkedByProducts(key: FacetKey): boolean {
  return LINKED_BY_PRODUCTS.some((linked) => linked === key);
}

/** The pages that a product of the tire and wheel line is on, if the site has them; of other products none. */
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
