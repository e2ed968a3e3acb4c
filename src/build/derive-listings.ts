/** Static listings: pages of every category, department and brand, 12 products each, best sellers first. */
import { brandPath, categoryPath } from "../../contract/catalog";
import { DEFAULT_PAGE_SIZE } from "../../contract/limits";
import type { LinkView, ListingView, TileView } from "../catalogue/views/catalog-views";
import type { CatalogueBrand, CatalogueProduct } from "./catalogue";
import { HOME_LINK, breadcrumbsOf, linkTo, type CategoryTree, type TreeCategory } from "./category-tree";
import { deriveFacets, type FacetNames } from "./derive-facets";
import { toCard } from "./derive-cards";

/** One address with what it shows and when that last changed (ISO 8601; null when nothing dates it). */
export interface ListingPage {
  readonly path: string;
  readonly listing: ListingView;
  readonly lastChanged: string | null;
}

export const BRANDS_LINK: LinkView = { label: "Brands", url: "/brands/" };

/** Products by category, a department holding those of its subcategories, and by brand; order is kept. */
export function shelve(products: readonly CatalogueProduct[], tree: CategoryTree) {
  const byCategory = new Map<string, CatalogueProduct[]>();
  const byBrand = new Map<string, CatalogueProduct[]>();
  for (const product of products) {
    const category = product.category ? tree.byId.get(product.category.id) : undefined;
    for (let step = category ?? null; step; step = step.parent) put(byCategory, step.id, product);
    if (product.brand) put(byBrand, product.brand.id, product);
  }
  return { byCategory, byBrand };
}

function put(shelves: Map<string, CatalogueProduct[]>, id: string, product: CatalogueProduct): void {
  const shelf = shelves.get(id);
  if (shelf) shelf.push(product);
  else shelves.set(id, [product]);
}

/** The pages of a category. An empty one still has its first page, because the menu leads there. */
export function deriveCategoryListing(
  category: TreeCategory,
  products: readonly CatalogueProduct[],
  byCategory: ReadonlyMap<string, readonly CatalogueProduct[]>,
  names: FacetNames,
): ListingPage[] {
  const frame = {
    kind: "category" as const,
    id: category.id,
    title: category.name,
    intro: categoryIntro(category),
    breadcrumbs: breadcrumbsOf(category),
    facets: deriveFacets(products, names, ["CATEGORY"]),
  };
  const tiles = category.children.map((child) => tileOf(child, byCategory.get(child.id) ?? []));
  return paginate(frame, tiles, products, (page) => categoryPath(category, page));
}

/** The pages of a brand. */
export function deriveBrandListing(
  brand: CatalogueBrand,
  products: readonly CatalogueProduct[],
  names: FacetNames,
): ListingPage[] {
  const frame = {
    kind: "brand" as const,
    id: brand.id,
    title: brand.name,
    intro:
      brand.description || `Everything we carry by ${brand.name}, to own today or to lease step by step.`,
    breadcrumbs: [HOME_LINK, BRANDS_LINK, { label: brand.name, url: brandPath(brand) }],
    facets: deriveFacets(products, names, ["BRAND"]),
  };
  return paginate(frame, [], products, (page) => brandPath(brand, page));
}

/** A way into a category with the picture of its best seller. */
export function tileOf(category: TreeCategory, products: readonly CatalogueProduct[]): TileView {
  const first = products[0];
  return { ...linkTo(category), image: first ? toCard(first).image : null, productCount: products.length };
}

type Frame = Pick<ListingView, "kind" | "id" | "title" | "intro" | "breadcrumbs" | "facets">;

function paginate(
  frame: Frame,
  tiles: readonly TileView[],
  products: readonly CatalogueProduct[],
  pathOf: (page: number) => string,
): ListingPage[] {
  const pageCount = Math.max(1, Math.ceil(products.length / DEFAULT_PAGE_SIZE));
  return Array.from({ length: pageCount }, (_, index) => {
    const shown = products.slice(index * DEFAULT_PAGE_SIZE, (index + 1) * DEFAULT_PAGE_SIZE);
    const listing: ListingView = {
      ...frame,
      tiles: index === 0 ? tiles : [],
      cards: shown.map(toCard),
      totalCount: products.length,
      page: index + 1,
      pageCount,
    };
    return { path: pathOf(index + 1), listing, lastChanged: latestChange(shown) };
  });
}

/** The latest change among products; null without products. */
export function latestChange(products: readonly CatalogueProduct[]): string | null {
  let latest: string | null = null;
  for (const { updatedAt } of products) if (latest === null || updatedAt > latest) latest = updatedAt;
  return latest;
}

function categoryIntro(category: TreeCategory): string {
  return category.parent
    ? `${category.name} to own today or to lease step by step, with every total shown before you decide.`
    : `All of ${category.name}: buy outright, or lease with the total cost shown before you decide.`;
}
