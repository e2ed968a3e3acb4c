/** Translates typed words to the catalogue's words. */
import { PHRASES } from "./phrase-table.rules";
import { stem } from "./words.rules";

const MAX_WORDS = 3;
const TYPED = new Map<string, (readonly string[])[]>();
for (const [ours, typed] of PHRASES)
  for (const phrase of typed.split(", ")) {
    const key = keyOf(phrase.split(" "));
    TYPED.set(key, [...(TYPED.get(key) ?? []), ours.split(" ")]);
  }

/** Words of praise or purchase without product meaning, and Spanish function words. */
const EMPTY = new Set(
  "cheap cheapest affordable inexpensive best buy shop online price prices deal deals sale near me around about de para con sin y el la los las un una barato barata economico economica".split(
    " ",
  ),
);

type Count = (terms: readonly string[]) => number;

/**
 * Replaces typed phrases by catalogue words if more products have those. Drops empty words unless only those
 * remain.
 * @param words folded
 * @param count number of products named by all of some stemmed words
 * @param countHaving number of products with them among their features; used if no name has them, as in a
 * range "with Air Fry"
 */
export function inOurWords(words: readonly string[], count: Count, countHaving: Count): string[] {
  const shopWords: string[] = [];
  for (let at = 0; at < words.length;) {
    const completed = at === words.length - 1 ? lastBegun(words, count) : words[at]!;
    let [consumed, phrase]: [number, readonly string[]] = [1, [words[at]!]];
    for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length -= 1) {
      const typed = length === 1 ? [completed] : words.slice(at, at + length);
      const alternatives = TYPED.get(keyOf(typed));
      if (!alternatives) continue;
      const bestBy = (counted: Count) =>
        [typed, ...alternatives]
          .map((some) => ({ some, products: counted(some.map(stem)) }))
          .reduce((top, candidate) => (candidate.products >= top.products ? candidate : top));
      const nameMatch = bestBy(count);
      const best = nameMatch.products > 0 ? nameMatch : bestBy(countHaving);
      if (best.products === 0 || best.some === typed) continue;
      [consumed, phrase] = [length, best.some];
      break;
    }
    shopWords.push(...phrase);
    at += consumed;
  }
  const significant = shopWords.filter((word) => !EMPTY.has(word));
  return significant.length > 0 ? significant : shopWords;
}

/** Shorter prefixes match too many words. */
const MIN_BEGUN = 4;
const SINGLE = [...TYPED.keys()].filter((key) => !key.includes(" "));

/**
 * Completes the last word, such as "lavad" to "lavadora". Unchanged if products have it, alone or joined with
 * the word before it ("turn table"), or if no table entry begins with it.
 */
function lastBegun(words: readonly string[], count: Count): string {
  const [before = "", word] = [words.at(-2), words.at(-1)!];
  const isKnown =
    TYPED.has(stem(word)) || [word, before + word].some((spelling) => count([stem(spelling)]) > 0);
  return word.length < MIN_BEGUN || isKnown ? word : (SINGLE.find((key) => key.startsWith(word)) ?? word);
}

function keyOf(words: readonly string[]): string {
  return words.map(stem).join(" ");
}
