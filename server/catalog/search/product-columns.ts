/** What is filtered, counted and sorted by, one typed array per property, one slot per product version. */
import { OFFER_LABELS, type OfferLabel } from "#contract/catalog";

/** A product as the read model takes it in. Money is integer cents. */
export interface SearchRow {
  readonly productId: string;
  readonly sku: string;
  readonly name: string;
  readonly brandId: string | null;
  readonly modelNumber: string | null;
  readonly upc: string | null;
  readonly categoryId: string | null;
  readonly cashPrice: number | null;
  readonly reviewAverage: number | null;
  readonly reviewCount: number;
  readonly labels: readonly string[];
  readonly bestSellingRank: number | null;
  readonly createdAt: number;
  readonly isLive: boolean;
  readonly isAvailable: boolean;
  readonly features: readonly string[];
}

export const UNRANKED = 0x7fffffff;
export const NOTHING = -1;

/** Numbers small things such as brands from 0 in the order they appear. */
export class Numbering {
  private readonly numbers = new Map<string, number>();
  readonly keys: string[] = [];

  numberOf(key: string | null): number {
    if (key === null) return NOTHING;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.keys.length);
    return this.keys.push(key) - 1;
  }

  /** The number of a key that appeared; NOTHING for others. */
  find(key: string): number {
    return this.numbers.get(key) ?? NOTHING;
  }
}

export class ProductColumns {
  size = 0;
  readonly ids: string[] = [];
  readonly brands = new Numbering();
  readonly categories = new Numbering();
  /** 1 while the slot is the newest version of a product shoppers can see. */
  live = new Uint8Array(0);
  available = new Uint8Array(0);
  brand = new Int32Array(0);
  category = new Int16Array(0);
  price = new Int32Array(0);
  rating = new Float32Array(0);
  reviews = new Int32Array(0);
  offers = new Uint8Array(0);
  rank = new Int32Array(0);
  created = new Float64Array(0);
  /** Of everything words come from: equal means the words need not be indexed again. */
  textHash = new Int32Array(0);

  append(row: SearchRow, textHash: number): number {
    if (this.size === this.live.length) this.grow();
    const slot = this.size;
    this.size += 1;
    this.ids.push(row.productId);
    this.textHash[slot] = textHash;
    this.write(slot, row);
    return slot;
  }

  /** Sets everything but the words. */
  write(slot: number, row: SearchRow): void {
    this.live[slot] = row.isLive ? 1 : 0;
    this.available[slot] = row.isAvailable ? 1 : 0;
    this.brand[slot] = this.brands.numberOf(row.brandId);
    this.category[slot] = this.categories.numberOf(row.categoryId);
    this.price[slot] = row.cashPrice ?? 0;
    this.rating[slot] = row.reviewAverage ?? 0;
    this.reviews[slot] = row.reviewCount;
    this.offers[slot] = offerBits(row.labels);
    this.rank[slot] = row.bestSellingRank ?? UNRANKED;
    this.created[slot] = row.createdAt;
  }

  private grow(): void {
    const capacity = Math.max(1_024, Math.ceil(this.live.length * 1.5));
    this.live = grown(this.live, new Uint8Array(capacity));
    this.available = grown(this.available, new Uint8Array(capacity));
    this.brand = grown(this.brand, new Int32Array(capacity));
    this.category = grown(this.category, new Int16Array(capacity));
    this.price = grown(this.price, new Int32Array(capacity));
    this.rating = grown(this.rating, new Float32Array(capacity));
    this.reviews = grown(this.reviews, new Int32Array(capacity));
    this.offers = grown(this.offers, new Uint8Array(capacity));
    this.rank = grown(this.rank, new Int32Array(capacity));
    this.created = grown(this.created, new Float64Array(capacity));
    this.textHash = grown(this.textHash, new Int32Array(capacity));
  }
}

function grown<Column extends { set(from: Column): void }>(from: Column, to: Column): Column {
  to.set(from);
  return to;
}

/** Bit per offer label, in the order of the contract. */
export function offerBits(labels: readonly (OfferLabel | string)[]): number {
  let bits = 0;
  OFFER_LABELS.forEach((label, index) => {
    if (labels.includes(label)) bits |= 1 << index;
  });
  return bits;
}
