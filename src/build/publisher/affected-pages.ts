/**
 * Which pages a change of the catalogue touches. First those that show a changed product, then those that moved up or
 * down or whose counts are others. What is derived and turns out to stand already is not drawn, so too many do no harm.
 */
import { pageOf } from "#contract/site-paths";
import { productPath } from "../../../contract/site-paths";
import { DEFAULT_PAGE_SIZE } from "../../../contract/limits";
import type { ListingView, ProductView } from "../../catalogue/views/catalog-views";
import type { CatalogueProduct } from "../views/catalogue";
import type { CatalogueReader, ChangedProduct } from "../views/catalogue-reader";
import { pageCountOf, type Shelf } from "../views/listing-view";
import { idsRelatingTo } from "../views/product-view";
import type { SitePage, SiteViews } from "../views/site-views";
import type { PageFiles } from "./page-files";

const PRODUCTS_AT_ONCE = 100;

interface TouchedShelf {
  /** Changed products on it, before or now. */
  readonly changed: Set<string>;
  /** Everything on it may have moved: all of its pages are looked at. */
  isWhole: boolean;
}

export class AffectedPages {
  /** By the address of the first page. */
  private readonly touched = new Map<string, TouchedShelf>();
  private readonly live = new Set<string>();
  /** Paths of the pages of products that are shown no more. */
  readonly hidden: string[] = [];

  constructor(
    private readonly views: SiteViews,
    private readonly reader: CatalogueReader,
    private readonly files: PageFiles,
  ) {}

  /** Addresses of the listings it has to do with. */
  get listings(): string[] {
    return [...this.touched.keys()];
  }

  /** Takes in listings that a publication before left half done. */
  addWhole(urls: Iterable<string>): void {
    for (const url of urls) this.touch(url).isWhole = true;
  }

  /** Takes in changed products: the shelves each stood on, by its page as it stands, and those it stands on now. */
  async add(changes: readonly ChangedProduct[]): Promise<void> {
    for (let from = 0; from < changes.length; from += PRODUCTS_AT_ONCE) {
      const part = changes.slice(from, from + PRODUCTS_AT_ONCE);
      const products = await this.reader.readProducts(part.map(({ productId }) => productId));
      const byId = new Map(products.map((product) => [product.productId, product]));
      for (const change of part) await this.addOne(change, byId.get(change.productId));
      this.reader.forgetProducts();
    }
    for (const [url, shelf] of this.touched) shelf.isWhole ||= await this.hasShifted(url, shelf);
  }

  /** Pages that show a changed product, and the first page of each of its listings. */
  async *urgent(): AsyncGenerator<readonly SitePage[]> {
    yield* this.productPages([...this.live]);
    for (const [shelf, { changed }] of this.shelves()) {
      const numbers = new Set([1]);
      for (const id of changed) {
        const position = await this.views.positionIn(shelf, id);
        if (position >= 0) numbers.add(Math.floor(position / DEFAULT_PAGE_SIZE) + 1);
      }
      yield await this.views.listingPages(shelf, [...numbers]);
      if (shelf.children.length === 0 && shelf.frame.kind === "category")
        yield* this.productPages(await this.relatingTo(shelf, changed));
    }
    yield await this.views.frontPages();
  }

  /** All other pages of listings in which everything may have moved. */
  async *rest(): AsyncGenerator<readonly SitePage[]> {
    for (const [shelf, { isWhole }] of this.shelves()) {
      if (!isWhole) continue;
      yield* this.views.allListingPages(shelf);
      if (shelf.children.length === 0 && shelf.frame.kind === "category")
        yield* this.productPages((await this.views.listing(shelf)).productIds);
    }
  }

  /** Paths of pages that stand behind the last page of a listing. */
  async *surplus(): AsyncGenerator<string> {
    for (const url of this.touched.keys()) {
      const shelf = this.views.shelves.get(url);
      const last = shelf ? pageCountOf(await this.views.listing(shelf)) : 0;
      for (let page = last + 1; ; page += 1) {
        const path = pageOf(url, page);
        if ((await this.files.pageData(path)) === null) break;
        yield path;
      }
    }
  }

  private async addOne(change: ChangedProduct, product: CatalogueProduct | undefined): Promise<void> {
    const path = productPath(change);
    const standing = await this.files.shown<{ product: ProductView }>(path);
    const before = new Set(standing ? listingsIn(standing.product) : []);
    const now = new Set(product ? this.views.shelvesOf(product).map(({ url }) => url) : []);
    if (product) this.live.add(change.productId);
    else if (standing) this.hidden.push(path);
    for (const url of new Set([...before, ...now])) {
      const shelf = this.touch(url);
      shelf.changed.add(change.productId);
      if (!before.has(url) || !now.has(url)) shelf.isWhole = true;
    }
  }

  /** True when something but the changed products themselves is other than what the pages show. */
  private async hasShifted(url: string, { changed }: TouchedShelf): Promise<boolean> {
    const shelf = this.views.shelves.get(url);
    const first = await this.files.shown<{ listing: ListingView }>(url);
    if (!shelf || !first) return true;
    const [derived] = await this.views.listingPages(shelf, [1]);
    if (derived?.template !== "listing" || frameOf(derived.context.listing) !== frameOf(first.listing))
      return true;
    for (const id of changed) {
      const position = await this.views.positionIn(shelf, id);
      const page = shelf.pathOf(Math.floor(position / DEFAULT_PAGE_SIZE) + 1);
      const standing = await this.files.shown<{ listing: ListingView }>(page);
      if (standing?.listing.cards[position % DEFAULT_PAGE_SIZE]?.productId !== id) return true;
    }
    return false;
  }

  private async relatingTo(shelf: Shelf, changed: ReadonlySet<string>): Promise<string[]> {
    const { productIds } = await this.views.listing(shelf);
    const ids = new Set<string>();
    for (const id of changed) {
      const position = await this.views.positionIn(shelf, id);
      if (position >= 0) for (const other of idsRelatingTo(productIds, position)) ids.add(other);
    }
    return [...ids];
  }

  private async *productPages(ids: readonly string[]): AsyncGenerator<readonly SitePage[]> {
    for (let from = 0; from < ids.length; from += PRODUCTS_AT_ONCE) {
      yield await this.views.productPages(ids.slice(from, from + PRODUCTS_AT_ONCE));
    }
  }

  private *shelves(): Generator<[Shelf, TouchedShelf]> {
    for (const [url, touched] of this.touched) {
      const shelf = this.views.shelves.get(url);
      if (shelf) yield [shelf, touched];
    }
  }

  private touch(url: string): TouchedShelf {
    const known = this.touched.get(url) ?? { changed: new Set<string>(), isWhole: false };
    this.touched.set(url, known);
    return known;
  }
}

/** Addresses of the listings a product's page says it is in. */
function listingsIn({ breadcrumbs, brandLink }: ProductView): string[] {
  return [...breadcrumbs.slice(1), ...(brandLink ? [brandLink] : [])].map(({ url }) => url);
}

/** What all pages of a listing share. */
function frameOf(listing: ListingView): string {
  return JSON.stringify({ ...listing, cards: null, tiles: null });
}
