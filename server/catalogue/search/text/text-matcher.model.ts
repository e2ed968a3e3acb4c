/**
 * Finds and scores the products that match a text. What a product is counts most: the last word of its category's
 * name ("stand" for TV Stands), more when category or department say that word alone; then its own name, its
 * brand and the rest. Words of descriptions and specifications count when these find few, and put a product behind all
 * others (CATALOGUE-14, docs/decisions/search.md).
 */
import { DEFAULT_PAGE_SIZE } from "#contract/limits";
import { MAX_WORDS, TextReader, type NotSold, type Wanted } from "./text-reader.model";
import { inOurWords } from "./typed-phrases.rules";
import { FIELD, FIELD_BITS, FIELD_MASK, FIELDS_OF_NAMES, type WordIndex } from "./word-index.model";
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
const WEIGHT = { head: 1.3, thing: 1, companion: 0.5 } as const;
/** As many products as fill a page are enough: no description is asked for more. */
const ENOUGH = DEFAULT_PAGE_SIZE;
/** Of what the best names tell: a product that tells less is not found beside them. */
const NEARLY = 0.8;
const NONE = new Int32Array(0);
const NO_WORDS: ReadonlySet<string> = new Set();
/** More than all scores together. */
const BEHIND = 10_000;

export interface TextMatch {
  /** Live slots that hold the words, in no order. */
  readonly slots: Int32Array;
  /** Score by slot, valid until the next match. */
  readonly scores: Float32Array;
  /** What was searched instead, when what was typed was found nowhere. */
  readonly correctedText: string | null;
  /** Nothing is found when there is one. */
  readonly notSold: NotSold | null;
  /** False where products hold most of the words at best. */
  readonly hasAllWords: boolean;
}

/** One per index, because it reuses its arrays between searches; a match is used before the next is made. */
export class TextMatcher {
  private scores = new Float32Array(0);
  /** By slot, a bit for each word that was found. */
  private hits = new Uint32Array(0);
  /** By slot, how many words it holds, and how many of them in its names. */
  private held = new Uint8Array(0);
  private named = new Uint8Array(0);
  /** By slot, what these words tell: the rarer they are, the more. */
  private told = new Float32Array(0);
  /** By slot, 1 when its names say that it is what is looked for. */
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
   * Products that hold all words: by their names and, when these are less than a page, by their descriptions. Where no
   * name holds all, those whose names hold the most follow. Each of them is what is looked for, if any product is. Null
   * when the text has no words.
   * @param size number of slots
   * @param neverCorrected stemmed words that mean themselves, whether products have them or not
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
      isThing: isThingWanted,
      correctedText,
      notSold,
    } = this.reader.read(words, thingWords.length, neverCorrected);
    if (notSold !== null)
      return { slots: NONE, scores: this.scores, correctedText: null, notSold, hasAllWords: false };
    let count = 0;
    for (const [i, { wanted, position }] of meanings.entries()) {
      const isThing = position < thingWords.length;
      const weight = i === head ? WEIGHT.head : isThing ? WEIGHT.thing : WEIGHT.companion;
      count = this.addWord(wanted, { weight, position: i, isHead: i === head }, count);
    }
    // One word alone finds what merely has such a thing, too, behind the things themselves.
    const named = this.countNamed(count, meanings.length, isThingWanted && meanings.length > 1);
    if (named.withAll < ENOUGH) {
      for (const [i, { described }] of meanings.entries())
        count = this.addDescribed(described, 1 << i, count);
    }
    const { slots, hasAllWords } = this.select(count, meanings.length, named);
    for (let i = 0; i < count; i += 1) {
      const slot = this.touched[i]!;
      this.hits[slot] = this.held[slot] = this.named[slot] = this.isThing[slot] = 0;
    }
    return { slots, scores: this.scores, correctedText, notSold, hasAllWords };
  }

  /** The index has changed. */
  forget(): void {
    this.reader.forget();
  }

  private prepare(size: number): void {
    if (this.hits.length >= size) return;
    const capacity = Math.ceil(size * 1.25);
    this.scores = new Float32Array(capacity);
    this.hits = new Uint32Array(capacity);
    this.held = new Uint8Array(capacity);
    this.named = new Uint8Array(capacity);
    this.told = new Float32Array(capacity);
    this.isThing = new Uint8Array(capacity);
    this.best = new Float32Array(capacity);
    this.touched = new Int32Array(capacity);
    this.touchedByWord = new Int32Array(capacity);
  }

  /**
   * Adds one word's score to every product that holds a term it stands for: that of its best term, because a feature
   * that happens to say "fridge" makes no refrigerator a better one. @returns how many are touched
   */
  private addWord(wanted: readonly Wanted[], word: TypedWord, touchedSoFar: number): number {
    const { scores, hits, held, best, touched, touchedByWord, isThing, told } = this;
    const { weight, position, isHead } = word;
    const { live } = this.names.products;
    // An import costs a call each time it is read.
    const [scoreOfFields, bits, mask, light] = [SCORE_OF_FIELDS, FIELD_BITS, FIELD_MASK, FIELD.light];
    let inWord = 0;
    for (const { term, quality, beside } of wanted) {
      const besides = beside === undefined ? null : this.slotsNamed(beside);
      const postings = this.names.postingsOf(term);
      for (let i = 0; i < postings.length; i += 1) {
        const slot = postings[i]! >>> bits;
        if (live[slot] !== 1 || (besides !== null && !besides.has(slot))) continue;
        const fields = postings[i]! & mask;
        const score = quality * scoreOfFields[fields]!;
        if (best[slot] === 0) {
          touchedByWord[inWord] = slot;
          inWord += 1;
        }
        if (score > best[slot]!) best[slot] = score;
        if (isHead && fields !== light) isThing[slot] = 1;
      }
    }
    const rarity = weight * Math.log(1 + scores.length / Math.max(1, inWord));
    let count = touchedSoFar;
    for (let i = 0; i < inWord; i += 1) {
      const slot = touchedByWord[i]!;
      if (hits[slot] === 0) {
        touched[count] = slot;
        count += 1;
        scores[slot] = told[slot] = 0;
      }
      hits[slot] = hits[slot]! | (1 << position);
      held[slot] = held[slot]! + 1;
      told[slot] = told[slot]! + rarity;
      scores[slot] = scores[slot]! + weight * best[slot]!;
      best[slot] = 0;
    }
    return count;
  }

  /** Slots whose names hold a term. */
  private slotsNamed(term: string): ReadonlySet<number> {
    const slots = new Set<number>();
    this.names.forEachPosting(term, (slot, fields) => {
      if ((fields & FIELDS_OF_NAMES) !== 0) slots.add(slot);
    });
    return slots;
  }

  /** Finds one word in descriptions. @returns how many are touched */
  private addDescribed(terms: readonly string[], bit: number, touchedSoFar: number): number {
    const { scores, hits, held, touched } = this;
    let count = touchedSoFar;
    for (const term of terms) {
      this.descriptions.forEachPosting(term, (slot) => {
        const found = hits[slot]!;
        if ((found & bit) !== 0) return;
        held[slot] = held[slot]! + 1;
        if (found === 0) {
          touched[count] = slot;
          count += 1;
          scores[slot] = this.told[slot] = 0;
        }
        hits[slot] = found | bit;
      });
    }
    return count;
  }

  /** Counts the words each touched product's names hold, before descriptions add any. */
  private countNamed(count: number, all: number, isThingWanted: boolean): Named {
    let [withAll, most, areThings] = [0, 0, false];
    for (let i = 0; i < count; i += 1) {
      const slot = this.touched[i]!;
      const isThing = isThingWanted && this.isThing[slot] === 1;
      if (isThing && !areThings) [withAll, most, areThings] = [0, 0, true];
      if (areThings && !isThing) continue;
      this.named[slot] = this.held[slot]!;
      if (this.named[slot] === all) withAll += 1;
      if (this.told[slot]! > most) most = this.told[slot]!;
    }
    return { withAll, most, areThings };
  }

  /**
   * Of the products touched, those that are found: first those with all words in their names, then those that owe some to
   * a description, then those whose names tell nearly as much as the best; as many of a thing as fill a page.
   */
  private select(count: number, all: number, { withAll, most, areThings }: Named) {
    const { scores, held, named, told, isThing } = this;
    const slots = new Int32Array(count);
    const partly: number[] = [];
    let found = 0;
    for (let i = 0; i < count; i += 1) {
      const slot = this.touched[i]!;
      if (areThings && isThing[slot] === 0) continue;
      if (named[slot] === all) slots[found++] = slot;
      else if (held[slot] === all) {
        scores[slot] = scores[slot]! - BEHIND;
        slots[found++] = slot;
      } else if (withAll === 0 && told[slot]! > 0) {
        scores[slot] = scores[slot]! - 2 * BEHIND;
        partly.push(slot);
      }
    }
    const hasAllWords = found > 0;
    const nearly = partly.filter((slot) => told[slot]! >= NEARLY * most);
    const isEnough = !areThings || found + nearly.length >= ENOUGH;
    for (const slot of isEnough ? nearly : partly) slots[found++] = slot;
    return { slots: slots.subarray(0, found), hasAllWords };
  }
}

/** What is known of the touched products before any description is read. */
interface Named {
  /** How many have all words in their names. */
  readonly withAll: number;
  /** The most that the words in the names of any of them tell. */
  readonly most: number;
  /** Whether any of them is what is looked for: then all that are found must be. */
  readonly areThings: boolean;
}

interface TypedWord {
  readonly weight: number;
  readonly position: number;
  /** It names what is looked for. */
  readonly isHead: boolean;
}
