/** Addresses by the alias of a category lead to the category: /products/laptops/ to /products/laptop-computers/ (SITE-8). */
import { SHOP_CATEGORIES } from "./categories";
import { categoryPath } from "../site/paths";

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Ids of categories by the slugs of their aliases. */
export const CATEGORY_OF_ALIAS: ReadonlyMap<string, string> = new Map(
  SHOP_CATEGORIES.flatMap((category) => [category, ...(category.subCategories ?? [])]).flatMap(
    ({ id, alias }) => (alias === undefined ? [] : [[slugOf(alias), id] as const]),
  ),
);

/**
 * @param path in small letters, with its slash: /products/laptops/page/2/ or /laptops/
 * @returns the address of the category with the same rest, and that of the category; none for a path without an alias
 */
export function aliasedPaths(path: string): readonly string[] {
  const [, alias = "", rest = ""] = /^\/(?:products\/)?([a-z0-9-]{1,80})\/(.{0,200})$/.exec(path) ?? [];
  const id = CATEGORY_OF_ALIAS.get(alias);
  if (id === undefined) return [];
  const category = categoryPath({ slug: id });
  return rest === "" ? [category] : [`${category}${rest}`, category];
}
