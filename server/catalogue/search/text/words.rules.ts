/** Converts text to searchable words, with the same steps for stored and typed text. */

/** Units joined to the number before them, by spelling. */
const UNITS: Readonly<Record<string, string>> = {
  // "2-in-1" and "10 in 1" are not inches.
  in: String.raw`"|''|pulgadas?\b|inches|inch\b|in\b\.?(?![- ]*\d+\b)`,
  cuft: String.raw`cu\.? ?-? ?ft\b\.?|cubic ?-? ?(?:feet|foot)\b`,
  gb: String.raw`(?:gigabytes?|gigs?|gb)\b`,
  tb: String.raw`(?:terabytes?|tb)\b`,
  w: String.raw`(?:watts?|w)\b`,
  mp: String.raw`(?:megapixels?|mp)\b`,
  v: String.raw`(?:volts?|v)\b`,
  qt: String.raw`(?:quarts?|qts?)\b\.?`,
  ft: String.raw`(?:feet|foot|ft)\b\.?|'(?!')`,
};
/** Units with a single spelling. */
const AS_SPELT = String.raw`(?:hz|mhz|ghz|btu|mah|oz|lbs?|mm|cm|psi|mph|k)\b`;
/** One combined pattern, because it runs on every word of every description. */
const UNIT = new RegExp(
  String.raw`(?<=\d) ?-? ?(?:${Object.values(UNITS)
    .map((spellings) => `(${spellings})`)
    .join("|")}|(${AS_SPELT}))`,
  "g",
);
const UNIT_NAMES = Object.keys(UNITS);

const STOP_WORDS = new Set(
  "a an and are as at be by for from has in is it its of on or our that the this to up us with you your".split(
    " ",
  ),
);

/** Matches a clause that begins with "for" or "with", or Spanish "con". */
const COMPANIONS = /(?:^|\s)(?:for|with|w\/|con)\s.*?(?=\s[-\u2013|]\s|[,;()]|$)/gis;

/**
 * Separates the product from its companions: 'TV Stand for TVs Up to 55" - Walnut' is a "TV Stand - Walnut"
 * for the rest. A text of companions only counts as the product.
 */
export function splitCompanions(text: string): { thing: string; companions: string } {
  const thing = text.replace(COMPANIONS, " ");
  if (!/[\p{L}\p{N}]/u.test(thing)) return { thing: text, companions: "" };
  return { thing, companions: (text.match(COMPANIONS) ?? []).join(" ") };
}

/** Fast path: most texts match, and every description is folded. */
const PLAIN = /^[ -~]*$/;

/** Lower-cases, and removes accents, trademark signs and control characters. */
export function fold(text: string): string {
  const folded = PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .replace(/[™®©]/g, "")
        .replace(/[″”“]/g, '"')
        .normalize("NFKD")
        .replace(/[\p{M}\p{Cs}]/gu, "")
        .replace(/\p{Cc}/gu, " ")
        .toLowerCase();
  return /['’]s/.test(folded) ? folded.replace(/(\p{L})['’]s(?!\p{L})/gu, "$1") : folded;
}

/** Returns words as typed, folded, with units joined to their numbers and without stop words. */
export function wordsOf(text: string): string[] {
  // Without its stop word, "on-ear" would match any ear; joined, it is a separate term.
  const folded = withUnits(fold(text)).replace(/(?<![\p{L}\p{N}-])(on|in)-(?=\p{L})/gu, "$1");
  return splitWords(folded).filter((word) => !STOP_WORDS.has(word));
}

/**
 * Returns a text's search terms: stemmed words, compounds also as one word ("wi-fi" as wifi), numbers with a
 * unit also bare ("55in" as 55).
 */
export function termsOf(text: string): Set<string> {
  const folded = withUnits(fold(text));
  const terms = new Set<string>();
  for (const word of splitWords(folded)) {
    if (STOP_WORDS.has(word)) continue;
    terms.add(stem(word));
    if (!startsWithDigit(word)) continue;
    // 4K is the name of a resolution: "Reverie 4" is not every 4K television.
    const number = /^(\d+(?:\.\d+)?)(?!k$)[a-z]+$/.exec(word);
    if (number?.[1]) terms.add(number[1]);
  }
  if (!/[-/'’.]/.test(folded)) return terms;
  for (const compound of folded.match(/(?<![a-z0-9])[a-z0-9]+(?:[-/'’.][a-z0-9]+)+/g) ?? []) {
    // 2.5 is not 25.
    if (/\d\.\d/.test(compound)) continue;
    const joined = compound.replace(/[^a-z0-9]/g, "");
    if (joined.length <= 40) terms.add(stem(joined));
  }
  return terms;
}

/** Tests the character code, because it runs on every word of every description. */
function startsWithDigit(word: string): boolean {
  const code = word.charCodeAt(0);
  return code >= 48 && code <= 57;
}

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ["mice", "mouse"],
  ["shelves", "shelf"],
  ["knives", "knife"],
]);

/** Reduces plurals to singulars; applied to both sides, so the result need not be a real word. */
export function stem(word: string): string {
  if (!word.endsWith("s") && word !== "mice") return word;
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|ns|x|zz|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /(?:ss|us|is|^lens)$/.test(word) ? word : word.slice(0, -1);
}

function withUnits(folded: string): string {
  if (!/\d/.test(folded)) return folded;
  return folded
    .replace(/(\d),(?=\d{3}(?!\d))/g, "$1")
    .replace(/\s+/g, " ")
    .replace(UNIT, (...[, ...units]: (string | undefined)[]) => {
      const at = units.findIndex((unit) => unit !== undefined);
      return `${UNIT_NAMES[at] ?? units[at]} `;
    });
}

function splitWords(folded: string): string[] {
  return folded.match(/(?<!\d)\d+\.\d+[\p{L}]*|[\p{L}\p{N}]+/gu) ?? [];
}
