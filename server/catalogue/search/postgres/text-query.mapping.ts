/** Converts a typed text to a tsquery, with the same word rules as the read model. */
import { synonymsOf } from "../text/synonyms.rules";
import { MAX_WORDS } from "../text/text-reader.model";
import { stem, wordsOf } from "../text/words.rules";
import { quote } from "./product-document.mapping";

/** Tsvector weights of names, categories and brands; D is for descriptions. */
const NAMES = "ABC";

export interface TypedWord {
  readonly word: string;
  /** Alternatives. */
  readonly terms: readonly string[];
  /** The word may be incomplete. */
  readonly isBeginning: boolean;
}

/** Empty for a text without words. */
export function readWords(text: string): TypedWord[] {
  const words = wordsOf(text).slice(0, MAX_WORDS);
  return words.map((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]];
    const spellings = [word, before && before + word, after && word + after].filter(
      (spelling) => spelling !== undefined,
    );
    const terms = spellings.map(stem).flatMap((term) => [term, ...synonymsOf(term)]);
    const isLast = after === undefined && (word.length >= 2 || words.length === 1);
    return { word, terms: [...new Set(terms)], isBeginning: isLast };
  });
}

/** Builds a tsquery that requires all words. */
export function writeQuery(words: readonly TypedWord[], where: "names" | "anywhere"): string {
  const weights = where === "names" ? `:${NAMES}` : "";
  return words
    .map(({ word, terms, isBeginning }) => {
      const beginnings = isBeginning ? [`${quote(word)}:*${NAMES}`] : [];
      return `(${[...terms.map((term) => quote(term) + weights), ...beginnings].join(" | ")})`;
    })
    .join(" & ");
}
