/** Collects in the first reading of a file what it says of prices the shop has. */
import { overlay, type FeedPrices } from "../feeds/feed-record";

export class PriceNotes {
  private readonly said = new Map<string, FeedPrices>();

  /** @param known skus whose prices the shop has: others are not looked at */
  constructor(private readonly known: ReadonlySet<string>) {}

  /** Later records are read over earlier ones, as in the import. @param read null: the record will be rejected */
  note(sku: string, read: () => FeedPrices | null): void {
    if (!this.known.has(sku)) return;
    const prices = read();
    if (prices !== null) this.add(sku, prices);
  }

  /** Reads the notes of another file over these. */
  addAll(others: PriceNotes): void {
    for (const [sku, prices] of others.said) this.add(sku, prices);
  }

  of(sku: string): FeedPrices | undefined {
    return this.said.get(sku);
  }

  get isEmpty(): boolean {
    return this.said.size === 0;
  }

  private add(sku: string, prices: FeedPrices): void {
    const earlier = this.said.get(sku);
    this.said.set(sku, earlier ? overlay(earlier, prices) : prices);
  }
}
