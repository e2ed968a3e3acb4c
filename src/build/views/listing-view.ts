/** Static listings: pages of every category, department and brand, 12 products each, best sellers first. */
import { ROUTES, brandPath, categoryPath } from "../../../contract/site-paths";
import type { FacetKey } from "../../../contract/facets";
import { DEFAULT_PAGE_SIZE } from "../../../contract/limits";
import { ownPictures } from "../../../contract/pictures";
import type { FacetView, LinkView, ListingView, TileView } from "../../catalogue/views/catalogue-views";
import { toCard } from "../../catalogue/cards/card";
import type { CatalogueBrand, CatalogueProduct, WholeListing } from "./catalogue";
import type { ListingKey } from "./catalogue-reader";
import { HOME_LINK, breadcrumbsOf, linkTo, type TreeCategory } from "./category-tree";

/** Further brands are found by searching: a listing's HTML must fit the first round trip. */
const MOST_BRANDS = 10;

export const BRANDS_LINK: LinkView = { label: "Brands", url: ROUTES.brands };

/** A category or a brand that has listing pages. */
export interface Shelf {
  readonly key: ListingKey;
  /** Address of its first page. */
  readonly url: string;
  readonly pathOf: (page: number) => string;
  readonly frame: Pick<ListingView, "kind" | "id" | "title" | "intro" | "image" | "breadcrumbs">;
  /** The facet that the listing itself fixes. */
  readonly hiddenFacet: FacetKey;
  /** Shown as tiles on the first page. */
  readonly children: readonly TreeCategory[];
}

export function categoryShelf(category: TreeCategory): Shelf {
  return {
    key: { categoryId: category.id },
    url: categoryPath(category),
    pathOf: (page) => categoryPath(category, page),
    frame: {
      kind: "category",
      id: category.id,
      title: category.name,
      intro: category.parent
        ? `${category.name} to buy today or lease in small payments, with every total shown before you decide.`
        : `All of ${category.name}: buy outright, or lease with the total cost shown before you decide.`,
      breadcrumbs: breadcrumbsOf(category),
    },
    hiddenFacet: "CATEGORY",
    children: category.children,
  };
}

export function brandShelf(brand: CatalogueBrand): Shelf {
  return {
    key: { brandId: brand.id },
    url: brandPath(brand),
    pathOf: (page) => brandPath(brand, page),
    frame: {
      kind: "brand",
      id: brand.id,
      title: brand.name,
      intro:
        brand.description || `Everything we sell by ${brand.name}, to buy today or lease in small payments.`,
      ...imageOf(brand),
      breadcrumbs: [HOME_LINK, BRANDS_LINK, { label: brand.name, url: brandPath(brand) }],
    },
    hiddenFacet: "BRAND",
    children: [],
  };
}

function imageOf(brand: CatalogueBrand): Pick<ListingView, "image"> {
  const [image] = ownPictures(brand);
  return image ? { image } : {};
}

/** An empty listing keeps its first page, because the menu links to it. */
export function pageCountOf({ totalCount }: WholeListing): number {
  return Math.max(1, Math.ceil(totalCount / DEFAULT_PAGE_SIZE));
}

/** Ids of the products on a page; pages count from 1. */
export function idsOnPage({ productIds }: WholeListing, page: number): readonly string[] {
  return productIds.slice((page - 1) * DEFAULT_PAGE_SIZE, page * DEFAULT_PAGE_SIZE);
}

/** @param tiles of its subcategories, on the first page only */
export function listingView(
  shelf: Shelf,
  listing: WholeListing,
  page: number,
  products: readonly CatalogueProduct[],
  tiles: readonly TileView[],
): ListingView {
  return {
    ...shelf.frame,
    facets: facetsOf(listing, shelf.hiddenFacet),
    tiles: page === 1 ? tiles : [],
    cards: products.map(toCard),
    totalCount: listing.totalCount,
    page,
    pageCount: pageCountOf(listing),
  };
}

/** A link to a category with the picture of its best seller. */
export function tileOf(category: TreeCategory, bestSeller: CatalogueProduct | undefined): TileView {
  return {
    ...linkTo(category),
    image: bestSeller ? toCard(bestSeller).image : null,
    productCount: category.productCount,
  };
}

/** The latest change among products, ISO 8601; null without products. */
export function latestChange(products: readonly CatalogueProduct[]): string | null {
  let latest: string | null = null;
  for (const { updatedAt } of products) if (latest === null || updatedAt > latest) latest = updatedAt;
  return latest;
}

/** The facets of a listing's search, without empty values and empty facets. */
function facetsOf({ facets }: WholeListing, hidden: FacetKey): FacetView[] {
  return facets
    .filter(({ key }) => key !== hidden)
    .map(({ key, label, values }) => {
      const found = values.filter(({ count }) => count > 0);
      const shown = key === "BRAND" ? found.slice(0, MOST_BRANDS) : found;
      return {
        key,
        label,
        values: shown.map(({ value, label, count }) => ({ value, label, count, isSelected: false })),
      };
    })
    .filter(({ values }) => values.length > 0);
}
