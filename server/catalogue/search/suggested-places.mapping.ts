/** Categories and brands suggested while a search is typed. */
import type { SuggestedPlace } from "#contract/graphql/generated";
import { TIRES } from "#contract/catalogue/categories";
import { attributePagePath } from "#contract/catalogue/attribute-pages";
import { brandPath } from "#contract/site/paths";
import { textOfSizeCode } from "#contract/tires/tire-size-code";
import type { CatalogueTree } from "./memory/catalogue-tree.model";
import type { SearchMeaning } from "./meaning.service";
import type { FacetCounts } from "./search.port";
import { wordsOf } from "./text/words.rules";

export const MAX_SUGGESTED = { products: 5, categories: 3, brands: 2 } as const;

/** @param text the searched text; for a misspelled brand, its correct name */
export function suggestedPlaces(text: string, counts: FacetCounts, tree: CatalogueTree) {
  const categories = topPlaces(
    [...tree.categories.values()].map(({ id, name: label, url }) => {
      return { label, url, productCount: counts.CATEGORY?.get(id) ?? 0 };
    }),
    MAX_SUGGESTED.categories,
  );
  const words = wordsOf(text);
  const isBegun = (name: string) =>
    wordsOf(name).some((part) => words.some((word) => word.length > 1 && part.startsWith(word)));
  const brands = topPlaces(
    [...tree.brands.values()]
      .filter(({ name }) => isBegun(name))
      .map(({ id, name: label }) => {
        return { label, url: brandPath({ id }), productCount: counts.BRAND?.get(id) ?? 0 };
      }),
    MAX_SUGGESTED.brands,
  );
  return { categories, brands };
}

/**
 * Returns the page of the size or vehicle in the text, with its number of matches. A vehicle has a page even
 * without matches.
 * @param counts of sizes, if the text may mean several
 */
export function placesOfMeaning(
  { request, vehicle }: SearchMeaning,
  productCount: number,
  counts: FacetCounts,
): SuggestedPlace[] {
  if (vehicle) {
    const goods = vehicle.goods === "TIRES" ? "Tires" : "Wheels";
    return [{ label: `${goods} for ${vehicle.name}`, url: vehicle.url, productCount }];
  }
  if (productCount === 0) return [];
  const sold = soldOf(request.choices.TIRE_SIZE ?? [], counts);
  const [size, ...others] = sold;
  if (size === undefined || others.length > 0 || request.text !== "") return [];
  const url = attributePagePath({ categoryId: TIRES, key: "TIRE_SIZE", value: size });
  return [{ label: `${textOfSizeCode(size)} tires`, url, productCount }];
}

function soldOf(sizes: readonly string[], { TIRE_SIZE }: FacetCounts): readonly string[] {
  return sizes.length > 1 ? sizes.filter((size) => (TIRE_SIZE?.get(size) ?? 0) > 0) : sizes;
}

/** Sorts by number of products, then by name. */
function topPlaces(places: readonly SuggestedPlace[], limit: number): SuggestedPlace[] {
  return places
    .filter(({ productCount }) => productCount > 0)
    .sort((a, b) => b.productCount - a.productCount || a.label.localeCompare(b.label, "en"))
    .slice(0, limit);
}
