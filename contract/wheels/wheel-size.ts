/** Sizes of wheels (WHEEL-2): diameter and width in inches, offset in mm, back spacing in inches. */
import { foldNotation } from "../tires/fold-notation";

export interface WheelSize {
  readonly diameterInches: number;
  readonly widthInches: number;
}

const SIZE =
  /(?<![\d.X])(\d{1,2}(?:\.\d{1,2})?)(?: ?"| ?IN(?:CH)?)?(?: ?JJ?)? ?[X*] ?(\d{1,2}(?:\.\d{1,2})?)(?: ?"| ?IN(?:CH)?)? ?(?:JJ?|K)?(?![\d.X])/g;
const MOST_NAME_CHARACTERS = 300;

/**
 * The first pair of measures that can be a wheel's: "20x9", "17X7.5J", "8.5 x 18". A diameter is larger than a width,
 * whatever stands first; a bolt pattern and a box of two feet are neither.
 */
export function findWheelSize(text: string): WheelSize | null {
  for (const [, first, second] of foldNotation(text.slice(0, MOST_NAME_CHARACTERS)).matchAll(SIZE)) {
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

/** Of a line "Offset": "+35", "35mm", "ET35", "-12 mm". Positive moves the wheel inwards. */
export function readOffsetMm(text: string): number | null {
  const [, digits] =
    /^(?:ET ?)?([+-]?\d{1,3}(?:\.\d)?) ?(?:MM)?$/.exec(foldNotation(text.slice(0, 20))) ?? [];
  return digits === undefined ? null : offsetOf(Number(digits));
}

/** In a name only where its sign, ET or unit says so: "18x8 5x114.3 +40", "ET45", "-12mm". */
export function findOffsetMm(name: string): number | null {
  const [, marked, signed, metric] =
    /(?:\bET ?([+-]?\d{1,3})\b)|(?:(?<=\s)([+-]\d{1,3})(?:MM)?(?=\s|$))|(?:(?<![\d.])([+-]?\d{1,3}) ?MM\b)/.exec(
      foldNotation(name.slice(0, MOST_NAME_CHARACTERS)),
    ) ?? [];
  const digits = marked ?? signed ?? metric;
  return digits === undefined ? null : offsetOf(Number(digits));
}

/** Wheels of road vehicles lie between these; numbers beyond are something else. */
export const MOST_OFFSET_MM = 150;

function offsetOf(number: number): number | null {
  return Math.abs(number) <= MOST_OFFSET_MM ? number : null;
}

const MM_OF_INCH = 25.4;
/** A wheel of 8 inches is 9 from lip to lip: its width is measured between the seats of the tire (WHEEL-3). */
const FLANGES_INCHES = 1;

/** From the mounting pad to the inner lip. */
export function backSpacingInches(widthInches: number, offsetMm: number): number {
  return Math.round(((widthInches + FLANGES_INCHES) / 2 + offsetMm / MM_OF_INCH) * 100) / 100;
}

/** The offset a back spacing comes to, in whole millimeters. */
export function offsetOfBackSpacingMm(widthInches: number, backSpacing: number): number {
  return Math.round(MM_OF_INCH * (backSpacing - (widthInches + FLANGES_INCHES) / 2));
}
