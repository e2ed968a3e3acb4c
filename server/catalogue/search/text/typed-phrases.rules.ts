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
  const ours: string[] = [];
  for (let at = 0; at < words.length;) {
    const whole = at === words.length - 1 ? lastBegun(words, count) : words[at]!;
    let [taken, meant]: [number, readonly string[]] = [1, [words[at]!]];
    for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length -= 1) {
      const typed = length === 1 ? [whole] : words.slice(at, at + length);
      const instead = TYPED.get(keyOf(typed));
      if (!instead) continue;
      const bestBy = (counted: Count) =>
        [typed, ...instead]
          .map((some) => ({ some, products: counted(some.map(stem)) }))
          .reduce((most, one) => (one.products >= most.products ? one : most));
      const named = bestBy(count);
      const best = named.products > 0 ? named : bestBy(countHaving);
      if (best.products === 0 || best.some === typed) continue;
      [taken, meant] = [length, best.some];
      break;
    }
    ours.push(...meant);
    at += taken;
  }
  const telling = ours.filter((word) => !EMPTY.has(word));
  return telling.length > 0 ? telling : ours;
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
  const isKnown = TYPED.has(stem(word)) || [word, before + word].some((one) => count([stem(one)]) > 0);
  return word.length < MIN_BEGUN || isKnown ? word : (SINGLE.find((key) => key.startsWith(word)) ?? word);
}

function keyOf(words: readonly string[]): string {
  return words.map(stem).join(" ");
}
