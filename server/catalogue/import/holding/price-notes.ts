/** Collects known products' prices during the survey of a file. */
import { overlay, type FeedPrices } from "../feeds/feed-record";

export class PriceNotes {
  private readonly pricesBySku = new Map<string, FeedPrices>();

  /** @param known SKUs whose prices the shop has; others are skipped */
  constructor(private readonly known: ReadonlySet<string>) {}

  /** Later records override earlier ones, as in the import. @param read returns null for a rejected record */
  record(sku: string, read: () => FeedPrices | null): void {
    if (!this.known.has(sku)) return;
    const prices = read();
    if (prices !== null) this.add(sku, prices);
  }

  /** Merges the notes of another file over these. */
  addAll(others: PriceNotes): void {
    for (const [sku, prices] of others.pricesBySku) this.add(sku, prices);
  }

  of(sku: string): FeedPrices | undefined {
    return this.pricesBySku.get(sku);
  }

  get isEmpty(): boolean {
    return this.pricesBySku.size === 0;
  }

  private add(sku: string, prices: FeedPrices): void {
    const earlier = this.pricesBySku.get(sku);
    this.pricesBySku.set(sku, earlier ? overlay(earlier, prices) : prices);
  }
}
