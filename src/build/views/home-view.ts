/** Views of the home page and the list of brands. */
import { brandPath } from "../../../contract/site/paths";
import type { BrandListView, HomeView } from "../../catalogue/views/catalogue-views";
import { toCard } from "../../catalogue/cards/card";
import type { CatalogueBrand, CatalogueProduct, HomeProducts } from "./catalogue";
import type { CategoryTree } from "./category-tree";
import { tileOf } from "./listing-view";

const HOME_BRANDS = 12;

/** @param bestSellers one per department, in tree order */
export function homeView(
  { deals, bestSellers }: HomeProducts,
  tree: CategoryTree,
  brands: readonly CatalogueBrand[],
  departmentBest: readonly (CatalogueProduct | undefined)[],
): HomeView {
  return {
    departments: tree.departments.map((department, index) => tileOf(department, departmentBest[index])),
    deals: deals.map(toCard),
    bestSellers: bestSellers.map(toCard),
    brands: [...brands]
      .sort((one, other) => other.productCount - one.productCount)
      .slice(0, HOME_BRANDS)
      .map((brand) => ({ label: brand.name, url: brandPath(brand) })),
  };
}

/** Every brand that has products, by name. */
export function brandListView(brands: readonly CatalogueBrand[]): BrandListView {
  return {
    brands: brands.map((brand) => ({
      label: brand.name,
      url: brandPath(brand),
      productCount: brand.productCount,
      rating: brand.rating ?? null,
    })),
  };
}
