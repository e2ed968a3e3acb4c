/** The second name some subcategories carry in the menu (SITE-8). */
import { categoryPath } from "#contract/site-paths";
import { LEAF_CATEGORIES } from "#contract/categories";

const aliases = new Map(
  LEAF_CATEGORIES.flatMap((category) =>
    category.alias ? [[categoryPath({ slug: category.id }), category.alias] as const] : [],
  ),
);

/** The alias to show beside a menu link, or null when there is none or the link already reads so. */
export function aliasOf(link: { readonly label: string; readonly url: string }): string | null {
  const alias = aliases.get(link.url);
  return alias && !link.label.includes(alias) ? alias : null;
}
