/** The categories and brands that are offered while a search is typed. */
import type { SuggestedPlace } from "#contract/graphql/generated";
import { brandPath } from "#contract/site-paths";
import type { CatalogueTree } from "./catalogue-tree.model";
import type { FacetCounts } from "./search.port";
import { wordsOf } from "./text/words.rules";

export const MOST_SUGGESTED = { products: 5, categories: 3, brands: 2 } as const;

export function suggestedPlaces(text: string, counts: FacetCounts, tree: CatalogueTree) {
  const categories = most(
    [...tree.categories.values()].map(({ id, name: label, url }) => {
      return { label, url, productCount: counts.CATEGORY?.get(id) ?? 0 };
    }),
    MOST_SUGGESTED.categories,
  );
  const words = wordsOf(text);
  const isBegun = (name: string) =>
    wordsOf(name).some((part) => words.some((word) => word.length > 1 && part.startsWith(word)));
  const brands = most(
    [...tree.brands.values()]
      .filter(({ name }) => isBegun(name))
      .map(({ id, name: label }) => {
        return { label, url: brandPath({ id }), productCount: counts.BRAND?.get(id) ?? 0 };
      }),
    MOST_SUGGESTED.brands,
  );
  return { categories, brands };
}

/** Those with the most products, by name where they have as many. */
function most(places: readonly SuggestedPlace[], limit: number): SuggestedPlace[] {
  return places
    .filter(({ productCount }) => productCount > 0)
    .sort((a, b) => b.productCount - a.productCount || a.label.localeCompare(b.label, "en"))
    .slice(0, limit);
}
