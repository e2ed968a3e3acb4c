/**
 * Inverted index: the product slots and fields that contain a term. Slots only grow, so postings stay sorted.
 * Replaced or hidden products keep their postings, which searches skip, so that they neither match nor make a
 * word known.
 */
import type { PartsReader, PartsWriter } from "../memory/model-parts.model";
import { NumberLists } from "./number-lists.model";
import { editDistance, letterSignature, mayBeClose, toleratedErrors } from "#contract/search/typed/typos";

/** Fields that may contain a term, as bits. */
export const FIELD = { name: 1, brand: 2, code: 4, category: 8, light: 16, kind: 32, wholeKind: 64 } as const;
export const FIELD_BITS = 7;
export const FIELD_MASK = (1 << FIELD_BITS) - 1;
/** Fields that name the product. */
export const FIELDS_OF_NAMES = FIELD_MASK & ~FIELD.light;

/** Marks active slots: 1 for the newest version of a visible product. */
export interface LiveSlots {
  readonly live: Uint8Array;
}

/** Maximum number of unsorted new terms, which are scanned; then they are sorted in. */
const MAX_UNSORTED = 2_000;

const NO_POSTINGS = new Int32Array(0);

export class WordIndex {
  private readonly idOf = new Map<string, number>();
  private readonly terms: string[] = [];
  /** By term id: `slot << fieldBits | fields`. */
  private readonly postings = new NumberLists();
  /** Letters of each plain word, by id. */
  private readonly signatures: number[] = [];
  /** Ids of plain words, by length and first letter: a mistyped word never means codes or short words. */
  private readonly plain = new Map<string, number[]>();
  /** Terms that have ever been a kind of product. Few, and most searches test other words. */
  private readonly kinds = new Set<number>();
  private sorted: string[] = [];
  private sortedUpTo = 0;

  /** @param fieldBits 0 if fields are not distinguished */
  constructor(
    readonly products: LiveSlots,
    private readonly fieldBits = FIELD_BITS,
  ) {}

  /** @param slot not below any slot added before */
  add(term: string, slot: number, fields: number): void {
    const id = this.idOf.get(term) ?? this.addTerm(term);
    if ((fields & FIELD.kind) !== 0) this.kinds.add(id);
    this.postings.add(id, (slot << this.fieldBits) | fields);
  }

  /** Returns whether a live product contains the term, optionally in one of these fields. */
  has(term: string, fields = 0): boolean {
    const id = this.idOf.get(term);
    return id !== undefined && this.countLive(id, 1, fields) > 0;
  }

  /** Returns whether a live product is of this kind. */
  isKind(term: string): boolean {
    const id = this.idOf.get(term);
    return id !== undefined && this.kinds.has(id) && this.countLive(id, 1, FIELD.kind) > 0;
  }

  /** Returns the number of live products that contain the term. */
  frequency(term: string): number {
    const id = this.idOf.get(term);
    return id === undefined ? 0 : this.countLive(id, Infinity);
  }

  /** Returns the number of live products that contain a term of each group, in one of these fields. */
  frequencyTogether(groups: readonly (readonly string[])[], fields: number): number {
    let matching: Set<number> | null = null;
    for (const terms of groups) {
      const before: Set<number> | null = matching;
      const held = new Set<number>();
      for (const term of terms) {
        this.forEachPosting(term, (slot, bits) => {
          if ((bits & fields) !== 0 && (before === null || before.has(slot))) held.add(slot);
        });
      }
      matching = held;
    }
    return matching?.size ?? 0;
  }

  /** Visits every live slot that contains the term, with its field bits. */
  forEachPosting(term: string, visit: (slot: number, fields: number) => void): void {
    const { live } = this.products;
    const { fieldBits } = this;
    const mask = (1 << fieldBits) - 1;
    for (const posting of this.postingsOf(term)) {
      const slot = posting >>> fieldBits;
      if (live[slot] === 1) visit(slot, posting & mask);
    }
  }

  /** Returns postings as slot and field bits, including dead slots; empty for an unknown term. */
  postingsOf(term: string): Int32Array {
    const id = this.idOf.get(term);
    return id === undefined ? NO_POSTINGS : this.postings.all(id);
  }

  /**
   * Returns the first `limit` terms, alphabetically, that start with a prefix and are longer. Without
   * `withCodes`, only plain words: two or three letters begin a word being typed, not a model number.
   */
  withPrefix(prefix: string, limit: number, withCodes: boolean): string[] {
    this.sortIn();
    const matches: string[] = [];
    const isMatch = (term: string) =>
      term.length > prefix.length && (withCodes || !/\d/.test(term)) && this.has(term);
    for (let i = lowerBound(this.sorted, prefix); i < this.sorted.length && matches.length < limit; i += 1) {
      const term = this.sorted[i]!;
      if (!term.startsWith(prefix)) break;
      if (isMatch(term)) matches.push(term);
    }
    const known = matches.length;
    for (let id = this.sortedUpTo; id < this.terms.length; id += 1) {
      const term = this.terms[id]!;
      if (term.startsWith(prefix) && isMatch(term)) matches.push(term);
    }
    return matches.length === known ? matches : matches.sort().slice(0, limit);
  }

  /**
   * Returns the most likely intended word for a mistyped one: fewest errors, most products, then
   * alphabetically; null if there is none. The first letter is rarely wrong, but sometimes missing.
   */
  closest(word: string): string | null {
    // Four letters may be five with one missing, or have two swapped: "tier" for tire.
    const isShort = word.length === MIN_MISSPELT;
    const errors = isShort ? 1 : toleratedErrors(word.length);
    if (errors === 0 || !/^[a-z]+$/.test(word)) return null;
    const signature = letterSignature(word);
    let best: string | null = null;
    let bestCost = Infinity;
    const candidates = Array.from(
      { length: isShort ? 2 : 2 * errors + 1 },
      (_, i) => this.plain.get(plainKey(word, isShort ? word.length + i : word.length - errors + i)) ?? [],
    );
    for (const id of candidates.flat()) {
      if (!mayBeClose(signature, this.signatures[id]!, errors)) continue;
      const term = this.terms[id]!;
      if (isShort && term.length === word.length && signature !== this.signatures[id]) continue;
      const distance = editDistance(word, term);
      if (distance > errors) continue;
      const products = this.countLive(id, Infinity, FIELDS_OF_NAMES);
      if (products === 0) continue;
      const cost = distance - Math.min(0.4, Math.log10(products) / 10);
      const isFirst = cost === bestCost && best !== null && term < best;
      if (cost < bestCost || isFirst) [best, bestCost] = [term, cost];
    }
    return best ?? this.withFirstLetter(word);
  }

  /** Returns the most frequent word that equals this word plus a first letter, or null. */
  private withFirstLetter(word: string): string | null {
    let [best, maxProducts] = [null as string | null, 0];
    if (word.length < MIN_MISSPELT) return best;
    for (const letter of LETTERS) {
      const id = this.idOf.get(letter + word);
      const products = id === undefined ? 0 : this.countLive(id, Infinity, FIELDS_OF_NAMES);
      if (products > maxProducts) [best, maxProducts] = [letter + word, products];
    }
    return best;
  }

  /** Counts a term's live postings, optionally in some fields; stops at `enough`. */
  private countLive(id: number, enough: number, fields = 0): number {
    const { live } = this.products;
    const { fieldBits } = this;
    let count = 0;
    this.postings.some(id, (posting) => {
      if (fields === 0 || (posting & fields) !== 0) count += live[posting >>> fieldBits]!;
      return count >= enough;
    });
    return count;
  }

  private addTerm(substring: string): number {
    // A substring keeps its whole text in memory; a copy does not.
    const term = Buffer.from(substring).toString();
    this.postings.begin();
    return this.nameTerm(term);
  }

  private nameTerm(term: string): number {
    const id = this.terms.length;
    this.idOf.set(term, id);
    this.terms.push(term);
    this.signatures.push(letterSignature(term));
    if (/^[a-z]{3,}$/.test(term)) {
      const key = plainKey(term, term.length);
      const sameLength = this.plain.get(key);
      if (sameLength) sameLength.push(id);
      else this.plain.set(key, [id]);
    }
    return id;
  }

  save(to: PartsWriter): void {
    this.sortIn(0);
    to.texts(this.terms);
    to.numbers(Int32Array.from(this.sorted, (term) => this.idOf.get(term)!));
    to.numbers(Int32Array.from(this.kinds));
    this.postings.save(to);
  }

  /** Requires an instance without terms. */
  restore(from: PartsReader): void {
    for (const term of from.texts()) this.nameTerm(term);
    this.sorted = Array.from(from.numbers(Int32Array), (id) => this.terms[id]!);
    this.sortedUpTo = this.terms.length;
    for (const id of from.numbers(Int32Array)) this.kinds.add(id);
    this.postings.restore(from);
  }

  /** @param tolerated number of new terms that may stay unsorted */
  private sortIn(tolerated = this.sortedUpTo === 0 ? 0 : MAX_UNSORTED): void {
    if (this.terms.length - this.sortedUpTo <= tolerated) return;
    this.sorted = [...this.terms].sort();
    this.sortedUpTo = this.terms.length;
  }
}

/** Shorter words are similar to too many others. */
const MIN_MISSPELT = 4;
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

const plainKey = (word: string, length: number) => `${word[0]}${length}`;

function lowerBound(sorted: readonly string[], key: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
