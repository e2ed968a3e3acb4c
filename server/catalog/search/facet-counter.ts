/**
 * Filters and counts in one pass: a product that passes everything counts for every facet; one that fails a single
 * filter counts for that filter's own facet only, so a facet's own choice does not narrow its own counts.
 */
import { OFFER_LABELS } from "#contract/catalog";
import { FACETS } from "#contract/facets";
import { NOTHING, type ProductColumns } from "./product-columns";

export interface Filters {
  /** Category numbers allowed; null allows all. */
  readonly categories: ReadonlySet<number> | null;
  readonly brands: ReadonlySet<number> | null;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly minRating: number | null;
  readonly isAvailable: boolean | null;
  /** Any of these offer bits; 0 allows all. */
  readonly offers: number;
}

export const UNFILTERED: Filters = {
  categories: null,
  brands: null,
  minPrice: null,
  maxPrice: null,
  minRating: null,
  isAvailable: null,
  offers: 0,
};

export interface Counts {
  /** Slots that pass every filter. */
  readonly passed: Int32Array;
  /** By category number, brand number, price band, rating step, offer label, and [available, not available]. */
  readonly category: Uint32Array;
  readonly brand: Uint32Array;
  readonly price: Uint32Array;
  readonly rating: Uint32Array;
  readonly offer: Uint32Array;
  readonly availability: Uint32Array;
}

// Copies, because a constant of another module is looked up anew on every use.
const PRICE_BANDS = Int32Array.from(FACETS.PRICE.bounds);
const STEPS = Float32Array.from(FACETS.RATING.steps);

const FAIL = { category: 1, brand: 2, price: 4, rating: 8, offer: 16, availability: 32 } as const;

/** @param slots the candidates, or null for every slot */
export function filterAndCount(columns: ProductColumns, slots: Int32Array | null, filters: Filters): Counts {
  const counts = emptyCounts(columns, slots?.length ?? columns.size);
  const isBrandAllowed = flags(filters.brands, columns.brands.keys.length);
  const isCategoryAllowed = flags(filters.categories, columns.categories.keys.length);
  const minPrice = filters.minPrice ?? 0;
  const maxPrice = filters.maxPrice ?? Infinity;
  const minRating = filters.minRating ?? 0;
  const wanted = filters.isAvailable === null ? -1 : Number(filters.isAvailable);
  const { live, available, brand, category, price, rating, offers } = columns;
  let passed = 0;
  const total = slots?.length ?? columns.size;
  for (let i = 0; i < total; i += 1) {
    const slot = slots ? slots[i]! : i;
    if (live[slot] === 0) continue;
    const b = brand[slot]!;
    const c = category[slot]!;
    const p = price[slot]!;
    const r = rating[slot]!;
    const o = offers[slot]!;
    const a = available[slot]!;
    let fails = 0;
    if (isCategoryAllowed && (c === NOTHING || isCategoryAllowed[c] === 0)) fails |= FAIL.category;
    if (isBrandAllowed && (b === NOTHING || isBrandAllowed[b] === 0)) fails |= FAIL.brand;
    if (p < minPrice || p > maxPrice) fails |= FAIL.price;
    if (r < minRating) fails |= FAIL.rating;
    if (filters.offers !== 0 && (o & filters.offers) === 0) fails |= FAIL.offer;
    if (wanted !== -1 && a !== wanted) fails |= FAIL.availability;
    if (fails === 0) {
      counts.passed[passed] = slot;
      passed += 1;
    } else if ((fails & (fails - 1)) !== 0) continue;
    if ((fails & ~FAIL.category) === 0 && c !== NOTHING) counts.category[c]! += 1;
    if ((fails & ~FAIL.brand) === 0 && b !== NOTHING) counts.brand[b]! += 1;
    if ((fails & ~FAIL.price) === 0) counts.price[bandOf(p)]! += 1;
    if ((fails & ~FAIL.rating) === 0) countRating(counts.rating, r);
    if ((fails & ~FAIL.offer) === 0) countOffers(counts.offer, o);
    if ((fails & ~FAIL.availability) === 0) counts.availability[1 - a]! += 1;
  }
  return { ...counts, passed: counts.passed.subarray(0, passed) };
}

function emptyCounts(columns: ProductColumns, candidates: number): Counts {
  return {
    passed: new Int32Array(candidates),
    category: new Uint32Array(columns.categories.keys.length),
    brand: new Uint32Array(columns.brands.keys.length),
    price: new Uint32Array(FACETS.PRICE.bounds.length),
    rating: new Uint32Array(FACETS.RATING.steps.length),
    offer: new Uint32Array(OFFER_LABELS.length),
    availability: new Uint32Array(2),
  };
}

function flags(allowed: ReadonlySet<number> | null, size: number): Uint8Array | null {
  if (!allowed) return null;
  const marks = new Uint8Array(size);
  for (const number of allowed) if (number >= 0) marks[number] = 1;
  return marks;
}

function bandOf(price: number): number {
  let band = PRICE_BANDS.length - 1;
  while (band > 0 && price < PRICE_BANDS[band]!) band -= 1;
  return band;
}

function countRating(counts: Uint32Array, rating: number): void {
  for (let step = 0; step < STEPS.length; step += 1) if (rating >= STEPS[step]!) counts[step]! += 1;
}

function countOffers(counts: Uint32Array, offers: number): void {
  for (let bit = 0; bit < counts.length; bit += 1) if (offers & (1 << bit)) counts[bit]! += 1;
}
