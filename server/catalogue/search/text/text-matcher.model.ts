/**
 * Finds and scores the products that match a text. What a product is counts most: the last word of its category's
 * name ("stand" for TV Stands), more when category or department say that word alone; then its own name, its
 * brand and the rest. Words of descriptions and specifications count when these find few, and put a product behind all
 * others (CATALOGUE-14, docs/decisions/search.md).
 */
import { DEFAULT_PAGE_SIZE } from "#contract/limits";
import { MOST_WORDS, TextReader, type Wanted } from "./text-reader.model";
import { bitCount } from "./typos.rules";
import { FIELD, FIELD_MASK, type WordIndex } from "./word-index.model";
import { splitCompanions, wordsOf } from "./words.rules";

const FIELD_SCORES: readonly (readonly [number, number])[] = [
  [FIELD.code, 15],
  [FIELD.name, 10],
  [FIELD.category, 4],
  [FIELD.kind, 14],
  [FIELD.wholeKind, 5],
  [FIELD.brand, 7],
];
/** Of department, features, and what the product goes with. */
const LIGHT_SCORE = 1.5;
/** Score of every combination of fields; a feature that repeats what the name or category says adds nothing. */
const SCORE_OF_FIELDS = Float32Array.from({ length: FIELD_MASK + 1 }, (_, fields) =>
  fields === FIELD.light
    ? LIGHT_SCORE
    : FIELD_SCORES.reduce((sum, [bit, score]) => sum + (fields & bit ? score : 0), 0),
);

/** Of a typed word: the last before "for" or "with" names what is looked for, those behind only what it goes with. */
const WEIGHT = { head: 1.2, thing: 1, companion: 0.5 } as const;
/** As many products as fill a page are enough: no description is asked for more. */
const ENOUGH = DEFAULT_PAGE_SIZE;
/** More than all scores together. */
const BEHIND = 10_000;

export interface TextMatch {
  /** Live slots that hold the words, in no order. */
  readonly slots: Int32Array;
  /** Score by slot, valid until the next match. */
  readonly scores: Float32Array;
  /** What was searched instead, when what was typed was found nowhere. */
  readonly correctedText: string | null;
}

/** One per index, because it reuses its arrays between searches; a match is used before the next is made. */
export class TextMatcher {
  private scores = new Float32Array(0);
  /** By slot, a bit for each word that was found. */
  private hits = new Uint32Array(0);
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
   * Products that hold the most of the words: all of them, when any product does. Null when the text has no words.
   * @param size number of slots
   */
  match(text: string, size: number): TextMatch | null {
    const { thing, companions } = splitCompanions(text);
    const thingWords = wordsOf(thing);
    const words = [...thingWords, ...wordsOf(companions)].slice(0, MOST_WORDS);
    if (words.length === 0) return null;
    this.prepare(size);
    const { meanings, correctedText } = this.reader.read(words);
    const head = thingWords.findLastIndex((word) => /^\p{L}/u.test(word));
    let count = 0;
    for (const [i, { wanted, position }] of meanings.entries()) {
      const isThing = position < thingWords.length;
      const weight = position === head ? WEIGHT.head : isThing ? WEIGHT.thing : WEIGHT.companion;
      count = this.addWord(wanted, weight, 1 << i, count);
    }
    let found = this.withMostWords(count);
    if (found.words < meanings.length || found.slots.length < ENOUGH) {
      for (const [i, { described }] of meanings.entries())
        count = this.addDescribed(described, 1 << i, count);
      const described = this.withMostWords(count);
      // Descriptions help to find more of the words, not more products with some of them.
      if (described.words > found.words || described.words === meanings.length) found = described;
    }
    for (let i = 0; i < count; i += 1) this.hits[this.touched[i]!] = 0;
    return { slots: found.slots, scores: this.scores, correctedText };
  }

  private prepare(size: number): void {
    if (this.hits.length >= size) return;
    const capacity = Math.ceil(size * 1.25);
    this.scores = new Float32Array(capacity);
    this.hits = new Uint32Array(capacity);
    this.best = new Float32Array(capacity);
    this.touched = new Int32Array(capacity);
    this.touchedByWord = new Int32Array(capacity);
  }

  /**
   * Adds one word's score to every product that holds a term it stands for: that of its best term, because a feature
   * that happens to say "fridge" makes no refrigerator a better one. @returns how many are touched
   */
  private addWord(wanted: readonly Wanted[], weight: number, bit: number, touchedSoFar: number): number {
    const { scores, hits, best, touched, touchedByWord } = this;
    let inWord = 0;
    for (const { term, quality } of wanted) {
      this.names.forEachPosting(term, (slot, fields) => {
        const score = quality * SCORE_OF_FIELDS[fields]!;
        if (best[slot] === 0) {
          touchedByWord[inWord] = slot;
          inWord += 1;
        }
        if (score > best[slot]!) best[slot] = score;
      });
    }
    let count = touchedSoFar;
    for (let i = 0; i < inWord; i += 1) {
      const slot = touchedByWord[i]!;
      if (hits[slot] === 0) {
        touched[count] = slot;
        count += 1;
        scores[slot] = 0;
      }
      hits[slot] = hits[slot]! | bit;
      scores[slot] = scores[slot]! + weight * best[slot]!;
      best[slot] = 0;
    }
    return count;
  }

  /** Finds one word in descriptions; products that lacked it go behind the others. @returns how many are touched */
  private addDescribed(terms: readonly string[], bit: number, touchedSoFar: number): number {
    const { scores, hits, touched } = this;
    let count = touchedSoFar;
    for (const term of terms) {
      this.descriptions.forEachPosting(term, (slot) => {
        const found = hits[slot]!;
        if ((found & bit) !== 0) return;
        if (found === 0) {
          touched[count] = slot;
          count += 1;
          scores[slot] = -BEHIND;
        } else if (scores[slot]! >= 0) scores[slot] = scores[slot]! - BEHIND;
        hits[slot] = found | bit;
      });
    }
    return count;
  }

  /** Of the products touched, those with the most words, and how many those are. */
  private withMostWords(count: number): { slots: Int32Array; words: number } {
    const slots = new Int32Array(count);
    let [words, found] = [0, 0];
    for (let i = 0; i < count; i += 1) {
      const slot = this.touched[i]!;
      const held = bitCount(this.hits[slot]!);
      if (held > words) [words, found] = [held, 0];
      if (held === words) slots[found++] = slot;
    }
    return { slots: slots.subarray(0, found), words };
  }
}
