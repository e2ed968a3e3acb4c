/** Reads page data from the API: the full catalog for a build, a few products for a publication. */
import type { AttributeChoice } from "../../../contract/catalogue/attribute-pages";
import { LIMITS } from "../../../contract/limits";
import {
  PRODUCT_FIELDS,
  type CatalogueFrame,
  type CatalogueProduct,
  type CatalogueVehicle,
  type HomeProducts,
  type WholeListing,
} from "./catalogue";

/** Runs one query on the API. @throws Error with the API's message */
export type QueryApi = <Answer>(query: string) => Promise<Answer>;

export interface ChangedProduct {
  readonly productId: string;
  readonly slug: string;
}

export interface CatalogueChanges {
  readonly revision: string;
  readonly products: readonly ChangedProduct[];
}

/** Identifies a listing: a category, a brand, a brand in a category, or an attribute in a category. */
export type ListingKey =
  | { readonly categoryId: string }
  | { readonly brandId: string }
  | { readonly categoryId: string; readonly brandId: string }
  | { readonly categoryId: string; readonly attribute: AttributeChoice };

const { exportPageSize } = LIMITS.catalogue;
/** Facets are nested lists: more categories in one query would exceed the API's cost limit. */
const CATEGORIES_AT_ONCE = 10;

/** Arguments are inlined into the queries, because gatsby-source-graphql drops variables. */
export class CatalogueReader {
  private readonly products = new Map<string, CatalogueProduct>();
  private hasAll = false;

  constructor(private readonly queryApi: QueryApi) {}

  readFrame(): Promise<CatalogueFrame> {
    return this.queryApi<CatalogueFrame>(`{
      catalogueState { revision productCount }
      getCategories { id name slug active menuGroup productCount subCategories { id name slug active productCount } }
      getAllBrands { id name description rating productCount images { href } }
      exportAttributePages { categoryId key value title intro productCount brandId }
      exportVehicleYears getTireWidths { value productCount } exportVehicleMakes { slug name }
    }`);
  }

  /** Reads and caches every live product, so that later reads need no request. */
  async cacheAllProducts(): Promise<void> {
    for await (const products of this.exportProducts(exportPageSize)) this.cacheProducts(products);
    this.hasAll = true;
  }

  /** Every live product by id, in batches. */
  async *eachProduct(count: number): AsyncGenerator<readonly CatalogueProduct[]> {
    if (!this.hasAll) return yield* this.exportProducts(count);
    const all = [...this.products.values()];
    for (let from = 0; from < all.length; from += count) yield all.slice(from, from + count);
  }

  /** Live products in the order of the ids; omits ids that are not live. */
  async readProducts(ids: readonly string[]): Promise<CatalogueProduct[]> {
    const missing = this.hasAll ? [] : [...new Set(ids)].filter((id) => !this.products.has(id));
    for (let from = 0; from < missing.length; from += exportPageSize) {
      const part = JSON.stringify(missing.slice(from, from + exportPageSize));
      const query = `{ exportProducts(productIds: ${part}) { ${PRODUCT_FIELDS} } }`;
      const { exportProducts } = await this.queryApi<{ exportProducts: CatalogueProduct[] }>(query);
      this.cacheProducts(exportProducts);
    }
    return ids.flatMap((id) => this.products.get(id) ?? []);
  }

  /** Empties the cache of products. */
  forgetProducts(): void {
    this.products.clear();
  }

  async readListing(key: ListingKey): Promise<WholeListing> {
    const query = `{ exportListing(${argumentsOf(key)}) { totalCount productIds
      facets { key label values { value label count isSelected } } } }`;
    return (await this.queryApi<{ exportListing: WholeListing }>(query)).exportListing;
  }

  /** Each category's best seller; undefined for an empty category. */
  async readBestSellers(categoryIds: readonly string[]): Promise<(CatalogueProduct | undefined)[]> {
    if (categoryIds.length === 0) return [];
    const listings = categoryIds.map(
      (categoryId, index) =>
        `of${index}: exportListing(${argumentsOf({ categoryId })}) { productIds(first: 1) }`,
    );
    const answer = await this.queryApi<Record<string, { productIds: string[] }>>(
      `{ ${listings.join("\n")} }`,
    );
    const ids = categoryIds.map((_, index) => answer[`of${index}`]!.productIds[0]);
    const products = await this.readProducts(ids.filter((id) => id !== undefined));
    const byId = new Map(products.map((product) => [product.productId, product]));
    return ids.map((id) => (id === undefined ? undefined : byId.get(id)));
  }

  /** Product counts of each brand in each category. */
  async readBrandCounts(categoryIds: readonly string[]): Promise<Map<string, ReadonlyMap<string, number>>> {
    const counts = new Map<string, ReadonlyMap<string, number>>();
    for (let from = 0; from < categoryIds.length; from += CATEGORIES_AT_ONCE) {
      const part = categoryIds.slice(from, from + CATEGORIES_AT_ONCE);
      const listings = part.map(
        (categoryId, index) =>
          `of${index}: exportListing(${argumentsOf({ categoryId })}) { facets { key values { value count } } }`,
      );
      const answer = await this.queryApi<Record<string, Pick<WholeListing, "facets">>>(
        `{ ${listings.join("\n")} }`,
      );
      part.forEach((categoryId, index) => {
        const brands = answer[`of${index}`]!.facets.find(({ key }) => key === "BRAND")?.values ?? [];
        counts.set(categoryId, new Map(brands.map(({ value, count }) => [value, count])));
      });
    }
    return counts;
  }

  /** Vehicles of a make, by model, newest first. */
  async readVehicles(make: string): Promise<readonly CatalogueVehicle[]> {
    const query = `{ exportVehicles(make: ${JSON.stringify(make)}) { year modelSlug model trimSlug trim sizes } }`;
    return (await this.queryApi<{ exportVehicles: CatalogueVehicle[] }>(query)).exportVehicles;
  }

  async readHome(): Promise<HomeProducts> {
    const query = `{ exportHome { deals { ${PRODUCT_FIELDS} } bestSellers { ${PRODUCT_FIELDS} } } }`;
    return (await this.queryApi<{ exportHome: HomeProducts }>(query)).exportHome;
  }

  /**
   * Changes since a revision, and the revision of the listings.
   * @param waits long polling: without changes, the response comes after some seconds
   */
  async readChanges(since: string, waits = false): Promise<CatalogueChanges> {
    const products: ChangedProduct[] = [];
    let revision: string | undefined;
    for (let after = ""; ;) {
      const query = `{ exportChanges(since: ${JSON.stringify(since)}, after: ${JSON.stringify(after)}, waits: ${waits}) {
        revision products { productId slug } } }`;
      const { exportChanges } = await this.queryApi<{
        exportChanges: { revision: string; products: ChangedProduct[] };
      }>(query);
      revision ??= exportChanges.revision;
      products.push(...exportChanges.products);
      if (exportChanges.products.length < exportPageSize) return { revision, products };
      after = exportChanges.products.at(-1)!.productId;
    }
  }

  private async *exportProducts(count: number): AsyncGenerator<readonly CatalogueProduct[]> {
    for (let after: string | null = null; ;) {
      const query: string = `{ exportCatalogue(after: ${JSON.stringify(after)}, first: ${count}) {
        products { ${PRODUCT_FIELDS} } next } }`;
      const { exportCatalogue }: ExportAnswer = await this.queryApi<ExportAnswer>(query);
      yield exportCatalogue.products;
      if (!exportCatalogue.next) return;
      after = exportCatalogue.next;
    }
  }

  private cacheProducts(products: readonly CatalogueProduct[]): void {
    for (const product of products) this.products.set(product.productId, product);
  }
}

interface ExportAnswer {
  readonly exportCatalogue: { readonly products: CatalogueProduct[]; readonly next: string | null };
}

function argumentsOf(key: ListingKey): string {
  const { attribute, ...ids } = { attribute: undefined, ...key };
  const filter =
    attribute && `filters: [{ key: ${attribute.key}, values: [${JSON.stringify(attribute.value)}] }]`;
  return [...Object.entries(ids).map(([name, id]) => `${name}: ${JSON.stringify(id)}`), filter ?? []]
    .flat()
    .join(", ");
}
