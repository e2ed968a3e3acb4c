/**
 * Reads products for all requests of a moment by one statement. Price, offers, stock and revision are read every time; the
 * rest of a product comes from a small cache while its revision is unchanged, so an answer is never stale.
 */
import type { RunningOffer, ShownOffers } from "./offers/shown-offers.port";
import { inOneQuery } from "../db/querying/one-query";
import type { LiveRecord, ProductRecord } from "./catalogue.record";
import type { CatalogueStore } from "./catalogue.store";

export interface StockedProduct {
  readonly product: ProductRecord;
  readonly live: LiveRecord;
}

const CACHED_PRODUCTS = 1_000;
/** Offers are read all at once, for whatever products. */
const ALL = "";

export class ProductReader {
  private readonly cache = new Map<string, ProductRecord>();
  private readonly findLive: (productId: string) => Promise<LiveRecord | null>;
  private readonly findRecord: (productId: string) => Promise<ProductRecord | null>;

  private readonly findOffers: (of: string) => Promise<{ readonly running: readonly RunningOffer[] } | null>;

  constructor(store: CatalogueStore, offers: Pick<ShownOffers, "listRunning">) {
    const idOf = ({ productId }: { readonly productId: string }) => productId;
    this.findLive = inOneQuery((ids) => store.listLive(ids), idOf);
    this.findRecord = inOneQuery((ids) => store.listProducts(ids), idOf);
    this.findOffers = inOneQuery(
      async () => [{ running: await offers.listRunning() }],
      () => ALL,
    );
  }

  /** Price and stock in the order asked; null for unknown ids. */
  getLive(productIds: readonly string[]): Promise<(LiveRecord | null)[]> {
    return Promise.all(productIds.map(this.findLive));
  }

  /** The offers that pages show and that run at this moment. */
  async getOffers(): Promise<readonly RunningOffer[]> {
    return (await this.findOffers(ALL))?.running ?? [];
  }

  /** Live products in the order asked; null for unknown and hidden ones. */
  async getProducts(productIds: readonly string[]): Promise<(StockedProduct | null)[]> {
    const live = await this.getLive(productIds);
    return Promise.all(live.map((one) => (one?.isLive ? this.withProduct(one) : null)));
  }

  private async withProduct(live: LiveRecord): Promise<StockedProduct | null> {
    const cached = this.cache.get(live.productId);
    if (cached && cached.revision === live.revision) return { product: cached, live };
    const product = await this.findRecord(live.productId);
    if (!product) return null;
    this.remember(product);
    return { product, live };
  }

  /** Drops the oldest entry when full. */
  private remember(product: ProductRecord): void {
    this.cache.delete(product.productId);
    this.cache.set(product.productId, product);
    if (this.cache.size <= CACHED_PRODUCTS) return;
    const oldest = this.cache.keys().next();
    if (!oldest.done) this.cache.delete(oldest.value);
  }
}
