/** Views of the catalog's pages, each available separately, shared by builds and publications. */
import {
  ROUTES,
  brandPath,
  categoryBrandPath,
  categoryPath,
  productPath,
} from "../../../contract/site/paths";
import { attributePagePath } from "../../../contract/catalogue/attribute-pages";
import { TIRES, WHEELS } from "../../../contract/catalogue/categories";
import { linePagesOf } from "../../../contract/catalogue/line-pages";
import type {
  BrandListView,
  FirstChoices,
  HomeView,
  ListingView,
  ProductView,
  TileView,
  VehiclesView,
} from "../../catalogue/views/catalogue-views";
import type { CatalogueBrand, CatalogueFrame, CatalogueProduct, WholeListing } from "./catalogue";
import type { CatalogueReader } from "./catalogue-reader";
import { brandsInCategories } from "./brands-in-categories";
import { buildCategoryTree, type CategoryTree } from "./category-tree";
import { brandListView, homeView } from "./home-view";
import { inOrderOfSizes } from "./line-table";
import {
  BRANDS_LINK,
  attributeShelf,
  brandShelf,
  categoryShelf,
  idsOnPage,
  latestChange,
  listingView,
  pageCountOf,
  pairShelf,
  tileOf,
  type Shelf,
} from "./listing-view";
import { productView, relatedIds } from "./product-view";
import { makesPage, pagesOfMake, type VehiclePage } from "./vehicle-pages";

/** A page: its address, template and template data. */
export type SitePage = {
  readonly path: string;
  /** ISO 8601; null when unknown. */
  readonly lastChanged: string | null;
  /** False for pages that search engines must not index. */
  readonly isIndexed: boolean;
} & (
  | { readonly template: "home"; readonly context: { readonly home: HomeView } }
  | { readonly template: "listing"; readonly context: { readonly listing: ListingView } }
  | { readonly template: "product"; readonly context: { readonly product: ProductView } }
  | { readonly template: "brand-list"; readonly context: { readonly list: BrandListView } }
  | { readonly template: "finder"; readonly context: { readonly first: FirstChoices } }
  | { readonly template: "vehicles"; readonly context: { readonly vehicles: VehiclesView } }
);

/** Large enough for few requests, small enough for little memory. */
export const LISTING_PAGES_AT_ONCE = 20;
const PRODUCT_PAGES_AT_ONCE = 100;
const LINE_HUBS: ReadonlySet<string> = new Set(["tires-wheels", TIRES, WHEELS]);
/** Home, the list of brands and the finder. */
export const FRONT_PAGES = 3;

export class SiteViews {
  /** By address of the first page: categories in menu order, brands by name, then pages in categories. */
  readonly shelves: ReadonlyMap<string, Shelf>;
  private readonly tree: CategoryTree;
  private readonly brands: ReadonlyMap<string, CatalogueBrand>;
  private readonly listings = new Map<string, Promise<WholeListing>>();
  private readonly positions = new Map<WholeListing, ReadonlyMap<string, number>>();

  private constructor(
    private readonly reader: CatalogueReader,
    readonly frame: CatalogueFrame,
    tree: CategoryTree,
    brandCounts: ReadonlyMap<string, ReadonlyMap<string, number>>,
  ) {
    this.tree = tree;
    this.brands = new Map(frame.getAllBrands.map((brand) => [brand.id, brand]));
    const pairs = brandsInCategories(tree, this.brands, brandCounts);
    const pages = frame.exportAttributePages.filter(({ categoryId }) => tree.byId.has(categoryId));
    const shelves = [
      ...[...tree.byId.values()].map((category) => categoryShelf(category, pairs, pages)),
      ...frame.getAllBrands.map((brand) => brandShelf(brand, pairs, pages)),
      ...pairs.map((pair) => pairShelf(pair, pages)),
      ...pages.map((page) => attributeShelf(page, tree.byId.get(page.categoryId)!)),
    ];
    this.shelves = new Map(shelves.map((shelf) => [shelf.url, shelf]));
  }

  static async open(reader: CatalogueReader): Promise<SiteViews> {
    const frame = await reader.readFrame();
    const tree = buildCategoryTree(frame.getCategories);
    const leaves = [...tree.byId.values()].filter(({ children }) => children.length === 0);
    const counts = await reader.readBrandCounts(leaves.map(({ id }) => id));
    return new SiteViews(reader, frame, tree, counts);
  }

  /** The home page and the list of brands. */
  async frontPages(): Promise<SitePage[]> {
    const products = await this.reader.readHome();
    const { departments } = this.tree;
    const best = await this.reader.readBestSellers(departments.map(({ id }) => id));
    const home = homeView(products, this.tree, this.frame.getAllBrands, best);
    const list = brandListView(this.frame.getAllBrands);
    const lastChanged = latestChange([...products.deals, ...products.bestSellers]);
    return [
      { path: ROUTES.home, template: "home", context: { home }, lastChanged, isIndexed: true },
      { path: BRANDS_LINK.url, template: "brand-list", context: { list }, lastChanged, isIndexed: true },
      {
        path: ROUTES.finder,
        template: "finder",
        context: { first: this.firstChoices() },
        lastChanged: null,
        isIndexed: false,
      },
    ];
  }

  private firstChoices(): FirstChoices {
    return { years: this.frame.exportVehicleYears, widths: this.frame.getTireWidths };
  }

  /** Vehicle pages, one batch per make. Fitment data has no date. */
  async *vehiclePages(): AsyncGenerator<readonly SitePage[]> {
    const makes = this.frame.exportVehicleMakes;
    if (makes.length === 0) return;
    yield [vehiclePage(makesPage(makes))];
    for (const make of makes)
      yield pagesOfMake(make, await this.reader.readVehicles(make.slug)).map(vehiclePage);
  }

  /** The finder is on the first pages of the tire and wheel line. */
  private finderOn({ key }: Shelf, page: number): Pick<ListingView, "finder"> {
    const isHub = "categoryId" in key && !("brandId" in key) && !("attribute" in key);
    return page === 1 && isHub && LINE_HUBS.has(key.categoryId) ? { finder: this.firstChoices() } : {};
  }

  /** Cached: each publication uses new views. */
  listing(shelf: Shelf): Promise<WholeListing> {
    let listing = this.listings.get(shelf.url);
    if (!listing) this.listings.set(shelf.url, (listing = this.readListing(shelf)));
    return listing;
  }

  private async readListing({ key, isLine }: Shelf): Promise<WholeListing> {
    const listing = await this.reader.readListing(key);
    if (!isLine) return listing;
    const products = await this.reader.readProducts(listing.productIds);
    return { ...listing, productIds: inOrderOfSizes(products).map(({ productId }) => productId) };
  }

  /** Pages of a listing by their numbers, from 1. */
  async listingPages(shelf: Shelf, numbers: readonly number[]): Promise<SitePage[]> {
    const listing = await this.listing(shelf);
    await this.reader.readProducts(numbers.flatMap((page) => idsOnPage(shelf, listing, page)));
    return Promise.all(
      numbers.map(async (page) => {
        const products = await this.reader.readProducts(idsOnPage(shelf, listing, page));
        const tiles = page === 1 ? await this.tilesOf(shelf) : [];
        return {
          path: shelf.pathOf(page),
          template: "listing" as const,
          context: {
            listing: listingView(shelf, listing, page, products, { tiles, ...this.finderOn(shelf, page) }),
          },
          lastChanged: latestChange(products),
          isIndexed: products.length > 0,
        };
      }),
    );
  }

  async productPages(ids: readonly string[]): Promise<SitePage[]> {
    const products = await this.reader.readProducts(ids);
    const related = await Promise.all(products.map((product) => this.relatedIds(product)));
    await this.reader.readProducts(related.flat());
    return Promise.all(
      products.map(async (product, index) => {
        const relatedProducts = await this.reader.readProducts(related[index]!);
        return {
          path: productPath(product),
          template: "product" as const,
          context: {
            product: productView(product, this.tree, this.brands, relatedProducts, this.linePagesOf(product)),
          },
          lastChanged: product.updatedAt,
          isIndexed: true,
        };
      }),
    );
  }

  /** The pages of the product's line and size, if any. */
  private linePagesOf(product: CatalogueProduct): Shelf[] {
    const [categoryId, brandId] = [product.category?.id ?? null, product.brand?.id ?? null];
    return linePagesOf({ ...product, categoryId, brandId }).flatMap(
      (page) => this.shelves.get(attributePagePath(page)) ?? [],
    );
  }

  /** The listings of a live product, without attributes its page does not link to. */
  shelvesOf(product: CatalogueProduct): Shelf[] {
    const shelves: (Shelf | undefined)[] = this.linePagesOf(product);
    const leaf = product.category ? this.tree.byId.get(product.category.id) : undefined;
    // First: a page is published before the category and brand that link to it.
    if (leaf && product.brand) shelves.push(this.shelves.get(categoryBrandPath(leaf, product.brand)));
    for (let step = leaf ?? null; step; step = step.parent)
      shelves.push(this.shelves.get(categoryPath(step)));
    if (product.brand) shelves.push(this.shelves.get(brandPath(product.brand)));
    return shelves.filter((shelf) => shelf !== undefined);
  }

  attributeShelves(): Shelf[] {
    return [...this.shelves.values()].filter(({ frame }) => frame.kind === "attribute-in-category");
  }

  /** Position of a product in a listing, from 0; -1 when absent. */
  async positionIn(shelf: Shelf, productId: string): Promise<number> {
    const listing = await this.listing(shelf);
    let positions = this.positions.get(listing);
    if (!positions) {
      positions = new Map(listing.productIds.map((id, index) => [id, index]));
      this.positions.set(listing, positions);
    }
    return positions.get(productId) ?? -1;
  }

  /** Every page of the catalog, in batches. @throws Error naming both products when two share an address */
  async *allPages(): AsyncGenerator<readonly SitePage[]> {
    yield await this.frontPages();
    for (const shelf of this.shelves.values()) yield* this.allListingPages(shelf);
    yield* this.vehiclePages();
    yield* this.allProductPages();
  }

  async count(): Promise<number> {
    let pages = FRONT_PAGES + this.frame.catalogueState.productCount;
    for (const shelf of this.shelves.values()) pages += pageCountOf(shelf, await this.listing(shelf));
    for await (const { length } of this.vehiclePages()) pages += length;
    return pages;
  }

  async *allListingPages(shelf: Shelf): AsyncGenerator<readonly SitePage[]> {
    const last = pageCountOf(shelf, await this.listing(shelf));
    for (let first = 1; first <= last; first += LISTING_PAGES_AT_ONCE) {
      const count = Math.min(LISTING_PAGES_AT_ONCE, last - first + 1);
      yield await this.listingPages(
        shelf,
        Array.from({ length: count }, (_, index) => first + index),
      );
    }
  }

  async *allProductPages(): AsyncGenerator<readonly SitePage[]> {
    const productsBySlug = new Map<string, string>();
    for await (const products of this.reader.eachProduct(PRODUCT_PAGES_AT_ONCE)) {
      for (const product of products) refuseSharedSlug(productsBySlug, product);
      yield await this.productPages(products.map(({ productId }) => productId));
    }
  }

  private async relatedIds({ productId, category }: CatalogueProduct): Promise<string[]> {
    const leaf = category ? this.tree.byId.get(category.id) : undefined;
    const shelf = leaf && this.shelves.get(categoryPath(leaf));
    if (!shelf) return [];
    const position = await this.positionIn(shelf, productId);
    return position < 0 ? [] : relatedIds((await this.listing(shelf)).productIds, position);
  }

  private async tilesOf({ children }: Shelf): Promise<TileView[]> {
    const best = await this.reader.readBestSellers(children.map(({ id }) => id));
    return children.map((child, index) => tileOf(child, best[index]));
  }
}

const vehiclePage = ({ path, vehicles }: VehiclePage): SitePage => ({
  path,
  template: "vehicles",
  context: { vehicles },
  lastChanged: null,
  isIndexed: true,
});

function refuseSharedSlug(
  productsBySlug: Map<string, string>,
  { slug, productId, name }: CatalogueProduct,
): void {
  const other = productsBySlug.get(slug);
  const one = `${productId} (${name})`;
  if (other !== undefined) {
    const address = productPath({ slug });
    throw new Error(
      `Two products have the URL ${address}: ${other} and ${one}. Change the slug of one of them.`,
    );
  }
  productsBySlug.set(slug, one);
}
