/** What a typed text means in the words products are found and described by: other spellings, beginnings, corrections. */
import { synonymsOf } from "./synonyms.rules";
import { FIELD, type WordIndex } from "./word-index.model";
import { stem } from "./words.rules";

const QUALITY = { exact: 1, synonym: 0.95, joined: 0.95, prefix: 0.6, corrected: 0.9 } as const;
const MOST_PREFIX_TERMS = 300;
/** Of a typed text. */
export const MOST_WORDS = 24;
/** A word that stands in descriptions only is a misspelt one when the word it is close to is so many times as frequent. */
const MISSPELT_BY = 20;

export interface Wanted {
  readonly term: string;
  readonly quality: number;
}

/** What a typed word, counted from 0, stands for. */
export interface Meaning {
  readonly position: number;
  readonly wanted: readonly Wanted[];
  /** The same in descriptions: whole words, and none that says what a thing is. */
  readonly described: readonly string[];
}

export class TextReader {
  constructor(
    private readonly names: WordIndex,
    private readonly descriptions: WordIndex,
  ) {}

  /** The terms each word stands for; words nothing is known of are left out. */
  read(words: readonly string[]): { meanings: Meaning[]; correctedText: string | null } {
    const meanings: Meaning[] = [];
    const searched: string[] = [];
    let isCorrected = false;
    words.forEach((word, position) => {
      const meaning = this.meaningOf(word, words, position);
      const instead = meaning.wanted.length > 0 ? null : this.insteadOf(word, meaning.described);
      if (instead === null) {
        searched.push(word);
        meanings.push(meaning);
        return;
      }
      isCorrected = true;
      for (const term of instead) {
        const wanted = wantedFor(term, QUALITY.corrected);
        const described = [...meaning.described, ...this.described(wanted)];
        searched.push(term);
        meanings.push({ position, wanted, described });
      }
    });
    return {
      meanings: meanings.slice(0, MOST_WORDS),
      correctedText: isCorrected && searched.length > 0 ? searched.join(" ") : null,
    };
  }

  private meaningOf(word: string, words: readonly string[], position: number): Meaning {
    const term = stem(word);
    const wanted = wantedFor(term, QUALITY.exact);
    for (const neighbour of [position - 1, position + 1]) {
      const other = words[neighbour];
      if (other === undefined) continue;
      const joined = stem(neighbour < position ? other + word : word + other);
      wanted.push(...wantedFor(joined, QUALITY.joined));
    }
    const described = this.described(wanted);
    if (position === words.length - 1 && (word.length >= 2 || words.length === 1)) {
      const isCodeMeant = word.length > 3 || /\d/.test(word);
      for (const longer of this.names.withPrefix(word, MOST_PREFIX_TERMS, isCodeMeant)) {
        if (longer !== term) wanted.push({ term: longer, quality: QUALITY.prefix });
      }
    }
    return { position, wanted: wanted.filter((one) => this.names.has(one.term)), described };
  }

  /** No description makes a laptop of what a laptop can be plugged into: what is a kind of product is left out. */
  private described(wanted: readonly Wanted[]): string[] {
    if (wanted.some((one) => this.isKind(one.term))) return [];
    return wanted.map((one) => one.term).filter((term) => this.descriptions.has(term));
  }

  private isKind(term: string): boolean {
    return [term, ...synonymsOf(term)].some((one) => this.names.has(one, FIELD.kind));
  }

  /**
   * What is searched for a word that no product is found by: its two halves, the word it is close to, or nothing. Null
   * when the word itself is meant, because products are described by it.
   */
  private insteadOf(word: string, described: readonly string[]): readonly string[] | null {
    const parts = this.split(word);
    if (parts.length > 0) return parts;
    const closest = this.names.closest(stem(word)) ?? this.names.closest(word);
    if (described.length > 0 && (closest === null || !this.isMeant(closest, word, described))) return null;
    return closest === null ? [] : [closest];
  }

  /** True of a word that is far more frequent than the one typed, or of the kind it is: an iPhone is a phone. */
  private isMeant(closest: string, word: string, described: readonly string[]): boolean {
    if (word.endsWith(closest) && this.isKind(closest)) return true;
    const most = Math.max(...described.map((term) => this.descriptions.frequency(term)));
    return this.names.frequency(closest) >= most * MISSPELT_BY;
  }

  /** "soundbar" to sound and bar, when both occur; the split with the commonest rarer half. */
  private split(word: string): string[] {
    let best: string[] = [];
    let bestFrequency = 0;
    for (let at = 3; at <= word.length - 3; at += 1) {
      const parts = [stem(word.slice(0, at)), stem(word.slice(at))];
      const frequency = Math.min(...parts.map((part) => this.names.frequency(part)));
      if (frequency > bestFrequency) [best, bestFrequency] = [parts, frequency];
    }
    return best;
  }
}

function wantedFor(term: string, quality: number): Wanted[] {
  return [
    { term, quality },
    ...synonymsOf(term).map((other) => ({ term: other, quality: quality * QUALITY.synonym })),
  ];
}
