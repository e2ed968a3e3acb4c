/**
 * Reads products for all requests of a moment by one statement. Price, stock and revision are read every time; the
 * rest of a product comes from a small cache while its revision is unchanged, so an answer is never stale.
 */
import DataLoader from "dataloader";
import type { LiveRecord, ProductRecord } from "./catalog.record";
import type { CatalogStore } from "./catalog.store";

export interface StockedProduct {
  readonly product: ProductRecord;
  readonly live: LiveRecord;
}

const CACHED_PRODUCTS = 1_000;
const MOST_PER_STATEMENT = 500;

export class ProductReader {
  private readonly cache = new Map<string, ProductRecord>();
  private readonly liveLoader: DataLoader<string, LiveRecord | null>;
  private readonly productLoader: DataLoader<string, ProductRecord | null>;

  constructor(store: CatalogStore) {
    this.liveLoader = batched((ids) => store.listLive(ids));
    this.productLoader = batched((ids) => store.listProducts(ids));
  }

  /** Price and stock in the order asked; null for unknown ids. */
  getLive(productIds: readonly string[]): Promise<(LiveRecord | null)[]> {
    return Promise.all(productIds.map((id) => this.liveLoader.load(id)));
  }

  /** Live products in the order asked; null for unknown and hidden ones. */
  async getProducts(productIds: readonly string[]): Promise<(StockedProduct | null)[]> {
    const live = await this.getLive(productIds);
    return Promise.all(live.map((one) => (one?.isLive ? this.withProduct(one) : null)));
  }

  private async withProduct(live: LiveRecord): Promise<StockedProduct | null> {
    const cached = this.cache.get(live.productId);
    if (cached && cached.revision === live.revision) return { product: cached, live };
    const product = await this.productLoader.load(live.productId);
    if (!product) return null;
    this.remember(product);
    return { product, live };
  }

  /** Forgets the oldest entry when full. */
  private remember(product: ProductRecord): void {
    this.cache.delete(product.productId);
    this.cache.set(product.productId, product);
    if (this.cache.size <= CACHED_PRODUCTS) return;
    const oldest = this.cache.keys().next();
    if (!oldest.done) this.cache.delete(oldest.value);
  }
}

/** Gathers the ids all requests ask for until the event loop has read what had arrived. */
function batched<Row extends { readonly productId: string }>(
  read: (ids: readonly string[]) => Promise<Row[]>,
): DataLoader<string, Row | null> {
  return new DataLoader<string, Row | null>(
    async (ids) => {
      const rows = new Map((await read([...new Set(ids)])).map((row) => [row.productId, row]));
      return ids.map((id) => rows.get(id) ?? null);
    },
    { cache: false, maxBatchSize: MOST_PER_STATEMENT, batchScheduleFn: (run) => void setImmediate(run) },
  );
}
