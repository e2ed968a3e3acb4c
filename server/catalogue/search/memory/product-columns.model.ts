/** The columns for filters, counts and sorting: a typed array per property, a slot per product version. */
import {
  readAttributes,
  type TypedAttributes,
  type WrittenAttribute,
} from "#contract/attributes/read-attributes";
import type { FacetProduct } from "#contract/catalogue/facet";
import { FACETS, FACET_KEYS, type FacetKey } from "#contract/catalogue/facets";
import { AttributeCoverage } from "../facets/attribute-coverage.model";
import { FacetColumn } from "../facets/facet-column.model";
import type { PartsReader, PartsWriter } from "./model-parts.model";

/** A product as the read model's input. Money is integer cents. */
export interface SearchRow extends Omit<FacetProduct, "typed"> {
  readonly productId: string;
  readonly sku: string;
  readonly name: string;
  readonly modelNumber: string | null;
  readonly upc: string | null;
  readonly reviewCount: number;
  readonly bestSellingRank: number | null;
  readonly createdAt: number;
  readonly isLive: boolean;
  readonly features: readonly string[];
  readonly attributes: readonly WrittenAttribute[];
  readonly description: string;
  readonly longDescription: string;
}

/** The fields that words come from, without the weekly payment, which depends on the lessor's terms. */
export type DescribedRow = Omit<SearchRow, "weeklyPayment">;

export const UNRANKED = 0x7fffffff;

/**
 * Popularity points added to a best seller's text score, decreasing with its rank; smaller than any
 * difference in meaning.
 */
const MAX_POPULAR = 2;

/** Each product of the capacity takes half a kilobyte, used or not. */
const GROWTH = 1.2;

export class ProductColumns {
  size = 0;
  ids: string[] = [];
  readonly facets = Object.fromEntries(
    FACET_KEYS.map((key) => [key, new FacetColumn(FACETS[key])]),
  ) as Readonly<Record<FacetKey, FacetColumn>>;
  private readonly columns = Object.values(this.facets);
  readonly coverage = new AttributeCoverage(this.facets);
  /** 1 while the slot is the newest version of a visible product. */
  live = new Uint8Array(0);
  price = new Int32Array(0);
  rating = new Float32Array(0);
  reviews = new Int32Array(0);
  rank = new Int32Array(0);
  /** Points added to the text score. */
  popularity = new Float32Array(0);
  created = new Float64Array(0);
  /** Reused across searches: new arrays of this size per search would strain the garbage collector. */
  scratch = scratchOf(0);
  private liveSlots = new Int32Array(0);
  private liveCount: number | null = null;
  /** Hash of all texts that words come from: if equal, the words need no indexing. */
  textHash = new Int32Array(0);

  /** @returns the product's slot, and its attributes in the shop's terms */
  append(row: SearchRow, textHash: number): { readonly slot: number; readonly typed: TypedAttributes } {
    if (this.size === this.live.length) this.grow();
    const slot = this.size;
    this.size += 1;
    this.ids.push(row.productId);
    this.textHash[slot] = textHash;
    return { slot, typed: this.write(slot, row) };
  }

  /** Sets everything but the words. */
  write(slot: number, row: SearchRow): TypedAttributes {
    this.hide(slot);
    this.price[slot] = row.cashPrice ?? 0;
    this.rating[slot] = row.reviewAverage ?? 0;
    this.reviews[slot] = row.reviewCount;
    const rank = row.bestSellingRank ?? UNRANKED;
    this.rank[slot] = rank;
    this.popularity[slot] = MAX_POPULAR / (1 + Math.log2(1 + rank / 8));
    this.created[slot] = row.createdAt;
    const typed = readAttributes(row);
    const product: FacetProduct = {
      categoryId: row.categoryId,
      brandId: row.brandId,
      cashPrice: row.cashPrice,
      weeklyPayment: row.weeklyPayment,
      reviewAverage: row.reviewAverage,
      labels: row.labels,
      isAvailable: row.isAvailable,
      homeDelivery: row.homeDelivery,
      inStorePickup: row.inStorePickup,
      condition: row.condition,
      typed,
    };
    for (const column of this.columns) column.write(slot, product);
    this.live[slot] = row.isLive ? 1 : 0;
    this.liveCount = null;
    if (row.isLive) this.coverage.add(slot, 1);
    return typed;
  }

  /** Makes the slot unfindable. */
  hide(slot: number): void {
    if (this.live[slot] === 1) this.coverage.add(slot, -1);
    this.live[slot] = 0;
    this.liveCount = null;
  }

  /** Every live slot, ascending. Read-only; valid until the next change. */
  get alive(): Int32Array {
    if (this.liveCount === null) {
      let count = 0;
      for (let slot = 0; slot < this.size; slot += 1)
        if (this.live[slot] === 1) this.liveSlots[count++] = slot;
      this.liveCount = count;
    }
    return this.liveSlots.subarray(0, this.liveCount);
  }

  setAvailable(slot: number, isAvailable: boolean): void {
    this.facets.AVAILABILITY.writeNames(slot, [isAvailable ? "AVAILABLE" : "NOT_AVAILABLE"]);
  }

  save(to: PartsWriter): void {
    const { size } = this;
    to.texts(this.ids);
    for (const numbers of [this.live, this.price, this.rating, this.reviews, this.rank])
      to.numbers(numbers.subarray(0, size));
    for (const numbers of [this.popularity, this.created, this.textHash])
      to.numbers(numbers.subarray(0, size));
    for (const column of this.columns) column.save(to, size);
  }

  /** Requires an instance without products. */
  restore(from: PartsReader): void {
    this.ids = from.texts();
    this.size = this.ids.length;
    this.live = from.numbers(Uint8Array);
    this.price = from.numbers(Int32Array);
    this.rating = from.numbers(Float32Array);
    this.reviews = from.numbers(Int32Array);
    this.rank = from.numbers(Int32Array);
    this.popularity = from.numbers(Float32Array);
    this.created = from.numbers(Float64Array);
    this.textHash = from.numbers(Int32Array);
    for (const column of this.columns) column.restore(from);
    this.scratch = scratchOf(this.size);
    this.liveSlots = new Int32Array(this.size);
    for (let slot = 0; slot < this.size; slot += 1) if (this.live[slot] === 1) this.coverage.add(slot, 1);
  }

  private grow(): void {
    const capacity = Math.max(1_024, Math.ceil(this.live.length * GROWTH));
    this.live = grown(this.live, new Uint8Array(capacity));
    this.price = grown(this.price, new Int32Array(capacity));
    this.rating = grown(this.rating, new Float32Array(capacity));
    this.reviews = grown(this.reviews, new Int32Array(capacity));
    this.rank = grown(this.rank, new Int32Array(capacity));
    this.popularity = grown(this.popularity, new Float32Array(capacity));
    this.created = grown(this.created, new Float64Array(capacity));
    for (const key of FACET_KEYS) this.facets[key].grow(capacity);
    this.scratch = scratchOf(capacity);
    this.liveSlots = new Int32Array(capacity);
    this.liveCount = null;
    this.textHash = grown(this.textHash, new Int32Array(capacity));
  }
}

function scratchOf(capacity: number) {
  return {
    fails: new Uint8Array(capacity),
    passing: new Int32Array(capacity),
    others: new Int32Array(capacity),
  };
}

function grown<Column extends { set(from: Column): void }>(from: Column, to: Column): Column {
  to.set(from);
  return to;
}
