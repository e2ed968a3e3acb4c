/**
 * Prices in search text: "tv under $300", "laptop between 300 and 500 dollars", "washer $20 a week". Reads
 * word by word in linear time.
 */
import { type Choices } from "../../catalogue/facets";
import { writeBand } from "../../catalogue/bands";

export interface PricedText {
  /** The text without its price. */
  readonly text: string;
  /** Filter for the price or weekly payment; empty if there is none. */
  readonly choices: Choices;
}

const AT_MOST =
  "under|below|less than|lower than|less then|up to|at most|no more than|not more than|cheaper than|not over|max|maximum|within|" +
  "por menos de|menos de|hasta|maximo|máximo|< =";
const AT_LEAST =
  "over|above|more than|at least|no less than|starting at|min|minimum|por mas de|mas de|más de|desde|> =";
/** After the amount: "$80 or less", "$700+". */
const OR_LESS =
  "or less|or under|or below|or lower|or cheaper|and under|and below|and less|o menos|max|maximum|tops";
const OR_MORE = "or more|or over|or above|or higher|and up|and over|and above|o mas|o más|+";
/** Marks a unit price. */
const EACH = "each|apiece|a piece|per piece|per tire|a tire|cada una|cada uno";
/**
 * Phrases with these first words are as common before sizes ("for TVs up to 55"), so they need a currency to
 * mean a price.
 */
const OF_SIZES = new Set(["up", "within", "max", "maximum", "min", "minimum", "hasta"]);
const DOLLARS = new Set(["dollars", "dollar", "bucks", "usd", "dolares", "dólares", "dolar"]);
/** "$20 a week", "$20 weekly", "$20/week". */
const WEEKLY = [
  ["a", "week"],
  ["per", "week"],
  ["each", "week"],
  ["every", "week"],
  ["/", "week"],
  ["/", "wk"],
  ["weekly"],
];
/** Minimum price without a dollar sign: "under 2" is no price. */
const MIN_PLAIN = 20;
/** Below this, "or less" usually follows a size: "tv 55 or less". */
const MIN_PLAIN_BEFORE_LIMIT = 100;
/** "From 2015 to 2018" means model years. */
const YEARS = { first: 1960, last: 2035 };
const MAX_DOLLARS = 100_000;

const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const OPENINGS = new Set(["between", "from", "entre", "de"]);
const JOINTS = new Set(["and", "to", "-", "–", "a", "y", "&"]);

interface Amount {
  readonly dollars: number;
  /** Number of words consumed. */
  readonly length: number;
  readonly isMoney: boolean;
}

interface PriceMatch {
  readonly from: number;
  readonly to: number;
  readonly lowest: number;
  readonly highest: number;
  readonly isWeekly: boolean;
}

/** @param text as typed; returned unchanged if it contains no price */
export function readPriceWords(text: string): PricedText {
  const words = text.match(/[$<>=+/–-]|[^\s$<>=+/–-]+/g) ?? [];
  const small = words.map((word) => word.toLowerCase());
  for (let at = 0; at < small.length; at += 1) {
    const match = bandAt(small, at);
    if (!match || match.lowest > match.highest) continue;
    const rest = [...words.slice(0, match.from), ...words.slice(match.to)].join(" ");
    const band = writeBand({ lowest: cents(match.lowest), highest: cents(match.highest) });
    return { text: rest, choices: match.isWeekly ? { LEASE_PAYMENT: [band] } : { PRICE: [band] } };
  }
  return { text, choices: {} };
}

function bandAt(words: readonly string[], at: number): PriceMatch | null {
  const maxWords = wordsAt(words, at, AT_MOST) || Number(words[at] === "<");
  if (maxWords > 0) return ofOne(words, at, maxWords, (dollars) => [0, dollars]);
  const minWords = wordsAt(words, at, AT_LEAST) || Number(words[at] === ">");
  if (minWords > 0) return ofOne(words, at, minWords, (dollars) => [dollars, Infinity]);
  const opening = OPENINGS.has(words[at]!) ? 1 : 0;
  const low = amountAt(words, at + opening);
  if (!low) return null;
  const joint = at + opening + low.length;
  if (JOINTS.has(words[joint] ?? "")) {
    const high = amountAt(words, joint + 1);
    const end = joint + 1 + (high?.length ?? 0);
    if (
      high &&
      high.dollars >= low.dollars &&
      (low.isMoney || high.isMoney || (opening > 0 && !areYears(low.dollars, high.dollars))) &&
      !hasUnit(words, end)
    ) {
      const weekly = weeklyAt(words, end) || wordsAt(words, end, EACH);
      return {
        from: at,
        to: end + weekly,
        lowest: low.dollars,
        highest: high.dollars,
        isWeekly: weeklyAt(words, end) > 0,
      };
    }
  }
  if (opening === 0) {
    const limited = limitedAt(words, at, low, joint);
    if (limited) return limited;
  }
  const weekly = opening === 0 ? weeklyAt(words, joint) : 0;
  return weekly > 0
    ? { from: at, to: joint + weekly, lowest: 0, highest: low.dollars, isWeekly: true }
    : null;
}

function areYears(...numbers: readonly number[]): boolean {
  return numbers.every((number) => number >= YEARS.first && number <= YEARS.last);
}

/** "$80 or less", "1000 dollars and up", "$700+". */
function limitedAt(words: readonly string[], at: number, amount: Amount, behind: number): PriceMatch | null {
  if (!amount.isMoney && amount.dollars < MIN_PLAIN_BEFORE_LIMIT) return null;
  const less = wordsAt(words, behind, OR_LESS);
  const more = less > 0 ? 0 : wordsAt(words, behind, OR_MORE);
  // Without a currency, "2019+" is a year and "500+" any number.
  if (less + more === 0 || (!amount.isMoney && words[behind] === "+")) return null;
  const ends =
    less > 0 ? { lowest: 0, highest: amount.dollars } : { lowest: amount.dollars, highest: Infinity };
  const to = behind + less + more;
  return { from: at, to: to + wordsAt(words, to, EACH), ...ends, isWeekly: false };
}

function ofOne(
  words: readonly string[],
  at: number,
  length: number,
  ends: (dollars: number) => readonly [number, number],
): PriceMatch | null {
  const amount = amountAt(words, at + length);
  if (!amount) return null;
  const end = at + length + amount.length;
  const isPlain = !OF_SIZES.has(words[at]!) && amount.dollars >= MIN_PLAIN && !hasUnit(words, end);
  if (!amount.isMoney && !isPlain) return null;
  const weekly = weeklyAt(words, end);
  const [lowest, highest] = ends(amount.dollars);
  const to = end + (weekly || wordsAt(words, end, EACH));
  return { from: at, to, lowest, highest, isWeekly: weekly > 0 };
}

/** Phrases by first word: most words start no phrase. */
const PHRASES_BY_LIST = new Map(
  [AT_MOST, AT_LEAST, OR_LESS, OR_MORE, EACH].map((list) => {
    const byFirst = new Map<string, (readonly string[])[]>();
    for (const phrase of list.split("|")) {
      const words = phrase.split(" ");
      byFirst.set(words[0]!, [...(byFirst.get(words[0]!) ?? []), words]);
    }
    return [list, byFirst] as const;
  }),
);

/** Number of words in the matching phrase; 0 for none. */
function wordsAt(words: readonly string[], at: number, phrases: string): number {
  const candidates = PHRASES_BY_LIST.get(phrases)!.get(words[at] ?? "");
  return candidates?.find((phrase) => phrase.every((word, i) => words[at + i] === word))?.length ?? 0;
}

function weeklyAt(words: readonly string[], at: number): number {
  return WEEKLY.find((phrase) => phrase.every((word, i) => words[at + i] === word))?.length ?? 0;
}

const UNITS = `in inch inches ft feet foot cm mm m km meters? miles? mi lb lbs pounds? oz kg cu cubic sq square
  qt quarts? gallons? gal liters? litres? l ml cups? gb tb mb mp megapixels? w watts? kw wh kwh amps? ah mah v volts? btu
  hz khz mhz ghz fps rpm mph dpi ppm psi cfm kbps mbps gbps db dba decibels? lumens? lm nits? ply plies
  hours? hrs? years? pieces? pcs people persons? pages? ports? channels? slices? servings?`;
const UNIT = new RegExp(`^(?:["']|(?:${UNITS.split(/\s+/).join("|")})\\b)`);

/** "under 50 inches" is a size. */
function hasUnit(words: readonly string[], at: number): boolean {
  const next = words[at] ?? "";
  return UNIT.test(next);
}

function amountAt(words: readonly string[], at: number): Amount | null {
  const isSigned = words[at] === "$";
  const start = isSigned ? at + 1 : at;
  const number = digitsAt(words, start) ?? spelledAt(words, start);
  if (!number || number.dollars > MAX_DOLLARS) return null;
  const after = start + number.length;
  // Matches "300$", but not the sign of the next amount in "$300 $500".
  const isSignedBehind = !isSigned && words[after] === "$" && !/^\d/.test(words[after + 1] ?? "");
  const isNamed = DOLLARS.has(words[after] ?? "") || isSignedBehind;
  return { dollars: number.dollars, length: after - at + Number(isNamed), isMoney: isSigned || isNamed };
}

function digitsAt(words: readonly string[], at: number) {
  const match = /^(\d{1,3}(?:,\d{3})+|\d{1,7})(\.\d{1,2})?(k)?$/.exec(
    (words[at] ?? "").replace(/[.,;!?]$/, ""),
  );
  if (!match) return null;
  const isThousands = words[at + 1] === "thousand" || words[at + 1] === "grand";
  const number = Number(match[1]!.replaceAll(",", "") + (match[2] ?? ""));
  return { dollars: number * (match[3] || isThousands ? 1_000 : 1), length: isThousands ? 2 : 1 };
}

/** "four hundred", "one thousand two hundred", "fifty". */
function spelledAt(words: readonly string[], at: number) {
  let [total, part, length] = [0, 0, 0];
  for (; at + length < words.length; length += 1) {
    const word = words[at + length]!;
    const small = SMALL.indexOf(word);
    const tens = TENS.indexOf(word);
    if (small > 0) part += small;
    else if (tens >= 0) part += (tens + 2) * 10;
    else if (word === "hundred") part = Math.max(1, part) * 100;
    else if (word === "thousand" || word === "grand") [total, part] = [total + Math.max(1, part) * 1_000, 0];
    else if (!(word === "a" && /^(?:hundred|thousand)$/.test(words[at + length + 1] ?? ""))) break;
  }
  const dollars = total + part;
  return dollars > 0 ? { dollars, length } : null;
}

function cents(dollars: number): number {
  return Math.round(dollars * 100);
}
