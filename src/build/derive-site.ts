/** The catalogue as the list of all its pages: a pure function, so that the whole site is tested without Gatsby. */
import { productPath } from "../../contract/catalog";
import type { BrandListView, HomeView, ListingView, ProductView } from "../catalogue/views/catalog-views";
import type { Catalogue, CatalogueProduct } from "./catalogue";
import { buildCategoryTree } from "./category-tree";
import { inBestSellingOrder } from "./derive-cards";
import { deriveBrandList, deriveHome } from "./derive-home";
import {
  BRANDS_LINK,
  deriveBrandListing,
  deriveCategoryListing,
  latestChange,
  shelve,
} from "./derive-listings";
import { deriveProduct } from "./derive-products";

/** A page: its address, the template that draws it and all that template gets. */
export type SitePage = { readonly path: string; readonly lastChanged: string | null } & (
  | { readonly template: "home"; readonly context: { readonly home: HomeView } }
  | { readonly template: "listing"; readonly context: { readonly listing: ListingView } }
  | { readonly template: "product"; readonly context: { readonly product: ProductView } }
  | { readonly template: "brand-list"; readonly context: { readonly list: BrandListView } }
);

/** Every page of the catalogue, one at a time. @throws Error naming both products when two share an address. */
export function* deriveSite(catalogue: Catalogue): Generator<SitePage> {
  refuseSharedSlugs(catalogue.products);
  const products = inBestSellingOrder(catalogue.products);
  const tree = buildCategoryTree(catalogue.categories);
  const brands = new Map(catalogue.brands.map((brand) => [brand.id, brand]));
  const shelves = shelve(products, tree);
  const { byCategory, byBrand } = shelves;
  const names = {
    brand: (id: string) => brands.get(id)?.name,
    category: (id: string) => tree.byId.get(id)?.name,
  };
  const lastChanged = latestChange(products);

  const home = deriveHome(products, tree, catalogue.brands, shelves);
  yield { path: "/", template: "home", context: { home }, lastChanged };
  const list = deriveBrandList(catalogue.brands, byBrand);
  yield { path: BRANDS_LINK.url, template: "brand-list", context: { list }, lastChanged };

  for (const category of tree.byId.values()) {
    const shelf = byCategory.get(category.id) ?? [];
    yield* deriveCategoryListing(category, shelf, byCategory, names).map(asPage);
  }
  for (const brand of catalogue.brands) {
    const shelf = byBrand.get(brand.id);
    if (shelf) yield* deriveBrandListing(brand, shelf, names).map(asPage);
  }

  const positions = new Map<string | undefined, number>();
  for (const product of products) {
    const category = product.category?.id;
    const position = positions.get(category) ?? 0;
    positions.set(category, position + 1);
    const neighbours = (category && leafShelf(byCategory, category)) || [product];
    const context = { product: deriveProduct(product, { tree, brands, neighbours, position }) };
    yield { path: productPath(product), template: "product", context, lastChanged: product.updatedAt };
  }
}

type Shelves = ReadonlyMap<string, readonly CatalogueProduct[]>;

function leafShelf(byCategory: Shelves, categoryId: string): readonly CatalogueProduct[] | undefined {
  return byCategory.get(categoryId);
}

function asPage(page: { path: string; listing: ListingView; lastChanged: string | null }): SitePage {
  const { path, listing, lastChanged } = page;
  return { path, template: "listing", context: { listing }, lastChanged };
}

function refuseSharedSlugs(products: readonly CatalogueProduct[]): void {
  const seen = new Map<string, CatalogueProduct>();
  for (const product of products) {
    const other = seen.get(product.slug);
    if (other) {
      throw new Error(
        `Two products have the address ${productPath(product)}: ` +
          `${describe(other)} and ${describe(product)}. Change the slug of one of them.`,
      );
    }
    seen.set(product.slug, product);
  }
}

function describe(product: CatalogueProduct): string {
  return `${product.productId} (${product.name})`;
}
