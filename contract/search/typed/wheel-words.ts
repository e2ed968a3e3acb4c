/**
 * Wheel measures as people type them: "18x8.5 5x114.3 +35", "18 8.5 35", "6 lug 139.7", "5 on 4.5", "et35".
 */
import { nameOf } from "../../attributes/attribute-facets";
import { FACETS, type FacetKey } from "../../catalogue/facets";
import { readBoltPatterns, writeBoltPattern } from "../../wheels/bolt-pattern";
import { findWheelSize } from "../../wheels/wheel-size";
import type { LineGoods } from "./goods-words";
import type { Reading } from "./reading";

const PATTERN =
  /(?<![\w.+-])(\d{1,2}) ?(?:x|×|\*|\/|-| on |-?lug(?:s| on)? ?(?:x )?) ?(\d{2,3}(?:[.,]\d{1,2})?|[4-8](?:\.\d{1,2})?)(?: ?mm)?(?![\w/.]|-\d)/g;
const LUGS = /(?<![\w.])([4568]|10)[ -]?(?:lugs?|bolts?|holes?)\b/;
const SIZE =
  /(?<![\w.+-])(\d{2}(?:\.5)?)(?:"| ?in(?:ch)?)? ?(?:x|×|\*|by) ?(\d{1,2}(?:\.\d{1,2})?)(?:"| ?jj?| ?in(?:ch)?)?(?![\w.]|-\d)/;
/**
 * "18 8.5 35" and "18 8.5": requires a fractional width, so that other numbers are not mistaken for a wheel.
 */
const SPACED = /^(\d{2}) (\d{1,2}\.(?:5|0|25|75))(?= |$)/;
/** "18 8 5x108": a bolt pattern makes the numbers a wheel. */
const SPACED_BESIDE_PATTERN = /(?<=^|\s)(\d{2}) (\d{1,2}(?:\.\d{1,2})?)(?=\s|$)/;
const OFFSETS: readonly RegExp[] = [
  /(?<![\w.])(?:et|offset) ?:?([+-]?\d{1,3})(?:mm)?\b/,
  /(?<=^|\s)([+-]\d{1,3}) ?(?:mm)?(?: offset)?(?=\s|$)/,
  /(?<![\w.+-])(\d{1,3}) ?(?:mm )?offset\b/,
  /(?<![\w.+-])(\d{1,2}) ?mm\b/,
];
const BESIDE_SIZE = /(?<=^|\s)x? ?(\d{1,2})(?=\s|$)/;
const WIDTH = /(?<![\w.])(\d{1,2}(?:\.\d{1,2})?)(?:"| ?-?in(?:ch(?:es)?)?)? wide\b/;

/** @returns true if the text has a notation that only wheels use */
export function readWheelNotation(reading: Reading, goods: LineGoods | null): boolean {
  if (goods === "TIRES") return false;
  const hadPattern = readPattern(reading, goods);
  const isAlone = /^\S+$/.test(reading.text);
  const isCertain = goods === "WHEELS" || hadPattern || isAlone || hasOffset(reading.text);
  const hadSize = readSize(reading, isCertain, hadPattern);
  const isWheel = goods === "WHEELS" || hadPattern || hadSize;
  if (!isWheel) return false;
  reading.extract(WIDTH, "WHEEL_WIDTH", ([inches = ""]) => known("WHEEL_WIDTH", [Number(inches)]));
  for (const pattern of [...OFFSETS, ...(hadSize ? [BESIDE_SIZE] : [])])
    if (!reading.has("OFFSET"))
      reading.extract(pattern, "OFFSET", ([mm = ""]) => known("OFFSET", [Number(mm)]));
  return hadPattern || hadSize;
}

const hasOffset = (text: string) => OFFSETS.slice(0, 3).some((pattern) => pattern.test(text));

function readPattern(reading: Reading, goods: LineGoods | null): boolean {
  for (const match of reading.text.matchAll(PATTERN)) {
    const [phrase, bolts = "", circle = ""] = match;
    const isCertain =
      goods === "WHEELS" || phrase.length === reading.text.length || /^\d+ ?[x×*]/.test(phrase);
    // A wheel size is not a bolt pattern: 20x10.
    if (!isCertain || findWheelSize(phrase)) continue;
    const read = readBoltPatterns(`${bolts}x${circle.replace(",", ".")}`) ?? [];
    const names = read
      .map((pattern) => nameOf(writeBoltPattern(pattern)))
      .filter((name) => has("BOLT_PATTERN", name));
    if (names.length === 0) continue;
    reading.choose("BOLT_PATTERN", names);
    reading.drop(match.index, phrase.length);
    // "8 lug wheels 8x170" says the number twice.
    const lugs = LUGS.exec(reading.text);
    if (lugs?.[1] === bolts) reading.drop(lugs.index, lugs[0].length);
    return true;
  }
  if (goods === "WHEELS") {
    const facet = FACETS.BOLT_PATTERN;
    const names = facet.kind === "name" ? facet.names : [];
    reading.extract(LUGS, "BOLT_PATTERN", ([lugs = ""]) =>
      names.filter((name) => name.startsWith(`${lugs}X`)),
    );
  }
  return false;
}

function readSize(reading: Reading, isCertain: boolean, hadPattern: boolean): boolean {
  for (const pattern of [SIZE, SPACED, ...(hadPattern ? [SPACED_BESIDE_PATTERN] : [])]) {
    const match = pattern.exec(reading.text);
    const size = match && findWheelSize(`${match[1]}x${match[2]}`);
    // A rug may measure 8x10 and a picture 16x20.
    if (!match || !size || !(isCertain || /\.\d/.test(match[2]!))) continue;
    const [diameter] = known("RIM_DIAMETER", [size.diameterInches]);
    const [width] = known("WHEEL_WIDTH", [size.widthInches]);
    if (diameter === undefined || width === undefined) continue;
    reading.choose("RIM_DIAMETER", [diameter]);
    reading.choose("WHEEL_WIDTH", [width]);
    reading.drop(match.index, match[0].length);
    return true;
  }
  return false;
}

const has = (key: FacetKey, name: string) => {
  const facet = FACETS[key];
  return facet.kind === "name" && facet.names.includes(name);
};

/** Size names that the filter has. */
function known(key: FacetKey, numbers: readonly number[]): readonly string[] {
  return numbers
    .map((number) => (number < 0 ? `MINUS_${-number}` : String(number)))
    .filter((name) => has(key, name));
}
