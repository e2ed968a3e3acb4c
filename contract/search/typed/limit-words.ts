/**
 * Limits other than prices: "dishwasher under 45 dB", "laptop with at least 16gb", "tv 65 inches or larger".
 * A limit filters the attribute with its unit, if other words name a matching kind of product (SEARCH-11).
 */
import { ATTRIBUTE_FILTERS } from "../../attributes/attribute-filters.generated";
import type { AttributeFacetKey } from "../../attributes/attribute-facets";
import type { AttributeFilter } from "../../attributes/attribute-filters";
import { writeBand } from "../../catalogue/bands";
import { Reading, type FilteredText } from "./reading";

type End = "BELOW" | "UP_TO" | "FROM" | "ABOVE" | "FOR";

/** "For 500 sq ft" applies only to products that serve an area. */
const BEFORE: readonly (readonly [string, End])[] = [
  [
    "no (?:more|louder|larger|bigger) than|not (?:more|over)(?: than)?|up to|at most|(?<!pro )max(?:imum)?(?: of)?|<=|hasta|m[aá]ximo(?: de)?",
    "UP_TO",
  ],
  ["under|below|(?:less|lower|smaller|quieter|slower) than|<|menos de|menor (?:a|de|que)", "BELOW"],
  ["at least|no less than|min(?:imum)?(?: of)?|>=|al menos|por lo menos|m[ií]nimo(?: de)?|desde", "FROM"],
  [
    "over|above|(?:more|higher|larger|bigger|greater|faster) than|>|mas de|más de|mayor (?:a|de|que)",
    "ABOVE",
  ],
  ["for|cools?|covers?|para", "FOR"],
];
const BEHIND: readonly (readonly [string, End])[] = [
  [
    "(?:or|and|&) (?:less|lower|under|below|down|smaller|quieter|slower|lighter)|o (?:menos|menor)|(?:at )?max(?:imum)?|at most|tops|(?:como )?m[aá]ximo",
    "UP_TO",
  ],
  [
    "(?:or|and|&) (?:more|higher|over|above|up|larger|bigger|greater|better|faster)|o (?:m[aá]s|mejor|superior|mayor)|(?:at (?:a )?)?min(?:imum)?|at least|(?:como )?m[ií]nimo|\\+",
    "FROM",
  ],
];
const ENDS: ReadonlyMap<number, End> = new Map([...BEFORE, ...BEHIND].map(([, end], at) => [at, end]));

const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,6}(?:\.\d{1,2})?)`;
const UNIT = String.raw`(dba?|decibels?|decibeles|mph|miles per hour|["”″]|''|in(?:ch(?:es)?)?|pulgadas?|hz|hertz|cu(?:bic|\.)? ?f(?:t|eet|oot)|pies? c[uú]bicos?|psi|btus?|mp|megapixels?|gb|gigs?|gigabytes?|tb|terabytes?|watts?|w|mah|lbs?|pounds?|libras?|sq(?:uare|\.)? ?f(?:t|eet|oot)|(?:hours?|hrs?|horas)(?: (?:of )?battery(?: life)?| de bateria)?)`;
/** "16gb of ram" is a single measure. */
const MEASURED_PART = String.raw`(?: (?:of )?(?:ram|memory|ssd|storage|memoria|almacenamiento)\b)?`;
const group = (phrases: readonly (readonly [string, End])[]) =>
  phrases.map(([phrase]) => `(${phrase})`).join("|");
const LIMIT_BEFORE = new RegExp(
  String.raw`(?<![\w.$])(?:with )?(?:${group(BEFORE)}) ?${NUMBER}[ -]?${UNIT}(?!\w)${MEASURED_PART}`,
);
const LIMIT_BEHIND = new RegExp(
  String.raw`(?<![\w.,$])(?:with )?${NUMBER}[ -]?${UNIT}${MEASURED_PART} ?(?:${group(BEHIND)})(?!\w)${MEASURED_PART}`,
);

/** "16+ gb" is 16gb+. */
const PLUS_WITHIN = new RegExp(String.raw`(\d)\+([ -]?${UNIT})(?!\w)`, "g");

/** Words for products with an attribute; without such a word, a number is ambiguous. */
const KINDS: readonly (readonly [RegExp, RegExp, AttributeFacetKey])[] = [
  [
    /^d/,
    /\bdish ?washers?|lavavajillas|lavaplatos|\bair condition|\baire acondicionado|\bacs?\b|\bwindow unit|\brange hood|\bfridges?\b|\brefrigerators?\b|\bnevera|\brefri|\bwashers?\b|\bwashing machine|\blavadora|\bdryers?\b|\bgenerators?\b|\bgenerador|\bmowers?\b|\bpurifier|\bvacuum|\bfans?\b/,
    "NOISE_LEVEL",
  ],
  [
    /^m(?:ph|iles)/,
    /\bscooters?\b|\bescooter|\bpatineta|\bmonopatin|\btreadmills?\b|\bcaminadora|\bbikes?\b|\bhoverboard/,
    "TOP_SPEED",
  ],
  [
    /^(?:in|pulg|["”″]|'')/,
    /\btvs?\b|\btele|\bmonitors?\b|\blaptops?\b|\bnotebooks?\b|\btablets?\b|\bscreens?\b|\bpantalla|\bchromebook/,
    "SCREEN_SIZE",
  ],
  [
    /^h(?:z|ertz)/,
    /\btvs?\b|\btele|\bmonitors?\b|\blaptops?\b|\bscreens?\b|\bdisplays?\b|\bpantalla/,
    "REFRESH_RATE",
  ],
  [
    /^(?:c|pies)/,
    /\bfridges?\b|\brefrigerators?\b|\bfreezers?\b|\bwashers?\b|\bdryers?\b|\boven|\branges?\b|\bmicrowaves?\b|\bnevera|\blavadora|\brefri|\bsecadora/,
    "CAPACITY",
  ],
  [/^ps/, /\bwashers?\b|\bhidrolavadora/, "PRESSURE"],
  [
    /^b/,
    /\bair condition|\baire acondicionado|\bacs?\b|\bheaters?\b|\bcalefactor|\bgrills?\b|\bparrilla/,
    "COOLING_AND_HEATING",
  ],
  [
    /^w/,
    /\bgenerators?\b|\bgenerador|\bpower station|\b(?:loud)?speakers?\b|\bbocina|\bblenders?\b|\blicuadora|\bsound ?bars?\b|\breceivers?\b/,
    "POWER",
  ],
  [
    /^mah/,
    /\bphones?\b|\bsmartphones?\b|\bcelular|\btelefono|\btablets?\b|\bpower ?banks?\b/,
    "BATTERY_CAPACITY",
  ],
  [
    /^(?:lb|pound|libra)/,
    /\btreadmills?\b|\bcaminadora|\bscooters?\b|\bpatineta|\bbikes?\b|\bhoverboard/,
    "WEIGHT_CAPACITY",
  ],
  [
    /^s/,
    /\bair condition|\baire acondicionado|\bacs?\b|\bpurifier|\bpurificador|\bheaters?\b|\bcalefactor/,
    "AREA",
  ],
  [
    /^h(?!z|ertz)/,
    /\blaptops?\b|\bnotebooks?\b|\btablets?\b|\btableta|\bheadphones?\b|\bearbuds?\b|\bheadsets?\b|\bspeakers?\b|\bbocina|\baudifonos/,
    "BATTERY_LIFE",
  ],
  [
    /^(?:mp|mega)/,
    /\bcameras?\b|\bdslr|\bmirrorless|\bphones?\b|\bsmartphones?\b|\bcamara|\bcelular/,
    "MEGAPIXELS",
  ],
];
const ACCESSORY = /\b(?:stand|mount|sleeve|bag|case|cover|for (?:a )?(?:tv|laptop))/;
const COMPUTERS =
  /\blaptops?\b|\bnotebooks?\b|\bdesktops?\b|\bpcs?\b|\bcomputers?\b|\bcomputadora|\bportatil|\bchromebook/;
const WITH_STORAGE =
  /\btablets?\b|\btableta|\bipads?\b|\bphones?\b|\bsmartphones?\b|\bcelular|\btelefono|\bconsoles?\b|\bdrives?\b|\bssd\b/;
const MEMORY = /\b(?:ram|memory|memoria)\b/;
const STORAGE = /\b(?:ssd|storage|hard drive|disk|disco duro|almacenamiento)\b/;
/** No computer in the shop has less storage. */
const MAX_MEMORY_GB = 96;

/** @param text as typed; returned unchanged if it contains no limit */
export function readLimitWords(text: string): FilteredText {
  if (!/\d/.test(text) || text.length > 200) return { text, choices: {} };
  const small = text.toLowerCase().replace(/\s+/g, " ").trim().replace(PLUS_WITHIN, "$1$2+");
  const reading = new Reading(small);
  for (
    let reads = 0;
    reads < 3 && (readOne(reading, small, LIMIT_BEFORE, 0) || readOne(reading, small, LIMIT_BEHIND, 1));
  )
    reads += 1;
  return reading.result(text);
}

function readOne(reading: Reading, fullText: string, pattern: RegExp, place: 0 | 1): boolean {
  const match = pattern.exec(reading.text);
  if (!match) return false;
  const groups = match.slice(1);
  const phrases = place === 0 ? groups.slice(0, BEFORE.length) : groups.slice(2);
  const [digits = "", unit = ""] = place === 0 ? groups.slice(BEFORE.length) : groups;
  const end = ENDS.get(
    (place === 0 ? 0 : BEFORE.length) + phrases.findIndex((phrase) => phrase !== undefined),
  )!;
  const key = attributeOf(unit, Number(digits.replaceAll(",", "")), fullText);
  if (key === null || reading.has(key) || (end === "FOR" && key !== "AREA")) return false;
  // "Scooter under 40 lb" limits its own weight.
  if (key === "WEIGHT_CAPACITY" && end !== "FROM" && end !== "ABOVE") return false;
  const number = Number(digits.replaceAll(",", "")) * (/^t/.test(unit) ? 1_000 : 1);
  const values = valuesOf(key, number, end);
  if (values.length === 0) return false;
  reading.choose(key, values);
  reading.drop(match.index, match[0].length);
  return true;
}

function attributeOf(unit: string, number: number, text: string): AttributeFacetKey | null {
  if (ACCESSORY.test(text)) return null;
  if (/^[gt]/.test(unit)) {
    if (MEMORY.test(text) && !/^t/.test(unit)) return "MEMORY";
    if (STORAGE.test(text)) return "STORAGE";
    if (COMPUTERS.test(text)) return /^g/.test(unit) && number <= MAX_MEMORY_GB ? "MEMORY" : "STORAGE";
    return WITH_STORAGE.test(text) ? "STORAGE" : null;
  }
  return KINDS.find(([units, kinds]) => units.test(unit) && kinds.test(text))?.[2] ?? null;
}

/** Sizes within the limit, or one band; "under" and "over" exclude the limit itself. */
function valuesOf(key: AttributeFacetKey, number: number, end: End): readonly string[] {
  const filter: AttributeFilter = ATTRIBUTE_FILTERS[key];
  if (filter.type !== "number") return [];
  const isWithin = (size: number) =>
    ({
      BELOW: size < number,
      UP_TO: size <= number,
      FROM: size >= number,
      FOR: size >= number,
      ABOVE: size > number,
    })[end];
  if (filter.sizes) return filter.sizes.filter(isWithin).map(String);
  const step = filter.step ?? 0.1;
  const beside = (by: number) => Math.max(0, Math.round((number + by) * 100) / 100);
  const lowest = { BELOW: 0, UP_TO: 0, FROM: number, FOR: number, ABOVE: beside(step) }[end];
  const highest = { BELOW: beside(-step), UP_TO: number, FROM: Infinity, FOR: Infinity, ABOVE: Infinity }[
    end
  ];
  return [writeBand({ lowest, highest })];
}
