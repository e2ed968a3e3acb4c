/**
 * Finds and scores the products that match a text. What a product is counts most: the last word of its category's
 * name ("stand" for TV Stands), more when category or department say that word alone; then its own name, its
 * brand and the rest.
 */
import { FIELD, FIELD_MASK, type WordIndex } from "./word-index.model";
import { splitCompanions, stem, wordsOf } from "./words.rules";
import { synonymsOf } from "./synonyms.rules";

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

const QUALITY = { exact: 1, synonym: 0.95, joined: 0.95, prefix: 0.6, corrected: 0.9 } as const;
/** Of a typed word: the last before "for" or "with" names what is looked for, those behind only what it goes with. */
const WEIGHT = { head: 1.2, thing: 1, companion: 0.5 } as const;
const MOST_PREFIX_TERMS = 300;
const MOST_WORDS = 24;

interface Wanted {
  readonly term: string;
  readonly quality: number;
}

/** What a typed word, counted from 0, stands for. */
interface Meaning {
  readonly position: number;
  readonly wanted: readonly Wanted[];
}

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
  private hits = new Uint8Array(0);
  private best = new Float32Array(0);
  private touched = new Int32Array(0);
  private touchedByWord = new Int32Array(0);

  constructor(private readonly index: WordIndex) {}

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
    const { meanings, correctedText } = this.interpret(words);
    const head = thingWords.findLastIndex((word) => /^\p{L}/u.test(word));
    let count = 0;
    for (const { wanted, position } of meanings) {
      const isThing = position < thingWords.length;
      const weight = position === head ? WEIGHT.head : isThing ? WEIGHT.thing : WEIGHT.companion;
      count = this.addWord(wanted, weight, count);
    }
    let most = 0;
    for (let i = 0; i < count; i += 1) most = Math.max(most, this.hits[this.touched[i]!]!);
    const slots = this.touched.subarray(0, count).filter((slot) => this.hits[slot] === most);
    for (let i = 0; i < count; i += 1) this.hits[this.touched[i]!] = 0;
    return { slots, scores: this.scores, correctedText };
  }

  private prepare(size: number): void {
    if (this.hits.length >= size) return;
    const capacity = Math.ceil(size * 1.25);
    this.scores = new Float32Array(capacity);
    this.hits = new Uint8Array(capacity);
    this.best = new Float32Array(capacity);
    this.touched = new Int32Array(capacity);
    this.touchedByWord = new Int32Array(capacity);
  }

  /** The terms each word stands for; words nothing is known of are left out. */
  private interpret(words: readonly string[]): { meanings: Meaning[]; correctedText: string | null } {
    const meanings: Meaning[] = [];
    const searched: string[] = [];
    let isCorrected = false;
    words.forEach((word, position) => {
      const found = this.meaningsOf(word, words, position);
      if (found.length > 0) {
        searched.push(word);
        meanings.push({ position, wanted: found });
        return;
      }
      isCorrected = true;
      const parts = this.split(word);
      const instead = parts.length > 0 ? parts : [this.index.closest(stem(word)) ?? this.index.closest(word)];
      for (const term of instead) {
        if (term === null) continue;
        searched.push(term);
        meanings.push({ position, wanted: wantedFor(term, QUALITY.corrected) });
      }
    });
    return { meanings, correctedText: isCorrected && searched.length > 0 ? searched.join(" ") : null };
  }

  private meaningsOf(word: string, words: readonly string[], position: number): Wanted[] {
    const term = stem(word);
    const wanted = wantedFor(term, QUALITY.exact);
    for (const neighbour of [position - 1, position + 1]) {
      const other = words[neighbour];
      if (other === undefined) continue;
      const joined = stem(neighbour < position ? other + word : word + other);
      wanted.push(...wantedFor(joined, QUALITY.joined));
    }
    if (position === words.length - 1 && (word.length >= 2 || words.length === 1)) {
      const isCodeMeant = word.length > 3 || /\d/.test(word);
      for (const longer of this.index.withPrefix(word, MOST_PREFIX_TERMS, isCodeMeant)) {
        if (longer !== term) wanted.push({ term: longer, quality: QUALITY.prefix });
      }
    }
    return wanted.filter((one) => this.index.has(one.term));
  }

  /** "soundbar" to sound and bar, when both occur; the split with the commonest rarer half. */
  private split(word: string): string[] {
    let best: string[] = [];
    let bestFrequency = 0;
    for (let at = 3; at <= word.length - 3; at += 1) {
      const parts = [stem(word.slice(0, at)), stem(word.slice(at))];
      const frequency = Math.min(...parts.map((part) => this.index.frequency(part)));
      if (frequency > bestFrequency) [best, bestFrequency] = [parts, frequency];
    }
    return best;
  }

  /**
   * Adds one word's score to every product that holds a term it stands for: that of its best term, because a feature
   * that happens to say "fridge" makes no refrigerator a better one. @returns how many are touched
   */
  private addWord(wanted: readonly Wanted[], weight: number, touchedSoFar: number): number {
    const { scores, hits, best, touched, touchedByWord } = this;
    let inWord = 0;
    for (const { term, quality } of wanted) {
      this.index.forEachPosting(term, (slot, fields) => {
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
      hits[slot] = hits[slot]! + 1;
      scores[slot] = scores[slot]! + weight * best[slot]!;
      best[slot] = 0;
    }
    return count;
  }
}

function wantedFor(term: string, quality: number): Wanted[] {
  return [
    { term, quality },
    ...synonymsOf(term).map((other) => ({ term: other, quality: quality * QUALITY.synonym })),
  ];
}
