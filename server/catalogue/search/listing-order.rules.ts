/** Comparators of the sort orders; ties are broken by product id, so that pages never overlap. */
import type { ProductSort } from "#contract/catalogue/lists";
import { NOTHING } from "./memory/numbering.model";
import type { ProductColumns } from "./memory/product-columns.model";

type Compare = (a: number, b: number) => number;

/** Ranks unavailable products after equal matches, however well they sell, but not after other kinds. */
const UNAVAILABLE = -2;

/** @param scores text scores by slot; without scores, RELEVANCE means BEST_SELLING */
export function compareBy(columns: ProductColumns, sort: ProductSort, scores: Float32Array | null): Compare {
  const { ids, rank, reviews, price, rating, created } = columns;
  const byId: Compare = (a, b) => (ids[a]! < ids[b]! ? -1 : ids[a]! > ids[b]! ? 1 : 0);
  const byBestSelling: Compare = (a, b) => rank[a]! - rank[b]! || reviews[b]! - reviews[a]! || byId(a, b);
  switch (sort) {
    case "PRICE_LOW_TO_HIGH":
      return (a, b) => price[a]! - price[b]! || byId(a, b);
    case "PRICE_HIGH_TO_LOW":
      return (a, b) => price[b]! - price[a]! || byId(a, b);
    case "LEASE_PAYMENT_LOW_TO_HIGH": {
      // Shipping is leased too, so a dearer product may have a smaller payment. Products that cannot be
      // leased alone come last.
      const { numbers } = columns.facets.LEASE_PAYMENT;
      const payment = (slot: number) =>
        numbers[slot] === NOTHING ? Number.MAX_SAFE_INTEGER : numbers[slot]!;
      return (a, b) => payment(a) - payment(b) || price[a]! - price[b]! || byId(a, b);
    }
    case "CUSTOMER_RATING":
      return (a, b) => rating[b]! - rating[a]! || reviews[b]! - reviews[a]! || byId(a, b);
    case "NEWEST":
      return (a, b) => created[b]! - created[a]! || byId(a, b);
    case "BEST_SELLING":
      return byBestSelling;
    case "RELEVANCE": {
      if (!scores) return byBestSelling;
      return (a, b) => scores[b]! - scores[a]! || byBestSelling(a, b);
    }
  }
}

/** Turns text scores into relevance: among equals, available products and best sellers come first. */
export function addPopularity(columns: ProductColumns, scores: Float32Array, slots: Int32Array): void {
  const { popularity, facets } = columns;
  const { numbers, ids } = facets.AVAILABILITY;
  const available = ids.find("AVAILABLE");
  for (const slot of slots) {
    const isAvailable = numbers[slot] === available;
    scores[slot] = scores[slot]! + popularity[slot]! + (isAvailable ? 0 : UNAVAILABLE);
  }
}

/** Selects the slots at positions `from` to `to` of the sorted list without sorting the rest. */
export function selectPage(slots: Int32Array, compare: Compare, from: number, to: number): Int32Array {
  const end = Math.min(to, slots.length);
  if (from >= end) return new Int32Array(0);
  if (end * 4 > slots.length) return slots.slice().sort(compare).slice(from, end);
  return smallest(slots, compare, end).sort(compare).slice(from, end);
}

/** Selects the first `count` slots, unordered, with a heap whose top is the last of them. */
function smallest(slots: Int32Array, compare: Compare, count: number): Int32Array {
  const heap = slots.slice(0, count);
  for (let i = (count >> 1) - 1; i >= 0; i -= 1) sink(heap, i, compare);
  for (let i = count; i < slots.length; i += 1) {
    if (compare(slots[i]!, heap[0]!) >= 0) continue;
    heap[0] = slots[i]!;
    sink(heap, 0, compare);
  }
  return heap;
}

function sink(heap: Int32Array, start: number, compare: Compare): void {
  for (let i = start; ;) {
    const [left, right] = [2 * i + 1, 2 * i + 2];
    let last = i;
    if (left < heap.length && compare(heap[left]!, heap[last]!) > 0) last = left;
    if (right < heap.length && compare(heap[right]!, heap[last]!) > 0) last = right;
    if (last === i) return;
    const value = heap[i]!;
    heap[i] = heap[last]!;
    heap[last] = value;
    i = last;
  }
}
