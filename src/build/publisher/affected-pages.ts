/**
 * The pages affected by a catalog change: first pages with a changed product, then pages with a changed order
 * or count. Overestimates are harmless: an unchanged page is not rendered again.
 */
import { readAttributeSegments } from "#contract/catalogue/attribute-pages";
import { isLinkedByProducts } from "#contract/catalogue/line-pages";
import { pageOf } from "#contract/site/paths";
import { brandPath, categoryPath, productPath, readListingPath } from "../../../contract/site/paths";
import type { ListingView, ProductView } from "../../catalogue/views/catalogue-views";
import type { CatalogueProduct } from "../views/catalogue";
import type { CatalogueReader, ChangedProduct } from "../views/catalogue-reader";
import { pageCountOf, type Shelf } from "../views/listing-view";
import { idsRelatingTo } from "../views/product-view";
import { FRONT_PAGES, LISTING_PAGES_AT_ONCE, type SitePage, type SiteViews } from "../views/site-views";
import type { PageFiles } from "./page-files";
import { listingsIn, relatedAnew, publishedOrder } from "./published-pages";

const PRODUCTS_AT_ONCE = 100;

interface TouchedShelf {
  /** Changed products in the listing, before or now. */
  readonly changed: Set<string>;
  /** All pages of the listing must be checked, for example because a count changed. */
  isWhole: boolean;
  /** Products may have moved, so related products on product pages may differ. */
  hasMoved: boolean;
}

export class AffectedPages {
  /** By address of the first page. */
  private readonly touched = new Map<string, TouchedShelf>();
  private readonly live = new Set<string>();
  /** Listings left unfinished by an earlier publication, whose published order is unreliable. */
  private readonly unfinished = new Set<string>();
  /** Products whose related products changed, by address of their category. */
  private readonly relating = new Map<string, readonly string[]>();
  /** Ids of products and addresses of listing pages already derived. */
  private readonly done = new Set<string>();
  /** Paths of the pages of removed products. */
  readonly hidden: string[] = [];

  constructor(
    private readonly views: SiteViews,
    private readonly reader: CatalogueReader,
    private readonly files: PageFiles,
  ) {}

  /** Addresses of the affected listings. */
  get listings(): string[] {
    return [...this.touched.keys()];
  }

  /** Adds listings that an earlier publication left unfinished. */
  addWhole(urls: Iterable<string>): void {
    for (const url of urls) {
      markMoved(this.touch(url));
      this.unfinished.add(url);
    }
  }

  /** Adds changed products: the listings of their published pages, and their current listings. */
  async add(changes: readonly ChangedProduct[]): Promise<void> {
    for (let from = 0; from < changes.length; from += PRODUCTS_AT_ONCE) {
      const part = changes.slice(from, from + PRODUCTS_AT_ONCE);
      const products = await this.reader.readProducts(part.map(({ productId }) => productId));
      const byId = new Map(products.map((product) => [product.productId, product]));
      for (const change of part) this.addOne(change, byId.get(change.productId));
      this.reader.forgetProducts();
    }
    for (const url of [...this.touched.keys()]) this.touchPairs(url);
    for (const shelf of this.views.shelves.values())
      if (shelf.frame.kind === "category") this.touchAttributes(shelf);
    for (const shelf of this.views.attributeShelves()) await this.touchAttribute(shelf, changes);
    for (const url of this.touched.keys()) await this.redrawProductsOf(url);
    for (const [url, shelf] of this.touched) if (!shelf.hasMoved) await this.compare(url, shelf);
    // Must run before the first listing is replaced: the published listings hold the order product pages were
    // built from.
    for (const [shelf, { hasMoved }] of this.shelves())
      if (hasMoved) this.relating.set(shelf.url, await this.findRelating(shelf));
  }

  /** Adds brand-in-category pages that come or go, which depends on all products of both. */
  private touchPairs(url: string): void {
    const links = new Set(this.views.shelves.get(url)?.links.map((link) => link.url));
    const publishedLinks = this.files.publishedView<{ listing: ListingView }>(url)?.listing.links ?? [];
    const both = new Set([...links, ...publishedLinks.map((link) => link.url)]);
    for (const pair of both) {
      if (links.has(pair) && publishedLinks.some((link) => link.url === pair)) continue;
      markMoved(this.touch(pair));
      const { categoryId, brandId } = readListingPath(pair)!;
      if (categoryId) this.touch(categoryPath({ slug: categoryId }));
      if (brandId) this.touch(brandPath({ id: brandId }));
    }
  }

  /** Adds attribute pages that come or go, by staff list or products, and the category that links to them. */
  private touchAttributes({ url, attributeLinks }: Shelf): void {
    const publishedLinks =
      this.files.publishedView<{ listing: ListingView }>(url)?.listing.attributeLinks ?? [];
    if (JSON.stringify(publishedLinks) === JSON.stringify(attributeLinks)) return;
    this.touch(url);
    const both = new Set([...publishedLinks, ...attributeLinks].map((link) => link.url));
    for (const page of both)
      if (!this.views.shelves.has(page) || this.files.pageData(page) === null) markMoved(this.touch(page));
  }

  /** Adds an attribute page with changed text or products; a removed product changes its count. */
  private async touchAttribute(shelf: Shelf, changes: readonly ChangedProduct[]): Promise<void> {
    const published = this.files.publishedView<{ listing: ListingView }>(shelf.url)?.listing;
    const { title, intro } = shelf.frame;
    if (published?.title !== title || published.intro !== intro) return markMoved(this.touch(shelf.url));
    const isNear = this.touched.has(shelf.frame.breadcrumbs.at(-2)!.url);
    if (!isNear || ("attribute" in shelf.key && isLinkedByProducts(shelf.key.attribute.key))) return;
    const { changed } = this.touch(shelf.url);
    for (const { productId } of changes)
      if ((await this.views.positionIn(shelf, productId)) >= 0) changed.add(productId);
  }

  /** When the page of a line or size comes or goes, its products' pages change their links. */
  private async redrawProductsOf(url: string): Promise<void> {
    const segments = readListingPath(url)?.attribute;
    const attribute = segments && readAttributeSegments(segments);
    if (!attribute || !isLinkedByProducts(attribute.key)) return;
    const [shelf, published] = [
      this.views.shelves.get(url),
      this.files.publishedView<{ listing: ListingView }>(url)?.listing,
    ];
    if (shelf && published) return;
    const ids = shelf
      ? (await this.views.listing(shelf)).productIds
      : (published?.cards ?? []).map(({ productId }) => productId);
    for (const id of ids) this.live.add(id);
  }

  /** Upper bound of the pages that `urgent` and `rest` yield. */
  async count(): Promise<number> {
    const products = new Set(this.live);
    let pages = FRONT_PAGES;
    for (const [shelf, touched] of this.shelves()) {
      const numbers = touched.isWhole ? await this.allNumbers(shelf) : await this.numbersOf(shelf, touched);
      pages += numbers.length;
      const others = this.relating.get(shelf.url) ?? (await this.relatingTo(shelf, touched));
      for (const id of others) products.add(id);
    }
    return pages + products.size;
  }

  /** Pages that show a changed product, and the first page of each affected listing. */
  async *urgent(): AsyncGenerator<readonly SitePage[]> {
    yield* this.productPages(this.live);
    for (const [shelf, touched] of this.shelves()) {
      yield* this.listingPages(shelf, await this.numbersOf(shelf, touched));
      yield* this.productPages(await this.relatingTo(shelf, touched));
    }
    yield await this.views.frontPages();
  }

  /** All remaining pages of listings with `isWhole`. */
  async *remaining(): AsyncGenerator<readonly SitePage[]> {
    for (const [shelf, touched] of this.shelves()) {
      if (!touched.isWhole) continue;
      yield* this.listingPages(shelf, await this.allNumbers(shelf));
      yield* this.productPages(this.relating.get(shelf.url) ?? []);
    }
  }

  /** Paths of pages beyond the last page of a listing. */
  async *surplus(): AsyncGenerator<string> {
    for (const url of this.touched.keys()) {
      const shelf = this.views.shelves.get(url);
      const last = shelf ? pageCountOf(shelf, await this.views.listing(shelf)) : 0;
      for (let page = last + 1; ; page += 1) {
        const path = pageOf(url, page);
        if (this.files.pageData(path) === null) break;
        yield path;
      }
    }
  }

  private addOne(change: ChangedProduct, product: CatalogueProduct | undefined): void {
    const path = productPath(change);
    const published = this.files.publishedView<{ product: ProductView }>(path);
    const before = new Set(published ? listingsIn(published.product) : []);
    const now = new Set(product ? this.views.shelvesOf(product).map(({ url }) => url) : []);
    if (product) this.live.add(change.productId);
    // Recorded even without a page: an interrupted publication may have removed the page before writing
    // sitemap and feed.
    else this.hidden.push(path);
    for (const url of new Set([...before, ...now])) {
      const shelf = this.touch(url);
      shelf.changed.add(change.productId);
      if (!before.has(url) || !now.has(url)) markMoved(shelf);
    }
  }

  /** Sets `isWhole` when pages of a listing differ in more than the changed products. */
  private async compare(url: string, touched: TouchedShelf): Promise<void> {
    const shelf = this.views.shelves.get(url);
    const first = this.files.publishedView<{ listing: ListingView }>(url);
    if (!shelf || !first) return markMoved(touched);
    const [derived] = await this.views.listingPages(shelf, [1]);
    const frame = derived?.template === "listing" ? frameOf(derived.context.listing) : null;
    touched.isWhole ||= frame !== frameOf(first.listing);
    for (const id of touched.changed) {
      const position = await this.views.positionIn(shelf, id);
      const page = shelf.pathOf(Math.floor(position / shelf.pageSize) + 1);
      const published = this.files.publishedView<{ listing: ListingView }>(page);
      if (published?.listing.cards[position % shelf.pageSize]?.productId !== id) return markMoved(touched);
    }
  }

  /** Products whose pages show a changed product as related. */
  private async relatingTo(shelf: Shelf, { changed }: TouchedShelf): Promise<Iterable<string>> {
    const productIds = await this.relatingAtAll(shelf);
    const ids = new Set<string>();
    if (productIds.length === 0) return ids;
    for (const id of changed) {
      const position = await this.views.positionIn(shelf, id);
      if (position >= 0) for (const other of idsRelatingTo(productIds, position)) ids.add(other);
    }
    return ids;
  }

  /** Products whose related products changed with the order of their category. */
  private async findRelating(shelf: Shelf): Promise<readonly string[]> {
    const ids = await this.relatingAtAll(shelf);
    const isKnown = ids.length > 0 && !this.unfinished.has(shelf.url);
    return isKnown ? relatedAnew(publishedOrder(this.files, shelf.url), ids) : ids;
  }

  /** Products related by order: the products of a category without subcategories. */
  private async relatingAtAll(shelf: Shelf): Promise<readonly string[]> {
    if (shelf.children.length > 0 || shelf.frame.kind !== "category") return [];
    return (await this.views.listing(shelf)).productIds;
  }

  /** Numbers of the first page and of pages with changed products. */
  private async numbersOf(shelf: Shelf, { changed }: TouchedShelf): Promise<number[]> {
    const numbers = new Set([1]);
    for (const id of changed) {
      const position = await this.views.positionIn(shelf, id);
      if (position >= 0) numbers.add(Math.floor(position / shelf.pageSize) + 1);
    }
    return [...numbers];
  }

  private async allNumbers(shelf: Shelf): Promise<number[]> {
    const count = pageCountOf(shelf, await this.views.listing(shelf));
    return Array.from({ length: count }, (_, index) => index + 1);
  }

  private async *productPages(ids: Iterable<string>): AsyncGenerator<readonly SitePage[]> {
    for (const part of this.inParts(ids, PRODUCTS_AT_ONCE)) yield await this.views.productPages(part);
  }

  private async *listingPages(shelf: Shelf, numbers: readonly number[]): AsyncGenerator<readonly SitePage[]> {
    const byPath = new Map(numbers.map((number) => [shelf.pathOf(number), number]));
    for (const part of this.inParts(byPath.keys(), LISTING_PAGES_AT_ONCE))
      yield await this.views.listingPages(
        shelf,
        part.map((path) => byPath.get(path)!),
      );
  }

  /** Batches of keys not derived yet, so that a page in both phases is checked once. */
  private *inParts(keys: Iterable<string>, size: number): Generator<string[]> {
    const open = [...keys].filter((key) => !this.done.has(key));
    for (let from = 0; from < open.length; from += size) {
      const part = open.slice(from, from + size);
      for (const key of part) this.done.add(key);
      yield part;
    }
  }

  /** Brands and attributes in categories first: categories and brands link to them. */
  private *shelves(): Generator<[Shelf, TouchedShelf]> {
    const touchedShelves = [...this.touched].flatMap(([url, touched]): [Shelf, TouchedShelf][] => {
      const shelf = this.views.shelves.get(url);
      return shelf ? [[shelf, touched]] : [];
    });
    const isWithin = ([{ frame }]: [Shelf, TouchedShelf]) => frame.kind.endsWith("-in-category");
    yield* touchedShelves.filter(isWithin);
    yield* touchedShelves.filter((entry) => !isWithin(entry));
  }

  private touch(url: string): TouchedShelf {
    const known = this.touched.get(url) ?? { changed: new Set<string>(), isWhole: false, hasMoved: false };
    this.touched.set(url, known);
    return known;
  }
}

function markMoved(shelf: TouchedShelf): void {
  shelf.isWhole = true;
  shelf.hasMoved = true;
}

/** The data common to all pages of a listing. */
function frameOf(listing: ListingView): string {
  return JSON.stringify({ ...listing, cards: null, tiles: null, links: null, attributeLinks: null });
}
