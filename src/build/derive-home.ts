/** The home page and the list of brands. */
import { brandPath, cashPriceCents } from "../../contract/catalog";
import type { BrandListView, HomeView } from "../catalogue/views/catalog-views";
import type { CatalogueBrand, CatalogueProduct } from "./catalogue";
import type { CategoryTree } from "./category-tree";
import { toCard } from "./derive-cards";
import { tileOf } from "./derive-listings";

const CARDS_IN_A_ROW = 4;
const HOME_BRANDS = 12;

type Shelves = ReadonlyMap<string, readonly CatalogueProduct[]>;

/** @param products live products in best-selling order */
export function deriveHome(
  products: readonly CatalogueProduct[],
  tree: CategoryTree,
  brands: readonly CatalogueBrand[],
  shelves: { readonly byCategory: Shelves; readonly byBrand: Shelves },
): HomeView {
  const available = products.filter((product) => product.availability === "AVAILABLE");
  const deals = onePerCategory([...available].filter((p) => savedPart(p) > 0).sort(bySaving));
  const shown = new Set(deals);
  return {
    departments: tree.departments.map((department) =>
      tileOf(department, shelves.byCategory.get(department.id) ?? []),
    ),
    deals: deals.map(toCard),
    bestSellers: onePerCategory(available.filter((product) => !shown.has(product))).map(toCard),
    brands: [...brands]
      .sort((one, other) => countOf(shelves.byBrand, other) - countOf(shelves.byBrand, one))
      .slice(0, HOME_BRANDS)
      .map((brand) => ({ label: brand.name, url: brandPath(brand) })),
  };
}

/** Every brand that has products, by name. */
export function deriveBrandList(brands: readonly CatalogueBrand[], byBrand: Shelves): BrandListView {
  return {
    brands: brands
      .filter((brand) => countOf(byBrand, brand) > 0)
      .map((brand) => ({
        label: brand.name,
        url: brandPath(brand),
        productCount: countOf(byBrand, brand),
        rating: brand.rating ?? null,
      })),
  };
}

function countOf(byBrand: Shelves, brand: CatalogueBrand): number {
  return byBrand.get(brand.id)?.length ?? 0;
}

/** A row of different things: the first of each category. */
function onePerCategory(products: readonly CatalogueProduct[]): CatalogueProduct[] {
  const seen = new Set<string>();
  const row: CatalogueProduct[] = [];
  for (const product of products) {
    const categoryId = product.category?.id ?? "";
    if (seen.has(categoryId)) continue;
    seen.add(categoryId);
    row.push(product);
    if (row.length === CARDS_IN_A_ROW) break;
  }
  return row;
}

function bySaving(one: CatalogueProduct, other: CatalogueProduct): number {
  return savedPart(other) - savedPart(one) || (one.productId < other.productId ? -1 : 1);
}

function savedPart({ regularPrice, salePrice }: CatalogueProduct): number {
  const price = cashPriceCents({ regularPrice, salePrice: salePrice ?? null });
  return regularPrice > 0 ? 1 - price / regularPrice : 0;
}
