/** The categories and brands that are offered while a search is typed. */
import type { SuggestedPlace } from "#contract/graphql/generated";
import { TIRES } from "#contract/categories";
import { attributePagePath } from "#contract/attribute-pages";
import { brandPath } from "#contract/site-paths";
import { textOfSizeCode } from "#contract/tires/tire-size-code";
import type { CatalogueTree } from "./memory/catalogue-tree.model";
import type { MeantSearch } from "./meaning.service";
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

/** The page of the size or the vehicle that the words name, with what is found for it. */
export function meantPlaces({ request, vehicle }: MeantSearch, productCount: number): SuggestedPlace[] {
  if (productCount === 0) return [];
  if (vehicle) {
    const goods = vehicle.goods === "TIRES" ? "Tires" : "Wheels";
    return [{ label: `${goods} for ${vehicle.name}`, url: vehicle.url, productCount }];
  }
  const [size, ...others] = request.choices.TIRE_SIZE ?? [];
  if (size === undefined || others.length > 0 || request.text !== "") return [];
  const url = attributePagePath({ categoryId: TIRES, key: "TIRE_SIZE", value: size });
  return [{ label: `${textOfSizeCode(size)} tires`, url, productCount }];
}

/** Those with the most products, by name where they have as many. */
function most(places: readonly SuggestedPlace[], limit: number): SuggestedPlace[] {
  return places
    .filter(({ productCount }) => productCount > 0)
    .sort((a, b) => b.productCount - a.productCount || a.label.localeCompare(b.label, "en"))
    .slice(0, limit);
}
