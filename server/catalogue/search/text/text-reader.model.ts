/** What a typed text means in the words products are found and described by: other spellings, beginnings, corrections. */
import { synonymsOf, WORDS_WITH_SYNONYMS } from "./synonyms.rules";
import { FIELDS_OF_NAMES, type WordIndex } from "./word-index.model";
import { namesThing } from "./things.rules";
import { editDistance, toleratedErrors } from "./typos.rules";
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

export interface Reading {
  readonly meanings: readonly Meaning[];
  /** Which of the meanings names what is looked for; -1 for none. */
  readonly head: number;
  /** It is the name of a thing, so that nothing else is looked for. */
  readonly isThing: boolean;
  readonly correctedText: string | null;
}

export class TextReader {
  constructor(
    private readonly names: WordIndex,
    private readonly descriptions: WordIndex,
  ) {}

  /**
   * The terms each word stands for. Words nothing is known of are left out, and so is the thing that is looked for when
   * none is sold: what is found then is what it would belong to, and `correctedText` says so.
   * @param things how many of the words say what is looked for, and not what it goes with
   */
  read(words: readonly string[], things: number): Reading {
    const all = this.readWords(words);
    const head = this.headOf(all.meanings, things, words);
    const word = head < 0 ? "" : words[all.meanings[head]!.position]!;
    const isThing = head >= 0 && this.isThing(all.meanings[head]!, word);
    if (!isThing || !namesThing(word) || words.length < 2 || this.isSold(all.meanings[head]!))
      return { ...all, head, isThing };
    const rest = words.filter((other) => other !== word);
    return { ...this.read(rest, things - 1), correctedText: rest.join(" ") };
  }

  private readWords(words: readonly string[]) {
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
    const whole = /^(\d+)([a-z]+)$/.exec(word);
    if (whole) {
      // 25 cubic feet are 25.5 as well.
      for (const exact of this.names.withPrefix(`${whole[1]}.`, MOST_PREFIX_TERMS, true))
        if (exact.endsWith(whole[2]!)) wanted.push({ term: exact, quality: QUALITY.corrected });
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

  isKind(word: string): boolean {
    const term = stem(word);
    return [term, ...synonymsOf(term)].some((one) => this.names.isKind(one));
  }

  private isKnown(term: string): boolean {
    return this.names.has(term) || synonymsOf(term).some((other) => this.names.has(other));
  }

  /** How many products say all of some stemmed words, or others for them, in names and categories. */
  namesWith(terms: readonly string[]): number {
    const groups = terms.map((term) => [term, ...synonymsOf(term)]);
    return this.names.frequencyTogether(groups, FIELDS_OF_NAMES);
  }

  /** A name or a category says it of some product. */
  private isSold({ wanted }: Meaning): boolean {
    return wanted.some(({ term }) => this.names.has(term, FIELDS_OF_NAMES));
  }

  /** Which of the meanings names what is looked for: the last word that names a thing, or else the last word. */
  private headOf(meanings: readonly Meaning[], things: number, words: readonly string[]): number {
    const isWord = ({ position }: Meaning) => position < things && /^\p{L}/u.test(words[position]!);
    const named = meanings.findLastIndex(
      (meaning) => isWord(meaning) && this.isThing(meaning, words[meaning.position]!),
    );
    return named >= 0 ? named : meanings.findLastIndex(isWord);
  }

  private isThing({ wanted }: Meaning, word: string): boolean {
    return (
      namesThing(word) ||
      wanted.some(({ term, quality }) => quality >= QUALITY.corrected && this.names.isKind(term))
    );
  }

  /**
   * What is searched for a word that no product is found by: its two halves, the word it is close to, or nothing. Null
   * when the word itself is meant, because products are described by it.
   */
  private insteadOf(word: string, described: readonly string[]): readonly string[] | null {
    if (namesThing(word)) return described.length > 0 ? null : [];
    const parts = this.split(word);
    if (parts.length > 0) return parts;
    const closest =
      this.closestSynonym(stem(word)) ?? this.names.closest(stem(word)) ?? this.names.closest(word);
    if (described.length > 0 && (closest === null || !this.isMeant(closest, word, described))) return null;
    return closest === null ? [] : [closest];
  }

  /** "frige" is a fridge, though products are called refrigerators. */
  private closestSynonym(term: string): string | null {
    if (toleratedErrors(term.length) === 0) return null;
    const close = WORDS_WITH_SYNONYMS.find(
      (other) =>
        // An iPhone is a phone.
        (other[0] === term[0] || term.endsWith(other)) &&
        Math.abs(other.length - term.length) < 2 &&
        editDistance(term, other) === 1,
    );
    return close !== undefined && wantedFor(close, 1).some((one) => this.names.has(one.term)) ? close : null;
  }

  /** True of a word that is far more frequent than the one typed, or of the kind it is: an iPhone is a phone. */
  private isMeant(closest: string, word: string, described: readonly string[]): boolean {
    if (word.endsWith(closest) && this.isKind(closest)) return true;
    const most = Math.max(...described.map((term) => this.descriptions.frequency(term)));
    return this.names.frequency(closest) >= most * MISSPELT_BY;
  }

  /** "soundbar" to sound and bar, when a name has both; the split that most names have. */
  private split(word: string): string[] {
    let best: string[] = [];
    let bestFrequency = 0;
    for (let at = 1; at < word.length; at += 1) {
      const halves = [word.slice(0, at), word.slice(at)];
      // Shorter ones are halves of nearly anything, but for a number ("iphone7") and a kind ("tvstand").
      if (!halves.every((half) => half.length > 2 || /\d/.test(half) || this.isKind(half))) continue;
      const parts = halves.map(stem);
      if (!parts.every((part) => this.isKnown(part))) continue;
      const frequency = this.namesWith(parts);
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
