/**
 * Static listings: pages of every category, department and brand, 12 products each, best sellers first; a
 * line is a table of its sizes.
 */
import { countWords } from "../../../contract/fields/count-words";
import { attributePagePath } from "../../../contract/catalogue/attribute-pages";
import { ROUTES, brandPath, categoryBrandPath, categoryPath } from "../../../contract/site/paths";
import type { FacetKey } from "../../../contract/catalogue/facets";
import { DEFAULT_PAGE_SIZE, LIMITS } from "../../../contract/limits";
import { ownPictures } from "../../../contract/catalogue/pictures";
import type { CountedLink, LinkView, ListingView, TileView } from "../../catalogue/views/catalogue-views";
import { toCard } from "../../catalogue/cards/card";
import type { BrandInCategory } from "./brands-in-categories";
import type { CatalogueAttributePage, CatalogueBrand, CatalogueProduct, WholeListing } from "./catalogue";
import type { ListingKey } from "./catalogue-reader";
import { sizeWordsOf } from "./line-table";
import { listingFacets } from "./listing-facets";
import { HOME_LINK, breadcrumbsOf, linkTo, type TreeCategory } from "./category-tree";

export const BRANDS_LINK: LinkView = { label: "Brands", url: ROUTES.brands };

/** A listing with its own pages: a category, a brand, or a brand or an attribute in a category. */
export interface Shelf {
  readonly key: ListingKey;
  /** Address of its first page. */
  readonly url: string;
  readonly pathOf: (page: number) => string;
  readonly frame: Pick<ListingView, "kind" | "id" | "title" | "intro" | "image" | "breadcrumbs">;
  /** Products per page. */
  readonly pageSize: number;
  /** A line of tires or wheels: a table ordered by size. */
  readonly isLine?: boolean;
  /** The facets fixed by the listing. */
  readonly hiddenFacets: readonly FacetKey[];
  /** Tiles on the first page. */
  readonly children: readonly TreeCategory[];
  /** Links on the first page. */
  readonly links: readonly CountedLink[];
  /** Attribute links on the first page. */
  readonly attributeLinks: readonly CountedLink[];
}

export function categoryShelf(
  category: TreeCategory,
  pairs: readonly BrandInCategory[],
  pages: readonly CatalogueAttributePage[],
): Shelf {
  return {
    key: { categoryId: category.id },
    url: categoryPath(category),
    pathOf: (page) => categoryPath(category, page),
    frame: {
      kind: "category",
      id: category.id,
      title: category.name,
      intro: category.parent
        ? `Shop ${category.name}. Pay today or lease to own; you always see the full cost.`
        : `All ${category.name}: buy now or lease to own. You always see the full cost.`,
      breadcrumbs: breadcrumbsOf(category),
    },
    pageSize: DEFAULT_PAGE_SIZE,
    hiddenFacets: ["CATEGORY"],
    children: category.children,
    links: pairs
      .filter((pair) => pair.category.id === category.id)
      .map((pair) => ({ label: pair.brand.name, url: pairPath(pair), productCount: pair.count })),
    attributeLinks: linksTo(pages.filter((page) => page.categoryId === category.id)),
  };
}

export function brandShelf(
  brand: CatalogueBrand,
  pairs: readonly BrandInCategory[],
  pages: readonly CatalogueAttributePage[],
): Shelf {
  return {
    key: { brandId: brand.id },
    url: brandPath(brand),
    pathOf: (page) => brandPath(brand, page),
    frame: {
      kind: "brand",
      id: brand.id,
      title: brand.name,
      intro:
        brand.description || `Shop ${brand.name}. Pay today or lease to own; you always see the full cost.`,
      ...imageOf(brand),
      breadcrumbs: [HOME_LINK, BRANDS_LINK, { label: brand.name, url: brandPath(brand) }],
    },
    pageSize: DEFAULT_PAGE_SIZE,
    hiddenFacets: ["BRAND"],
    children: [],
    links: pairs
      .filter((pair) => pair.brand.id === brand.id)
      .map((pair) => ({ label: pair.category.name, url: pairPath(pair), productCount: pair.count })),
    attributeLinks: linksTo(pages.filter((page) => page.brandId === brand.id)),
  };
}

/** The listing of a brand in a category, which people search for together (CATALOGUE-18). */
export function pairShelf(pair: BrandInCategory, pages: readonly CatalogueAttributePage[]): Shelf {
  const { category, brand, count } = pair;
  return {
    key: { categoryId: category.id, brandId: brand.id },
    url: pairPath(pair),
    pathOf: (page) => categoryBrandPath(category, brand, page),
    frame: {
      kind: "brand-in-category",
      id: `${category.id}/${brand.id}`,
      title: `${brand.name} ${category.name}`,
      // Leaves out other brands, whose changes would change this page.
      intro: `${countWords(count, "product")} by ${brand.name} in ${category.name}. Pay today or lease to own; you always see the full cost.`,
      ...imageOf(brand),
      breadcrumbs: [...breadcrumbsOf(category), { label: brand.name, url: pairPath(pair) }],
    },
    pageSize: DEFAULT_PAGE_SIZE,
    hiddenFacets: ["CATEGORY", "BRAND"],
    children: [],
    links: [],
    attributeLinks: linksTo(
      pages.filter((page) => page.categoryId === category.id && page.brandId === brand.id),
    ),
  };
}

/** Links in page order. For an attribute with very many pages, such as tire sizes, links the largest only. */
function linksTo(pages: readonly CatalogueAttributePage[]): CountedLink[] {
  const ofKind = new Map<FacetKey, number>();
  const largest = new Set<CatalogueAttributePage>();
  for (const page of [...pages].sort((a, b) => b.productCount - a.productCount)) {
    const before = ofKind.get(page.key) ?? 0;
    if (before < LIMITS.linePages.linkedOfKind) largest.add(page);
    ofKind.set(page.key, before + 1);
  }
  return pages
    .filter((page) => largest.has(page))
    .map((page) => ({ label: page.title, url: attributePagePath(page), productCount: page.productCount }));
}

/**
 * The listing of one attribute value in a category: maintained by staff (CATALOGUE-22), or of the tire and
 * wheel line.
 */
export function attributeShelf(page: CatalogueAttributePage, category: TreeCategory): Shelf {
  const { key, value, title, intro } = page;
  const url = attributePagePath(page);
  return {
    key: { categoryId: category.id, attribute: { key, value } },
    url,
    pathOf: (number) => attributePagePath(page, number),
    frame: {
      kind: "attribute-in-category",
      id: url,
      title,
      intro,
      breadcrumbs: [...breadcrumbsOf(category), { label: title, url }],
    },
    ...(key === "PRODUCT_LINE"
      ? { isLine: true, pageSize: LIMITS.linePages.rowsOfTable }
      : { pageSize: DEFAULT_PAGE_SIZE }),
    hiddenFacets: ["CATEGORY", key],
    children: [],
    links: [],
    attributeLinks: [],
  };
}

function pairPath({ category, brand }: BrandInCategory): string {
  return categoryBrandPath(category, brand);
}

function imageOf(brand: CatalogueBrand): Pick<ListingView, "image"> {
  const [image] = ownPictures(brand);
  return image ? { image } : {};
}

/** An empty listing has one page, because the menu links to it. */
export function pageCountOf({ pageSize }: Shelf, { totalCount }: WholeListing): number {
  return Math.max(1, Math.ceil(totalCount / pageSize));
}

/** Ids of the products on a page; pages count from 1. */
export function idsOnPage(
  { pageSize }: Shelf,
  { productIds }: WholeListing,
  page: number,
): readonly string[] {
  return productIds.slice((page - 1) * pageSize, page * pageSize);
}

/** Content of the first page only: subcategory tiles, and the finder of the tire and wheel line. */
interface FirstPage extends Pick<ListingView, "finder"> {
  readonly tiles: readonly TileView[];
}

export function listingView(
  shelf: Shelf,
  listing: WholeListing,
  page: number,
  products: readonly CatalogueProduct[],
  { tiles, finder }: FirstPage,
): ListingView {
  return {
    ...shelf.frame,
    ...pictureOfLine(shelf, products),
    ...listingFacets(listing.facets, shelf.hiddenFacets, finder !== undefined),
    tiles: page === 1 ? tiles : [],
    ...(finder ? { finder } : {}),
    ...(page === 1 && shelf.attributeLinks.length > 0 ? { attributeLinks: shelf.attributeLinks } : {}),
    ...(page === 1 && shelf.links.length > 0 ? { links: shelf.links } : {}),
    cards: products.map((product) => ({
      ...toCard(product),
      ...(shelf.isLine ? { ofLine: sizeWordsOf(product) } : {}),
    })),
    totalCount: listing.totalCount,
    page,
    pageSize: shelf.pageSize,
    pageCount: pageCountOf(shelf, listing),
  };
}

/** All sizes of a line look alike. */
function pictureOfLine({ isLine }: Shelf, [first]: readonly CatalogueProduct[]): Pick<ListingView, "image"> {
  const image = isLine && first ? toCard(first).image : null;
  return image === null ? {} : { image };
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
