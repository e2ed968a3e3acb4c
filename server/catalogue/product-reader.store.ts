/**
 * Reads products for concurrent requests in one statement. Price, offers, stock and revision are read every
 * time. Other fields come from a small cache while the revision is unchanged, so answers are never stale.
 */
import { inOneQuery } from "../db/querying/one-query";
import type { LiveRecord, ProductRecord, StockedProduct } from "./catalogue.record";
import type { CatalogueStore } from "./catalogue.store";

const CACHED_PRODUCTS = 1_000;

export class ProductReader {
  private readonly cache = new Map<string, ProductRecord>();
  private readonly findLive: (productId: string) => Promise<LiveRecord | null>;
  private readonly findStocked: (productId: string) => Promise<StockedProduct | null>;

  constructor(store: CatalogueStore) {
    this.findLive = inOneQuery(
      (ids) => store.listLive(ids),
      ({ productId }) => productId,
    );
    this.findStocked = inOneQuery(
      (ids) => store.listStocked(ids),
      ({ product }) => product.productId,
    );
  }

  /** Returns the price and stock in the requested order; null for unknown ids. */
  getLive(productIds: readonly string[]): Promise<(LiveRecord | null)[]> {
    return Promise.all(productIds.map(this.findLive));
  }

  /** Returns live products in the requested order; null for unknown and hidden ones. */
  getProducts(productIds: readonly string[]): Promise<(StockedProduct | null)[]> {
    return Promise.all(productIds.map((productId) => this.getProduct(productId)));
  }

  private async getProduct(productId: string): Promise<StockedProduct | null> {
    const product = this.cache.get(productId);
    if (product) {
      const live = await this.findLive(productId);
      if (!live?.isLive) return null;
      if (live.revision === product.revision) return { product, live };
    }
    const stocked = await this.findStocked(productId);
    if (stocked) this.remember(stocked.product);
    return stocked;
  }

  /** Evicts the oldest entry when full. */
  private remember(product: ProductRecord): void {
    this.cache.delete(product.productId);
    this.cache.set(product.productId, product);
    if (this.cache.size <= CACHED_PRODUCTS) return;
    const oldest = this.cache.keys().next();
    if (!oldest.done) this.cache.delete(oldest.value);
  }
}
