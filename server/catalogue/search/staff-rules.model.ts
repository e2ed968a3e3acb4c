/**
 * Compiled staff rules of the search: a text without rules costs one look-up per word. Phrases and texts are
 * compared by their stemmed words, ignoring separators (SEARCH-1 to SEARCH-3). Also lists staff-defined
 * pages.
 */
import { readPageAddress, type AttributePage } from "#contract/catalogue/attribute-pages";
import type { SearchRuleContent } from "#contract/search/rules";
import { LIMITS } from "#contract/limits";
import { fold, stem } from "./text/words.rules";

/** Maximum number of texts searched for a typed text; each costs a separate search. */
const MAX_TEXTS = LIMITS.searchRules.phrases + 1;

/** Product ids to place in the results of a text. */
export interface Placing {
  /** Placed first, in this order. */
  readonly pinned: readonly string[];
  readonly hidden: readonly string[];
}

interface Word {
  readonly term: string;
  readonly from: number;
  readonly to: number;
}

export class StaffRules {
  /** Stemmed words that are never corrected. */
  readonly neverCorrected: ReadonlySet<string>;
  /** Attribute pages of categories, with or without enough products (CATALOGUE-22). */
  readonly pages: readonly AttributePage[];
  private readonly synonyms = new Map<string, readonly string[]>();
  private readonly placings = new Map<string, Placing>();

  constructor(rules: readonly SearchRuleContent[]) {
    this.neverCorrected = new Set(
      rules.filter(({ kind }) => kind === "NEVER_CORRECTED").map(({ text }) => keyOf(text)),
    );
    this.pages = rules.flatMap(pageOf);
    for (const { kind, text, phrases, pinned, hidden } of rules) {
      if (kind === "PLACING") this.placings.set(keyOf(text), { pinned, hidden });
      if (kind !== "SYNONYM") continue;
      for (const typed of text ? [text] : phrases) {
        const key = keyOf(typed);
        const others = phrases.map((phrase) => fold(phrase)).filter((phrase) => keyOf(phrase) !== key);
        this.synonyms.set(key, [...new Set([...(this.synonyms.get(key) ?? []), ...others])]);
      }
    }
  }

  placingOf(text: string): Placing | null {
    return this.placings.size === 0 ? null : (this.placings.get(keyOf(text)) ?? null);
  }

  /** Returns the typed text, followed by versions with synonyms for its phrases. */
  textsFor(text: string): readonly [string, ...string[]] {
    if (this.synonyms.size === 0) return [text];
    const folded = fold(text);
    const words = wordsIn(folded);
    let [texts, end] = [[""], 0];
    for (let at = 0; at < words.length && texts.length < MAX_TEXTS;) {
      const { length, others } = this.phraseAt(words, at);
      if (others.length > 0) {
        const { from } = words[at]!;
        const { to } = words[at + length - 1]!;
        const [before, typed] = [folded.slice(end, from), folded.slice(from, to)];
        texts = texts
          .flatMap((beginning) => [typed, ...others].map((phrase) => beginning + before + phrase))
          .slice(0, MAX_TEXTS);
        end = to;
      }
      at += length;
    }
    if (texts.length === 1) return [text];
    return [text, ...texts.slice(1).map((other) => other + folded.slice(end))];
  }

  /** Returns the longest phrase that begins at a word, with its synonyms. */
  private phraseAt(words: readonly Word[], at: number): { length: number; others: readonly string[] } {
    const maxLength = Math.min(LIMITS.searchRules.phraseWords, words.length - at);
    for (let length = maxLength; length > 0; length -= 1) {
      const others = this.synonyms.get(joined(words.slice(at, at + length)));
      if (others) return { length, others };
    }
    return { length: 1, others: [] };
  }
}

/** Empty for an attribute that no longer exists. */
function pageOf({ kind, text, address, intro }: SearchRuleContent): AttributePage[] {
  const choice = kind === "PAGE" ? readPageAddress(address) : "";
  return typeof choice === "string" ? [] : [{ ...choice, title: text, intro }];
}

/** The rules of a shop without staff rules. */
export const NO_RULES = new StaffRules([]);

/** Equal for texts that rules do not distinguish. */
export function keyOf(text: string): string {
  return joined(wordsIn(fold(text)));
}

function joined(words: readonly Word[]): string {
  return words.map(({ term }) => term).join(" ");
}

function wordsIn(folded: string): Word[] {
  return Array.from(folded.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index }) => {
    return { term: stem(word), from: index, to: index + word.length };
  });
}
