/** What a typed text means to PostgreSQL, in the words the read model knows products by too. */
import { synonymsOf } from "../text/synonyms.rules";
import { MAX_WORDS } from "../text/text-reader.model";
import { stem, wordsOf } from "../text/words.rules";
import { quote } from "./product-document.mapping";

/** Weights of a tsvector's words that names, categories and brands have; D is of descriptions. */
const NAMES = "ABC";

export interface TypedWord {
  readonly word: string;
  /** Any of them is meant. */
  readonly terms: readonly string[];
  /** More may be typed. */
  readonly isBeginning: boolean;
}

/** None for a text without words. */
export function readWords(text: string): TypedWord[] {
  const words = wordsOf(text).slice(0, MAX_WORDS);
  return words.map((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]];
    const spellings = [word, before && before + word, after && word + after].filter(
      (one) => one !== undefined,
    );
    const terms = spellings.map(stem).flatMap((term) => [term, ...synonymsOf(term)]);
    const isLast = after === undefined && (word.length >= 2 || words.length === 1);
    return { word, terms: [...new Set(terms)], isBeginning: isLast };
  });
}

/** A tsquery for all of the words. */
export function writeQuery(words: readonly TypedWord[], where: "names" | "anywhere"): string {
  const weights = where === "names" ? `:${NAMES}` : "";
  return words
    .map(({ word, terms, isBeginning }) => {
      const beginnings = isBeginning ? [`${quote(word)}:*${NAMES}`] : [];
      return `(${[...terms.map((term) => quote(term) + weights), ...beginnings].join(" | ")})`;
    })
    .join(" & ");
}
