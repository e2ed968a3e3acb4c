/**
 * Inverted index: which product slots hold a term, and in which fields. Slots only grow, so postings stay sorted. What is
 * replaced or hidden keeps its postings and is passed over when somebody searches, so that it neither matches nor makes a
 * word known.
 */
import { editDistance, letterSignature, mayBeClose, toleratedErrors } from "./typos.rules";

/** Fields a term can occur in, as bits. */
export const FIELD = { name: 1, brand: 2, code: 4, category: 8, light: 16, kind: 32, wholeKind: 64 } as const;
export const FIELD_BITS = 7;
export const FIELD_MASK = (1 << FIELD_BITS) - 1;

/** Tells which slots count: 1 for the newest version of a product shoppers can see. */
export interface LiveSlots {
  readonly live: Uint8Array;
}

const EMPTY = new Uint32Array(0);
/** New terms found by scanning until there are this many; then they are sorted in. */
const MOST_UNSORTED = 2_000;

export class WordIndex {
  private readonly idOf = new Map<string, number>();
  private readonly terms: string[] = [];
  /** Postings are `slot << FIELD_BITS | fields`; most terms have one, which needs no array. */
  private readonly first: number[] = [];
  private readonly more: (Uint32Array | undefined)[] = [];
  private readonly counts: number[] = [];
  private readonly signatures: number[] = [];
  private sorted: string[] = [];
  private sortedUpTo = 0;

  constructor(private readonly products: LiveSlots) {}

  add(term: string, slot: number, fields: number): void {
    const posting = ((slot << FIELD_BITS) | fields) >>> 0;
    const id = this.idOf.get(term);
    if (id === undefined) return this.addTerm(term, posting);
    const count = this.counts[id]!;
    let rest = this.more[id] ?? EMPTY;
    if (rest.length < count) {
      const grown = new Uint32Array(Math.max(2, rest.length + (rest.length >> 1) + 1));
      grown.set(rest);
      rest = grown;
      this.more[id] = grown;
    }
    rest[count - 1] = posting;
    this.counts[id] = count + 1;
  }

  /** True when a live product holds the term. */
  has(term: string): boolean {
    const id = this.idOf.get(term);
    return id !== undefined && this.countLive(id, 1) > 0;
  }

  /** Live products that hold the term. */
  frequency(term: string): number {
    const id = this.idOf.get(term);
    return id === undefined ? 0 : this.countLive(id, Infinity);
  }

  /** Calls back with every live slot that holds the term and its field bits. */
  forEachPosting(term: string, visit: (slot: number, fields: number) => void): void {
    const id = this.idOf.get(term);
    if (id === undefined) return;
    const { live } = this.products;
    const head = this.first[id]!;
    if (live[head >>> FIELD_BITS] === 1) visit(head >>> FIELD_BITS, head & FIELD_MASK);
    const rest = this.more[id];
    if (!rest) return;
    const end = this.counts[id]! - 1;
    for (let i = 0; i < end; i += 1) {
      const slot = rest[i]! >>> FIELD_BITS;
      if (live[slot] === 1) visit(slot, rest[i]! & FIELD_MASK);
    }
  }

  /**
   * Terms that start with a prefix and are longer, the first `limit` by letter; without `withCodes` only those of
   * letters, because two or three of them begin a word somebody is typing and no model number.
   */
  withPrefix(prefix: string, limit: number, withCodes: boolean): string[] {
    this.sortIn();
    const found: string[] = [];
    const isWanted = (term: string) =>
      term.length > prefix.length && (withCodes || !/\d/.test(term)) && this.has(term);
    for (let i = lowerBound(this.sorted, prefix); i < this.sorted.length && found.length < limit; i += 1) {
      const term = this.sorted[i]!;
      if (!term.startsWith(prefix)) break;
      if (isWanted(term)) found.push(term);
    }
    const known = found.length;
    for (let id = this.sortedUpTo; id < this.terms.length; id += 1) {
      const term = this.terms[id]!;
      if (term.startsWith(prefix) && isWanted(term)) found.push(term);
    }
    return found.length === known ? found : found.sort().slice(0, limit);
  }

  /**
   * The likeliest word meant by a mistyped one: fewest errors, same first letter, most products, first by letter; null
   * for none.
   */
  closest(word: string): string | null {
    const errors = toleratedErrors(word.length);
    if (errors === 0 || !/^[a-z]+$/.test(word)) return null;
    const signature = letterSignature(word);
    let best: string | null = null;
    let bestCost = Infinity;
    for (let id = 0; id < this.terms.length; id += 1) {
      const known = this.signatures[id]!;
      if (known === 0 || !mayBeClose(signature, known, errors)) continue;
      const term = this.terms[id]!;
      if (Math.abs(term.length - word.length) > errors) continue;
      const distance = editDistance(word, term);
      if (distance > errors) continue;
      const products = this.countLive(id, Infinity);
      if (products === 0) continue;
      const cost = distance + (term[0] === word[0] ? 0 : 0.5) - Math.min(0.4, Math.log10(products) / 10);
      const isFirst = cost === bestCost && best !== null && term < best;
      if (cost < bestCost || isFirst) [best, bestCost] = [term, cost];
    }
    return best;
  }

  /** Live postings of a term; looks no further once it has found `enough`. */
  private countLive(id: number, enough: number): number {
    const { live } = this.products;
    const rest = this.more[id] ?? EMPTY;
    const end = this.counts[id]! - 1;
    let count = live[this.first[id]! >>> FIELD_BITS]!;
    for (let i = 0; i < end && count < enough; i += 1) count += live[rest[i]! >>> FIELD_BITS]!;
    return count;
  }

  private addTerm(term: string, posting: number): void {
    this.idOf.set(term, this.terms.length);
    this.terms.push(term);
    this.first.push(posting);
    this.more.push(undefined);
    this.counts.push(1);
    // Only real words can be mistyped ones; zero keeps codes and short words out.
    this.signatures.push(/^[a-z]{3,}$/.test(term) ? letterSignature(term) : 0);
  }

  private sortIn(): void {
    const isFirst = this.sortedUpTo === 0;
    if (this.terms.length - this.sortedUpTo <= (isFirst ? 0 : MOST_UNSORTED)) return;
    this.sorted = [...this.terms].sort();
    this.sortedUpTo = this.terms.length;
  }
}

function lowerBound(sorted: readonly string[], wanted: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
