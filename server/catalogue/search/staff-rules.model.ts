/**
 * What staff say about the search, compiled: a text that no rule is about costs one look-up for each of its words. Phrases
 * and texts are compared by their stemmed words, whatever stands between these (SEARCH-1 to SEARCH-3). Pages that staff keep are told too.
 */
import { readPageAddress, type AttributePage } from "#contract/catalogue/attribute-pages";
import type { SearchRuleContent } from "#contract/search/rules";
import { LIMITS } from "#contract/limits";
import { fold, stem } from "./text/words.rules";

/** Texts that are searched for one that was typed; each costs a search of its own. */
const MAX_TEXTS = LIMITS.searchRules.phrases + 1;

/** Products of a searched text, by their ids. */
export interface Placing {
  /** Shown first, in this order. */
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
  /** Pages of attributes in categories, whether they have enough products or not (CATALOGUE-22). */
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

  /** The typed text, and it with other words for the phrases it holds. */
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

  /** The longest phrase that begins at a word, and what is searched beside it. */
  private phraseAt(words: readonly Word[], at: number): { length: number; others: readonly string[] } {
    const most = Math.min(LIMITS.searchRules.phraseWords, words.length - at);
    for (let length = most; length > 0; length -= 1) {
      const others = this.synonyms.get(joined(words.slice(at, at + length)));
      if (others) return { length, others };
    }
    return { length: 1, others: [] };
  }
}

/** None for an attribute that the shop no longer has. */
function pageOf({ kind, text, address, intro }: SearchRuleContent): AttributePage[] {
  const choice = kind === "PAGE" ? readPageAddress(address) : "";
  return typeof choice === "string" ? [] : [{ ...choice, title: text, intro }];
}

/** Of a shop whose staff have said nothing. */
export const NO_RULES = new StaffRules([]);

/** The same for two texts that rules take for one. */
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
