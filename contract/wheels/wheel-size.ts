/** Wheel sizes (WHEEL-2): diameter and width in inches, offset in mm, back spacing in inches. */
import { foldNotation } from "./fold-notation";

export interface WheelSize {
  readonly diameterInches: number;
  readonly widthInches: number;
}

const INCH = String.raw`(?: ?"| ?-?IN(?:CH(?:ES)?)?)?`;
const NUMBER = String.raw`(\d{1,2}(?:\.\d{1,2})?)`;
const SIZE = new RegExp(
  String.raw`(?<![\d.X])${NUMBER}${INCH}(?: ?JJ?)? ?(?:[X*]|BY(?= )) ?${NUMBER}${INCH} ?(?:JJ?|K)?(?![\d.X])`,
  "g",
);
const MAX_NAME_CHARACTERS = 300;

/**
 * First pair of numbers that can be a wheel size: "20x9", "17X7.5J", "8.5 x 18". The diameter is the larger
 * number, in either order. Bolt patterns and two-foot boxes do not match.
 */
export function findWheelSize(text: string): WheelSize | null {
  // In "17 x 7 1/2" the fraction belongs to the width.
  const folded = foldNotation(text.slice(0, MAX_NAME_CHARACTERS)).replace(/(\d)[ -]1\/2(?!\d)/g, "$1.5");
  for (const [, first, second] of folded.matchAll(SIZE)) {
    const [one, other] = [Number(first), Number(second)];
    const [diameterInches, widthInches] = one > other ? [one, other] : [other, one];
    const isWheel =
      diameterInches >= 12 &&
      diameterInches <= 30 &&
      widthInches >= 3.5 &&
      widthInches <= 16 &&
      widthInches < diameterInches;
    if (isWheel && Number.isInteger(diameterInches * 2) && Number.isInteger(widthInches * 4))
      return { diameterInches, widthInches };
  }
  return null;
}

export function writeWheelSize({ diameterInches, widthInches }: WheelSize): string {
  return `${diameterInches}x${widthInches}`;
}

/** Parses an "Offset" line: "+35", "35mm", "ET35", "-12 mm". Positive moves the wheel inward. */
export function readOffsetMm(text: string): number | null {
  const [, digits] =
    /^(?:ET ?)?([+-]?\d{1,3}(?:\.\d)?) ?(?:MM)?$/.exec(foldNotation(text.slice(0, 20))) ?? [];
  return digits === undefined ? null : offsetOf(Number(digits));
}

const LABELED = /(?:\bET|\bOFFSET:?) ?([+-]?\d{1,3})\b/;
const SIGNED = /(?<=[\s(])([+-]\d{1,3})(?: ?MM)?(?=[\s),]|$)/;
const METRIC = /(?<![\d.+-])(\d{1,3}) ?MM\b(?! ?(?:BORE|HUB|CB|CENTER|WIDE|LUG))/;
/** Larger numbers without a sign are a hub bore or a bolt circle. */
const MAX_UNSIGNED_MM = 60;

/** In a name the offset needs a sign, ET or a unit: "18x8 5x114.3 +40", "ET45", "-12mm". */
export function findOffsetMm(name: string): number | null {
  const folded = foldNotation(name.slice(0, MAX_NAME_CHARACTERS));
  const offset = (LABELED.exec(folded) ?? SIGNED.exec(folded))?.[1];
  if (offset !== undefined) return offsetOf(Number(offset));
  const metric = METRIC.exec(folded)?.[1];
  return metric !== undefined && Number(metric) <= MAX_UNSIGNED_MM ? offsetOf(Number(metric)) : null;
}

/** Range for road wheels; larger numbers mean something else. */
export const MAX_OFFSET_MM = 150;

function offsetOf(number: number): number | null {
  return Math.abs(number) <= MAX_OFFSET_MM ? number : null;
}

const MM_OF_INCH = 25.4;
/** An 8-inch wheel measures 9 inches from lip to lip: the width is between the bead seats (WHEEL-3). */
const FLANGES_INCHES = 1;

/** Distance from the mounting pad to the inner lip. */
export function backSpacingInches(widthInches: number, offsetMm: number): number {
  return Math.round(((widthInches + FLANGES_INCHES) / 2 + offsetMm / MM_OF_INCH) * 100) / 100;
}

/** Offset of a back spacing, in whole millimeters. */
export function offsetOfBackSpacingMm(widthInches: number, backSpacing: number): number {
  return Math.round(MM_OF_INCH * (backSpacing - (widthInches + FLANGES_INCHES) / 2));
}
