/** Interprets a typed text in the words of products: other spellings, prefixes, corrections. */
import { synonymsOf, WORDS_WITH_SYNONYMS } from "./synonyms.rules";
import { FIELDS_OF_NAMES, type WordIndex } from "./word-index.model";
import { isIncomplete, kindOfFamousName, namesPart, namesThing } from "./things.rules";
import { editDistance, toleratedErrors } from "#contract/search/typed/typos";
import { otherMeasures, stem } from "./words.rules";

const QUALITY = { exact: 1, sized: 1.1, synonym: 0.95, joined: 0.95, prefix: 0.6, corrected: 0.9 } as const;
const MAX_PREFIX_TERMS = 300;
/** Maximum number of words in a search. */
export const MAX_WORDS = 24;
/** A word only in descriptions counts as misspelled if a similar word is this many times as frequent. */
const MISSPELLING_RATIO = 20;

/** A name with a model number, such as "iphone7". */
const MODEL = /^([a-z]{4,})\d+[a-z]?$/;

export interface QueryTerm {
  readonly term: string;
  readonly quality: number;
  /** A word that the same name must contain: "soundbar" also matches a bar whose name contains "sound". */
  readonly beside?: string;
}

/** The meaning of a typed word, with its position from 0. */
export interface Meaning {
  readonly position: number;
  /** As searched: "60in" for 60 inch. */
  readonly word: string;
  readonly queryTerms: readonly QueryTerm[];
  /** The terms to match in descriptions: whole words that are not a kind of product. */
  readonly described: readonly string[];
}

export interface Reading {
  readonly meanings: readonly Meaning[];
  /** Index of the meaning that names the requested product, or -1. */
  readonly head: number;
  /** Whether the head is a kind of product, so that other kinds do not match. */
  readonly isThing: boolean;
  readonly correctedText: string | null;
  /** Words with digits that are searched without them, or not at all. */
  readonly dropped: readonly string[];
  /** If set, nothing is searched. */
  readonly notSold: NotSold | null;
}

/** A requested kind of product that the shop does not sell. */
export interface NotSold {
  /** As typed: "charger", "sewing machine". */
  readonly item: string;
  /** A sold kind of product among the other words, such as the laptop of a requested charger. */
  readonly productType: string | null;
}

/** Maximum size of the cache. */
const MAX_SPLIT = 5_000;

export class TextReader {
  /** By word, until the index changes. */
  private readonly halves = new Map<string, readonly string[]>();

  constructor(
    private readonly names: WordIndex,
    private readonly descriptions: WordIndex,
  ) {}

  /**
   * Returns the terms of each word, without unknown words. If the requested product is not sold, nothing is
   * searched, because other matches would be the products it belongs to.
   * @param things number of leading words that name the product rather than its companions
   * @param neverCorrected stemmed
   */
  read(words: readonly string[], things: number, neverCorrected: ReadonlySet<string>): Reading {
    const { meanings, correctedText, dropped } = this.readWords(words, neverCorrected);
    const head = this.headOf(meanings, things, words);
    const last = meanings[head];
    const isThing = last !== undefined && this.isThing(last, words[last.position]!);
    const missing = this.missingThing(words, things, meanings);
    if (missing.length > 0) {
      const productType = words.find((word) => !missing.includes(word) && this.isKind(word)) ?? null;
      const notSold = { item: missing.join(" "), productType };
      return { meanings, head, isThing, correctedText, dropped, notSold };
    }
    if (last === undefined || isThing || !this.isHalf(last, words))
      return { meanings, head, isThing, correctedText, dropped, notSold: null };
    // No product is a rice cooker, but one is related to rice.
    const rest = words.filter((_, position) => position !== last.position);
    return { ...this.read(rest, things - 1, neverCorrected), correctedText: rest.join(" ") };
  }

  /** Returns the words of the requested product if no product has that name; empty otherwise. */
  private missingThing(words: readonly string[], things: number, meanings: readonly Meaning[]): string[] {
    // The product itself is unknown: only its companions would match.
    if (things > 0 && meanings.length > 0 && meanings.every(({ position }) => position >= things))
      return words.slice(0, things);
    const meaningAt = (at: number) => meanings.find(({ position }) => position === at);
    const at = words.findLastIndex((word, position) => {
      if (position >= things) return false;
      const meaning = meaningAt(position);
      return namesThing(word) || (meaning !== undefined && this.isThing(meaning, word));
    });
    const meaning = meaningAt(at);
    if (at >= 0) {
      const word = words[at]!;
      if (!namesThing(word) || (meaning !== undefined && this.isSold(meaning))) return [];
      // A single word may match by description, and so may a part of another product: "laptop backlit
      // keyboard".
      const isOfAnother = namesPart(word) && words.some((other) => other !== word && this.isKind(other));
      return meaning !== undefined && (words.length === 1 || isOfAnother) ? [] : [word];
    }
    // If "sewing" is unknown, there are no sewing machines, even if other machines are sold.
    const [before, last] = [words[things - 2], words[things - 1]];
    if (before === undefined || last === undefined) return [];
    return isIncomplete(stem(last)) && !meaningAt(things - 2) ? [before, last] : [];
  }

  /** Returns whether the word names a product only with the word before it, and no name contains both. */
  private isHalf({ position }: Meaning, words: readonly string[]): boolean {
    const [before, word] = [words[position - 1], words[position]!];
    if (before === undefined || !isIncomplete(stem(word))) return false;
    // Both together may be a synonym of another word.
    if (this.isKnown(stem(before + word))) return false;
    const isKnown = this.namesWith([stem(before)]) > 0 || this.descriptions.has(stem(before));
    return isKnown && this.namesWith([stem(before), stem(word)]) === 0;
  }

  private readWords(words: readonly string[], neverCorrected: ReadonlySet<string>) {
    const meanings: Meaning[] = [];
    const searched: string[] = [];
    const dropped: string[] = [];
    let isCorrected = false;
    words.forEach((word, position) => {
      const meaning = this.meaningOf(word, words, position);
      const isLiteral = neverCorrected.size > 0 && neverCorrected.has(stem(word));
      const replacement = isLiteral ? literalOf(meaning) : this.correct(word, meaning);
      if (replacement === null) {
        searched.push(word);
        meanings.push(meaning);
        return;
      }
      isCorrected = true;
      if (digitsOf(replacement.join("")) !== digitsOf(word)) dropped.push(word);
      for (const term of replacement) {
        const queryTerms = queryTermsFor(term, QUALITY.corrected);
        const described = [...meaning.described, ...this.described(queryTerms)];
        searched.push(term);
        meanings.push({ position, word, queryTerms, described });
      }
    });
    return {
      meanings: meanings.slice(0, MAX_WORDS),
      correctedText: isCorrected && searched.length > 0 ? searched.join(" ") : null,
      dropped,
    };
  }

  private correct(word: string, { queryTerms, described }: Meaning): readonly string[] | null {
    return this.kindInstead(word) ?? (queryTerms.length > 0 ? null : this.insteadOf(word, described));
  }

  private meaningOf(word: string, words: readonly string[], position: number): Meaning {
    const term = stem(word);
    const queryTerms = queryTermsFor(term, QUALITY.exact);
    for (const neighbour of [position - 1, position + 1]) {
      const other = words[neighbour];
      if (other === undefined) continue;
      const joined = stem(neighbour < position ? other + word : word + other);
      queryTerms.push(...queryTermsFor(joined, QUALITY.joined));
      // "Washng machine": the misspelled word may be half of a compound.
      const areKnown = this.names.has(term) && this.names.has(stem(other));
      const synonym = areKnown ? null : this.closestSynonym(joined);
      if (synonym !== null) queryTerms.push(...queryTermsFor(synonym, QUALITY.corrected));
    }
    // "tv 55" means inches, not a model number.
    if (/^\d{2,3}$/.test(word)) queryTerms.unshift({ term: `${word}in`, quality: QUALITY.sized });
    const [, number, unit = ""] = /^(\d+)([a-z]+)$/.exec(word) ?? [];
    // 25 cubic feet also match 25.5.
    const longer = number === undefined ? [] : this.names.withPrefix(`${number}.`, MAX_PREFIX_TERMS, true);
    for (const measure of [...longer.filter((other) => other.endsWith(unit)), ...otherMeasures(word, words)])
      queryTerms.push({ term: measure, quality: QUALITY.corrected });
    const described = this.described(queryTerms);
    // A soundbar is also a "sound bar": the second half names the kind.
    const [former, latter] = this.names.has(term) ? this.split(word) : [];
    if (latter !== undefined && this.isKind(latter))
      queryTerms.push(
        ...queryTermsFor(latter, QUALITY.joined).map((queryTerm) => ({ ...queryTerm, beside: former })),
      );
    if (position === words.length - 1 && (word.length >= 2 || words.length === 1)) {
      const withCodes = word.length > 3 || /\d/.test(word);
      for (const longer of this.names.withPrefix(word, MAX_PREFIX_TERMS, withCodes)) {
        if (longer !== term) queryTerms.push({ term: longer, quality: QUALITY.prefix });
      }
    }
    return {
      position,
      word,
      queryTerms: queryTerms.filter((queryTerm) => this.names.has(queryTerm.term)),
      described,
    };
  }

  /** Excludes kinds of products: a description that mentions a laptop does not make the product one. */
  private described(queryTerms: readonly QueryTerm[]): string[] {
    if (queryTerms.some((queryTerm) => this.isKind(queryTerm.term))) return [];
    // If names contain the number as inches, inches are meant: in a description, the bare number is
    // ambiguous.
    const isUnambiguous = (term: string) => !this.names.has(`${term}in`) || !/^\d{1,3}$/.test(term);
    return queryTerms
      .map((queryTerm) => queryTerm.term)
      .filter((term) => this.descriptions.has(term) && isUnambiguous(term));
  }

  isKind(word: string): boolean {
    const term = stem(word);
    return [term, ...synonymsOf(term)].some((variant) => this.names.isKind(variant));
  }

  private isKnown(term: string): boolean {
    return this.names.has(term) || synonymsOf(term).some((other) => this.names.has(other));
  }

  /** Counts the products whose names and categories contain all stemmed words or their synonyms. */
  namesWith(terms: readonly string[], fields = FIELDS_OF_NAMES): number {
    const groups = terms.map((term) => [term, ...synonymsOf(term)]);
    return this.names.frequencyTogether(groups, fields);
  }

  /** Returns whether a product's name or category contains the word. */
  private isSold({ queryTerms }: Meaning): boolean {
    return queryTerms.some(({ term }) => this.names.has(term, FIELDS_OF_NAMES));
  }

  /**
   * Returns the index of the meaning that names the product: the last word that is a kind of product, else
   * the last word.
   */
  private headOf(meanings: readonly Meaning[], things: number, words: readonly string[]): number {
    const isWord = ({ position }: Meaning) => position < things && /^\p{L}/u.test(words[position]!);
    const kindIndex = meanings.findLastIndex(
      (meaning) => isWord(meaning) && this.isThing(meaning, words[meaning.position]!),
    );
    return kindIndex >= 0 ? kindIndex : meanings.findLastIndex(isWord);
  }

  private isThing({ queryTerms }: Meaning, word: string): boolean {
    if (namesThing(word)) return true;
    const own = stem(word);
    // "Washing machine" is a kind of product, "machine" alone is not.
    const incomplete = isIncomplete(own) ? [own, ...synonymsOf(own)] : [];
    return queryTerms.some(
      ({ term, quality }) =>
        quality >= QUALITY.corrected && this.names.isKind(term) && !incomplete.includes(term),
    );
  }

  /**
   * Replaces a word that no product name has: by its two halves, a similar word, or nothing. Returns null to
   * search the word itself, because descriptions contain it.
   */
  private insteadOf(word: string, described: readonly string[]): readonly string[] | null {
    if (namesThing(word)) return described.length > 0 ? null : [];
    const parts = this.split(word);
    if (parts.length > 0) return parts;
    const [, letters] = MODEL.exec(word) ?? [];
    if (letters !== undefined && this.isKnown(stem(letters))) return [stem(letters)];
    // Another number is no correction.
    if (/\d/.test(word)) return described.length > 0 ? null : [];
    const closest =
      this.closestSynonym(stem(word)) ?? this.names.closest(stem(word)) ?? this.names.closest(word);
    if (described.length > 0 && (closest === null || !this.isLikelyCorrection(closest, word, described)))
      return null;
    return closest === null ? [] : [closest];
  }

  /** Searches laptops for "Chromebook" if no product has that name. Returns null for other words. */
  private kindInstead(word: string): readonly string[] | null {
    const name = MODEL.exec(word)?.[1] ?? word;
    const kind = kindOfFamousName(name);
    return kind === null || this.names.has(stem(name), FIELDS_OF_NAMES) ? null : kind.map(stem);
  }

  /** "frige" means fridge, although products are called refrigerators. */
  private closestSynonym(term: string): string | null {
    const close = WORDS_WITH_SYNONYMS.find(
      (other) =>
        toleratedErrors(Math.max(term.length, other.length)) > 0 &&
        // An iPhone is a phone, and a misspelled "smartphone" may lack its first letter.
        (other[0] === term[0] || term.endsWith(other) || other.endsWith(term)) &&
        Math.abs(other.length - term.length) < 2 &&
        editDistance(term, other) === 1,
    );
    return close !== undefined && queryTermsFor(close, 1).some((queryTerm) => this.names.has(queryTerm.term))
      ? close
      : null;
  }

  /** Tests whether the similar word is far more frequent, or the typed word's kind: an iPhone is a phone. */
  private isLikelyCorrection(closest: string, word: string, described: readonly string[]): boolean {
    if (word.endsWith(closest) && this.isKind(closest)) return true;
    const maxFrequency = Math.max(...described.map((term) => this.descriptions.frequency(term)));
    return this.names.frequency(closest) >= maxFrequency * MISSPELLING_RATIO;
  }

  /** Must be called when the index changes. */
  clearCache(): void {
    this.halves.clear();
  }

  /** Splits "soundbar" into sound and bar if a name contains both; prefers the most frequent split. */
  private split(word: string): readonly string[] {
    const known = this.halves.get(word);
    if (known) return known;
    if (this.halves.size >= MAX_SPLIT) this.halves.clear();
    const halves = this.splitAnew(word);
    this.halves.set(word, halves);
    return halves;
  }

  private splitAnew(word: string): string[] {
    let best: string[] = [];
    let bestFrequency = 0;
    for (let at = 1; at < word.length; at += 1) {
      // 9090 is not 90 twice.
      if (/\d\d/.test(word.slice(at - 1, at + 1))) continue;
      const halves = [word.slice(0, at), word.slice(at)];
      // Shorter halves match almost anything, except a number ("iphone7") and a kind ("tvstand").
      if (!halves.every((half) => half.length > 2 || /\d/.test(half) || this.isKind(half))) continue;
      const parts = halves.map(stem);
      if (!parts.every((part) => this.isKnown(part))) continue;
      const frequency = this.namesWith(parts);
      if (frequency > bestFrequency) [best, bestFrequency] = [parts, frequency];
    }
    return best;
  }
}

const digitsOf = (word: string) => word.replace(/\D/g, "");

function queryTermsFor(term: string, quality: number): QueryTerm[] {
  return [
    { term, quality },
    ...synonymsOf(term).map((synonym) => ({ term: synonym, quality: quality * QUALITY.synonym })),
  ];
}

/** Returns the replacement of a word taken literally: the word itself, or nothing if no product has it. */
function literalOf({ queryTerms, described }: Meaning): readonly string[] | null {
  return queryTerms.length > 0 || described.length > 0 ? null : [];
}
