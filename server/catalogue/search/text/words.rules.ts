/** Converts text to searchable words, with the same steps for stored and typed text. */

/** Units joined to the number before them, by spelling. */
const UNITS: Readonly<Record<string, string>> = {
  // "2-in-1" and "10 in 1" are not inches.
  in: String.raw`"|''|pulgadas?\b|inches|inch\b|in\b\.?(?![- ]*\d+\b)`,
  cuft: String.raw`cu\.? ?-? ?ft\b\.?|cubic ?-? ?(?:feet|foot)\b|pies? cubicos?\b`,
  gb: String.raw`(?:gigabytes?|gigs?|gb)\b`,
  tb: String.raw`(?:terabytes?|tb)\b`,
  w: String.raw`(?:watts?|w)\b`,
  mp: String.raw`(?:megapixels?|mp)\b`,
  v: String.raw`(?:volts?|v)\b`,
  qt: String.raw`(?:quarts?|qts?)\b\.?`,
  ft: String.raw`(?:feet|foot|ft)\b\.?|'(?!')`,
  psi: String.raw`(?:psi|pounds? per square inch)\b`,
  lb: String.raw`(?:pounds?|lbs?)\b\.?`,
  kg: String.raw`(?:kilograms?|kilos?|kgs?)\b\.?`,
  db: String.raw`(?:decibels?|dba?)\b`,
  ms: String.raw`(?:milliseconds?|ms)\b`,
  mph: String.raw`(?:miles per hour|mph)\b`,
};
/** Units with a single spelling. */
const AS_SPELT = String.raw`(?:hz|mhz|ghz|btu|mah|wh|kwh|kw|mbps|gbps|fps|rpm|cfm|gpm|oz|mm|cm|k)\b`;
/** One combined pattern, because it runs on every word of every description. */
const UNIT = new RegExp(
  String.raw`(?<=\d) ?-? ?(?=[a-z"'])(?:${Object.values(UNITS)
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

/** Matches a clause that begins with "for" or "with", or Spanish "con"; also "phone good camera". */
const COMPANIONS =
  /(?:^|\s)(?:for|with|w\/|con|(?<=\S\s)(?:good|great|nice|better|best)(?=\scameras?\b))\s.*?(?=\s[-\u2013|]\s|[,;()]|$)/gis;

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

/** A number and its unit have at most this many words: "25 cubic feet". */
const MAX_MEASURE_WORDS = 3;

/** Returns the shortest part of a text that contains a word of wordsOf: "60 inch" for 60in. */
export function asTyped(word: string, text: string): string {
  const parts = text.split(/\s+/).filter((part) => part !== "");
  for (let length = 1; length <= MAX_MEASURE_WORDS; length += 1)
    for (let from = 0; from + length <= parts.length; from += 1) {
      const part = parts.slice(from, from + length).join(" ");
      if (wordsOf(part).includes(word)) return part;
    }
  return word;
}

/**
 * Returns a text's search terms: stemmed words, compounds also as one word ("wi-fi" as wifi), numbers with a
 * unit also bare ("55in" as 55).
 */
export function termsOf(text: string): Set<string> {
  const terms = new Set<string>();
  const unitNames: string[] = [];
  const folded = withUnits(fold(text), (word) => unitNames.push(stem(word)));
  for (const word of splitWords(folded)) {
    if (STOP_WORDS.has(word)) continue;
    terms.add(stem(word));
    if (!startsWithDigit(word)) continue;
    // 4K is the name of a resolution: "Reverie 4" is not every 4K television.
    const number = /^(\d+(?:\.\d+)?)(?!k$)[a-z]+$/.exec(word);
    if (number?.[1]) terms.add(number[1]);
  }
  const compounds = /[-/'’.]/.test(folded)
    ? folded.match(/(?<![a-z0-9])[a-z0-9]+(?:[-/'’.][a-z0-9]+)+/g)
    : null;
  for (const compound of compounds ?? []) {
    // 2.5 is not 25.
    if (/\d\.\d/.test(compound)) continue;
    const joined = compound.replace(/[^a-z0-9]/g, "");
    if (joined.length <= 40) terms.add(stem(joined));
  }
  // Last, because features are cut off.
  for (const name of unitNames) terms.add(name);
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

/** Units whose spelled-out name is a word as well: "decibels". */
const NAMED_UNITS = new Set(["psi", "lb", "kg", "db", "ms", "mph"]);

/** @param onName called with each word of a spelled-out unit */
function withUnits(folded: string, onName?: (word: string) => unknown): string {
  if (!/\d/.test(folded)) return folded;
  // "f2.8" is f/2.8, "hdmi2.1" is HDMI 2.1.
  const separated = /[a-z]\d{1,4}\.\d/.test(folded)
    ? folded.replace(/(?<![a-z0-9])([a-z]{1,10})(?=\d{1,4}\.\d)/g, "$1 ")
    : folded;
  return separated
    .replace(/(\d),(?=\d{3}(?!\d))/g, "$1")
    .replace(/\s+/g, " ")
    .replace(UNIT, (...[spelling, ...units]: (string | undefined)[]) => {
      const at = units.findIndex((unit) => unit !== undefined);
      const name = UNIT_NAMES[at] ?? units[at]!;
      if (onName && NAMED_UNITS.has(name)) spelling!.match(/[a-z]{4,}/g)?.forEach((word) => onName(word));
      return `${name} `;
    });
}

function splitWords(folded: string): string[] {
  return folded.match(/(?<!\d)\d+\.\d+[\p{L}]*|[\p{L}\p{N}]+/gu) ?? [];
}

/** Appliances and dimensions whose inches are trade sizes, rounded up: a 30 inch range, 36 inches wide. */
const NOMINAL = new Set(
  `wide width tall high height deep depth range cooktop oven stove dishwasher refrigerator fridge freezer washer
  dryer`.split(/\s+/),
);
const HUNDREDTHS = [50, 60, 63, 70, 75, 80, 88, 90];

/**
 * Returns other terms for a number with its unit: 1000gb is 1tb, 1.5kw is 1500w.
 * @param words all words of the text, in which a 36 inch refrigerator measures 35.5 to 36 inches
 */
export function otherMeasures(word: string, words: readonly string[]): readonly string[] {
  const [, digits, unit] = /^(\d+(?:\.\d+)?)([a-z]+)$/.exec(word) ?? [];
  const number = Number(digits);
  switch (unit) {
    case "gb":
      return [1_000, 1_024].filter((size) => number % size === 0).map((size) => `${number / size}tb`);
    case "tb":
      return [`${number * 1_000}gb`, `${number * 1_024}gb`];
    case "w":
      return [`${number / 1_000}kw`];
    case "kw":
      return [`${number * 1_000}w`];
    case "in":
      return Number.isInteger(number) && words.some((other) => NOMINAL.has(stem(other)))
        ? HUNDREDTHS.map((part) => `${number - 1 + part / 100}in`)
        : [];
    default:
      return [];
  }
}
