/** Typed words in those of the catalogue. */
import { PHRASES } from "./phrase-table.rules";
import { stem } from "./words.rules";

const MAX_WORDS = 3;
const TYPED = new Map<string, (readonly string[])[]>();
for (const [ours, typed] of PHRASES)
  for (const phrase of typed.split(", ")) {
    const key = keyOf(phrase.split(" "));
    TYPED.set(key, [...(TYPED.get(key) ?? []), ours.split(" ")]);
  }

/** Words of a praise or a purchase, which say nothing of the product, and Spanish ones that only join others. */
const EMPTY = new Set(
  "cheap cheapest affordable inexpensive best buy shop online price prices deal deals sale near me around about de para con sin y el la los las un una barato barata economico economica".split(
    " ",
  ),
);

type Count = (terms: readonly string[]) => number;

/**
 * Typed words in those of the catalogue, where it has more of these. What is left says something, unless nothing did.
 * @param words folded
 * @param count how many products are called by all of some stemmed words
 * @param countHaving how many have them among their features, asked where none is called so: a range "with Air Fry"
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

/** Fewer letters begin too many words. */
const MIN_BEGUN = 4;
const SINGLE = [...TYPED.keys()].filter((key) => !key.includes(" "));

/**
 * "lavad" begins "lavadora". The last word itself where products have it, alone or joined with the one before it ("turn table"), or it
 * begins none of the table.
 */
function lastBegun(words: readonly string[], count: Count): string {
  const [before = "", word] = [words.at(-2), words.at(-1)!];
  const isKnown = TYPED.has(stem(word)) || [word, before + word].some((one) => count([stem(one)]) > 0);
  return word.length < MIN_BEGUN || isKnown ? word : (SINGLE.find((key) => key.startsWith(word)) ?? word);
}

function keyOf(words: readonly string[]): string {
  return words.map(stem).join(" ");
}
