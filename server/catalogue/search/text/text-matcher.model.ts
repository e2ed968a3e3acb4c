/**
 * Finds and scores the products that match a text. The kind of product counts most: the last word of its
 * category's name ("stand" for TV Stands). It counts more if category or department consist of that word. The
 * product's name, its brand and the rest follow. Words of descriptions and specifications count only if these
 * find few products, and rank behind all other matches (CATALOGUE-14, docs/decisions/search.md).
 */
import { DEFAULT_PAGE_SIZE } from "#contract/limits";
import { MAX_WORDS, TextReader, type Meaning, type NotSold, type QueryTerm } from "./text-reader.model";
import { inOurWords } from "./typed-phrases.rules";
import { FIELD, FIELD_BITS, FIELD_MASK, FIELDS_OF_NAMES, type WordIndex } from "./word-index.model";
import { asTyped, splitCompanions, wordsOf } from "./words.rules";

const FIELD_SCORES: readonly (readonly [number, number])[] = [
  [FIELD.code, 15],
  [FIELD.name, 10],
  [FIELD.category, 4],
  [FIELD.kind, 14],
  [FIELD.wholeKind, 5],
  [FIELD.brand, 7],
];
/** For the department, features, and companion products. */
const LIGHT_SCORE = 1.5;
/** For each word in the description of a product whose name has only some words; exceeds popularity. */
const DESCRIBED_SCORE = 3;
/** Score of every combination of fields; a feature that repeats the name or category adds nothing. */
const SCORE_OF_FIELDS = Float32Array.from({ length: FIELD_MASK + 1 }, (_, fields) =>
  fields === FIELD.light
    ? LIGHT_SCORE
    : FIELD_SCORES.reduce((sum, [bit, score]) => sum + (fields & bit ? score : 0), 0),
);

/** Weight of a typed word: the last one before "for" or "with" names the product, later ones companions. */
const WEIGHT = { head: 1.3, thing: 1, companion: 0.5 } as const;
/** A page of matches is enough: descriptions are not searched then. */
const ENOUGH = DEFAULT_PAGE_SIZE;
/** Minimum relative score: matches below 80 % of the best partial name match are dropped. */
const MIN_RELATIVE_SCORE = 0.8;
/** Marks products of a category of the requested kind: a television, not a TV stand. */
const OF_KIND = 2;
const NONE = new Int32Array(0);
const NO_WORDS: ReadonlySet<string> = new Set();
/** Exceeds all scores together. */
const RANK_PENALTY = 10_000;

export interface TextMatch {
  /** Live slots of the matches, unordered. */
  readonly slots: Int32Array;
  /** Score by slot, valid until the next match. */
  readonly scores: Float32Array;
  /** The corrected text that was searched, if the typed text had no matches. */
  readonly correctedText: string | null;
  /** If set, there are no matches. */
  readonly notSold: NotSold | null;
  /** False if no product contains all words. */
  readonly hasAllWords: boolean;
  /** Words with digits that no match contains, as typed: "60 inch". */
  readonly unmetWords: readonly string[];
}

/** One per index. Reuses its arrays between searches: use a match before the next call. */
export class TextMatcher {
  private scores = new Float32Array(0);
  /** By slot, one bit per matched word. */
  private hits = new Uint32Array(0);
  /** By slot, the number of matched words, and those matched in names. */
  private held = new Uint8Array(0);
  private named = new Uint8Array(0);
  /** By slot, the weight of these words: rarer words weigh more. */
  private weights = new Float32Array(0);
  /** By slot, 1 if its names contain the requested kind of product, 2 if its category is of that kind. */
  private isThing = new Uint8Array(0);
  private best = new Float32Array(0);
  private touched = new Int32Array(0);
  private touchedByWord = new Int32Array(0);

  private readonly reader: TextReader;

  constructor(
    private readonly names: WordIndex,
    private readonly descriptions: WordIndex,
  ) {
    this.reader = new TextReader(names, descriptions);
  }

  /**
   * Returns the products that contain all words, in their names and, below a page of matches, in their
   * descriptions. If no name contains all words, names with the most words follow. Matches are limited to the
   * requested kind if any product is of that kind. Returns null for a text without words.
   * @param size number of slots
   * @param neverCorrected stemmed words that are taken literally, with or without matches
   */
  match(text: string, size: number, neverCorrected: ReadonlySet<string> = NO_WORDS): TextMatch | null {
    const { thing, companions } = splitCompanions(text);
    const translate = (part: string) =>
      inOurWords(
        wordsOf(part).slice(0, MAX_WORDS),
        (terms) => this.reader.namesWith(terms),
        (terms) => this.reader.namesWith(terms, FIELD_MASK),
      );
    const thingWords = translate(thing);
    const words = [...thingWords, ...translate(companions)].slice(0, MAX_WORDS);
    if (words.length === 0) return null;
    this.prepare(size);
    const {
      meanings,
      head,
      isThing: isThingRequested,
      correctedText,
      dropped,
      notSold,
    } = this.reader.read(words, thingWords.length, neverCorrected);
    const { scores } = this;
    if (notSold !== null)
      return { slots: NONE, scores, correctedText: null, notSold, hasAllWords: false, unmetWords: [] };
    let count = 0;
    for (const [i, { queryTerms, position }] of meanings.entries()) {
      const isThing = position < thingWords.length;
      const weight = i === head ? WEIGHT.head : isThing ? WEIGHT.thing : WEIGHT.companion;
      count = this.addWord(queryTerms, { weight, position: i, isHead: i === head }, count);
    }
    // A single word also finds products that merely have such a part, after the products of that kind.
    const named = this.countNamed(count, meanings.length, isThingRequested && meanings.length > 1);
    if (named.withAll < ENOUGH) {
      for (const [i, { described }] of meanings.entries())
        count = this.addDescribed(described, 1 << i, count);
    }
    const nearestWeight = named.withAll === 0 ? 0 : this.weightWithoutNumbers(meanings, count);
    const { slots, hasAllWords } =
      nearestWeight === 0
        ? this.select(count, meanings.length, named)
        : this.select(count, Infinity, { ...named, withAll: 0, maxWeight: nearestWeight });
    // A stand for televisions up to 65 inches also carries 60 inches.
    const isUpTo = words.some((word) => /^(?:stand|mount)s?$/.test(word));
    const unmet = [...dropped, ...this.unmetIn(meanings, slots)].filter(
      (word) => !(isUpTo && word.endsWith("in")),
    );
    for (let i = 0; i < count; i += 1) {
      const slot = this.touched[i]!;
      this.hits[slot] = this.held[slot] = this.named[slot] = this.isThing[slot] = 0;
    }
    const unmetWords = [...new Set(unmet.map((word) => asTyped(word, text)))].sort(
      (one, other) => text.indexOf(one) - text.indexOf(other),
    );
    return { slots, scores, correctedText, notSold, hasAllWords, unmetWords };
  }

  /**
   * Returns the highest weight of the requested kind if only other kinds have the numbers: a stand for a 60
   * inch television is no answer where no television has 60 inches. Otherwise returns 0.
   */
  private weightWithoutNumbers(meanings: readonly Meaning[], count: number): number {
    const numbers = bitsOf(meanings, ({ word }) => /\d/.test(word));
    if (numbers === 0) return 0;
    const others = bitsOf(meanings, () => true) & ~numbers;
    let [maxWeight, contained] = [0, 0];
    for (let i = 0; i < count; i += 1) {
      const slot = this.touched[i]!;
      if (this.isThing[slot] !== OF_KIND) continue;
      contained |= this.hits[slot]!;
      if ((this.hits[slot]! & others) === others) maxWeight = Math.max(maxWeight, this.weights[slot]!);
    }
    return (contained & numbers) === numbers ? 0 : maxWeight;
  }

  /** Returns words with digits that no match of the requested kind contains. */
  private unmetIn(meanings: readonly Meaning[], slots: Int32Array): string[] {
    if (slots.length === 0 || !meanings.some(({ word }) => /\d/.test(word))) return [];
    let [contained, containedByKind, isOfKind] = [0, 0, false];
    for (const slot of slots) {
      contained |= this.hits[slot]!;
      if (this.isThing[slot] !== OF_KIND) continue;
      isOfKind = true;
      containedByKind |= this.hits[slot]!;
    }
    const met = isOfKind ? containedByKind : contained;
    return meanings
      .filter(({ word }, i) => (met & (1 << i)) === 0 && /\d/.test(word))
      .map(({ word }) => word);
  }

  /** Must be called when the index changes. */
  clearCache(): void {
    this.reader.clearCache();
  }

  private prepare(size: number): void {
    if (this.hits.length >= size) return;
    const capacity = Math.ceil(size * 1.25);
    this.scores = new Float32Array(capacity);
    this.hits = new Uint32Array(capacity);
    this.held = new Uint8Array(capacity);
    this.named = new Uint8Array(capacity);
    this.weights = new Float32Array(capacity);
    this.isThing = new Uint8Array(capacity);
    this.best = new Float32Array(capacity);
    this.touched = new Int32Array(capacity);
    this.touchedByWord = new Int32Array(capacity);
  }

  /**
   * Adds a word's score to every product with one of its terms. Only the best term counts: the feature
   * "fridge" does not improve a refrigerator's score. @returns the number of touched products
   */
  private addWord(queryTerms: readonly QueryTerm[], word: TypedWord, touchedSoFar: number): number {
    const { scores, hits, held, best, touched, touchedByWord, isThing, weights } = this;
    const { weight, position, isHead } = word;
    const { live } = this.names.products;
    // Local copies, because each access to an import costs a call.
    const [scoreOfFields, bits, mask, light] = [SCORE_OF_FIELDS, FIELD_BITS, FIELD_MASK, FIELD.light];
    const kind = FIELD.kind;
    let inWord = 0;
    for (const { term, quality, beside } of queryTerms) {
      const besideSlots = beside === undefined ? null : this.slotsNamed(beside);
      const postings = this.names.postingsOf(term);
      for (let i = 0; i < postings.length; i += 1) {
        const slot = postings[i]! >>> bits;
        if (live[slot] !== 1 || (besideSlots !== null && !besideSlots.has(slot))) continue;
        const fields = postings[i]! & mask;
        const score = quality * scoreOfFields[fields]!;
        if (best[slot] === 0) {
          touchedByWord[inWord] = slot;
          inWord += 1;
        }
        if (score > best[slot]!) best[slot] = score;
        if (isHead && fields !== light) isThing[slot] = (fields & kind) === 0 ? isThing[slot]! || 1 : OF_KIND;
      }
    }
    const rarity = weight * Math.log(1 + scores.length / Math.max(1, inWord));
    let count = touchedSoFar;
    for (let i = 0; i < inWord; i += 1) {
      const slot = touchedByWord[i]!;
      if (hits[slot] === 0) {
        touched[count] = slot;
        count += 1;
        scores[slot] = weights[slot] = 0;
      }
      hits[slot] = hits[slot]! | (1 << position);
      held[slot] = held[slot]! + 1;
      weights[slot] = weights[slot]! + rarity;
      scores[slot] = scores[slot]! + weight * best[slot]!;
      best[slot] = 0;
    }
    return count;
  }

  /** Returns slots whose names contain a term. */
  private slotsNamed(term: string): ReadonlySet<number> {
    const slots = new Set<number>();
    this.names.forEachPosting(term, (slot, fields) => {
      if ((fields & FIELDS_OF_NAMES) !== 0) slots.add(slot);
    });
    return slots;
  }

  /** Matches one word in descriptions. @returns the number of touched products */
  private addDescribed(terms: readonly string[], bit: number, touchedSoFar: number): number {
    const { scores, hits, held, touched } = this;
    let count = touchedSoFar;
    for (const term of terms) {
      this.descriptions.forEachPosting(term, (slot) => {
        const hitWords = hits[slot]!;
        if ((hitWords & bit) !== 0) return;
        held[slot] = held[slot]! + 1;
        if (hitWords === 0) {
          touched[count] = slot;
          count += 1;
          scores[slot] = this.weights[slot] = 0;
        }
        hits[slot] = hitWords | bit;
      });
    }
    return count;
  }

  /** Counts the words in each touched product's names, before descriptions add any. */
  private countNamed(count: number, all: number, isThingRequested: boolean): Named {
    let [withAll, maxWeight, areThings] = [0, 0, false];
    for (let i = 0; i < count; i += 1) {
      const slot = this.touched[i]!;
      const isThing = isThingRequested && this.isThing[slot] !== 0;
      if (isThing && !areThings) [withAll, maxWeight, areThings] = [0, 0, true];
      if (areThings && !isThing) continue;
      this.named[slot] = this.held[slot]!;
      if (this.named[slot] === all) withAll += 1;
      if (this.weights[slot]! > maxWeight) maxWeight = this.weights[slot]!;
    }
    return { withAll, maxWeight, areThings };
  }

  /**
   * Selects the matches: first names with all words, then matches that need a description, then names close
   * to the best partial match. If these do not fill a page of the requested kind, other partial matches
   * follow.
   */
  private select(count: number, all: number, { withAll, maxWeight, areThings }: Named) {
    const { scores, held, named, weights, isThing } = this;
    const slots = new Int32Array(count);
    const partialMatches: number[] = [];
    let matchCount = 0;
    for (let i = 0; i < count; i += 1) {
      const slot = this.touched[i]!;
      if (areThings && isThing[slot] === 0) continue;
      if (named[slot] === all) slots[matchCount++] = slot;
      else if (held[slot] === all) {
        scores[slot] = scores[slot]! - RANK_PENALTY;
        slots[matchCount++] = slot;
      } else if (withAll === 0 && weights[slot]! > 0) {
        scores[slot] = scores[slot]! - 2 * RANK_PENALTY + DESCRIBED_SCORE * (held[slot]! - named[slot]!);
        partialMatches.push(slot);
      }
    }
    const hasAllWords = matchCount > 0;
    const closeMatches = partialMatches.filter((slot) => weights[slot]! >= MIN_RELATIVE_SCORE * maxWeight);
    const isEnough = !areThings || matchCount + closeMatches.length >= ENOUGH;
    for (const slot of isEnough ? closeMatches : partialMatches) {
      if (weights[slot]! < MIN_RELATIVE_SCORE * maxWeight) scores[slot] = scores[slot]! - RANK_PENALTY;
      slots[matchCount++] = slot;
    }
    return { slots: slots.subarray(0, matchCount), hasAllWords };
  }
}

/** One bit per matching meaning, by position. */
function bitsOf(meanings: readonly Meaning[], isIncluded: (meaning: Meaning) => boolean): number {
  return meanings.reduce((bits, meaning, i) => (isIncluded(meaning) ? bits | (1 << i) : bits), 0);
}

/** Statistics of name matches, before descriptions are searched. */
interface Named {
  /** Number of products with all words in their names. */
  readonly withAll: number;
  /** The highest word weight in any product's names. */
  readonly maxWeight: number;
  /** Whether any product is of the requested kind: all matches must then be. */
  readonly areThings: boolean;
}

interface TypedWord {
  readonly weight: number;
  readonly position: number;
  /** True for the word that names the requested kind of product. */
  readonly isHead: boolean;
}
