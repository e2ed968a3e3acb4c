/** Alias addresses redirect to the category: /products/laptops/ to /products/laptop-computers/ (SITE-8). */
import { SHOP_CATEGORIES } from "./categories";
import { categoryPath } from "../site/paths";

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Category ids by alias slug. */
export const CATEGORY_OF_ALIAS: ReadonlyMap<string, string> = new Map(
  SHOP_CATEGORIES.flatMap((category) => [category, ...(category.subCategories ?? [])]).flatMap(
    ({ id, alias }) => (alias === undefined ? [] : [[slugOf(alias), id] as const]),
  ),
);

/**
 * @param path lowercase, with trailing slash: /products/laptops/page/2/ or /laptops/
 * @returns the category's address with the same rest, then the category's address alone; empty without an
 * alias
 */
export function aliasedPaths(path: string): readonly string[] {
  const [, alias = "", rest = ""] = /^\/(?:products\/)?([a-z0-9-]{1,80})\/(.{0,200})$/.exec(path) ?? [];
  const id = CATEGORY_OF_ALIAS.get(alias);
  if (id === undefined) return [];
  const category = categoryPath({ slug: id });
  return rest === "" ? [category] : [`${category}${rest}`, category];
}
