/** Parses tire sizes (TIRE-1), or returns a reason. Never guesses and never throws. */
import { findWheelSize } from "../wheels/wheel-size";
import { foldNotation } from "../wheels/fold-notation";
import { readMarks } from "./read-markings";
import { readDimensions } from "./read-dimensions";
import type { TireSize } from "./tire-size";
import type { SizeRefusal } from "./tire-size-reasons";

export type TireSizeReading =
  { readonly ok: true; readonly size: TireSize } | { readonly ok: false; readonly reason: SizeRefusal };

/** Longer texts are prose. */
const MAX_CHARACTERS = 80;

/** @param text only a size: "P265/70R17 113S", "LT245/75R16/E 120/116S", "31X10.50R15LT" */
export function readTireSize(text: string): TireSizeReading {
  if (text.length > MAX_CHARACTERS) return { ok: false, reason: "NO_SIZE" };
  const folded = foldNotation(text);
  if (folded === "") return { ok: false, reason: "EMPTY" };
  const read = readDimensions(folded);
  if ("reason" in read) {
    return { ok: false, reason: read.reason === "NO_SIZE" ? reasonForNoSize(folded) : read.reason };
  }
  const { size, rest, reason } = readMarks(read.dimensions, folded.slice(read.length));
  if (!reason) return { ok: true, size };
  return { ok: false, reason: findTireSize(rest) ? "SEVERAL_SIZES" : reason };
}

/** G78-15 and FR70-14 from the 1970s: a load letter instead of the width. */
const ALPHANUMERIC = /^[A-N]R?\d{2} ?-? ?\d{2}(?:LT)?(?: |$)/;
const PART =
  /^(?:P|LT|ST)? ?\d{3}(?: ?\/ ?\d{2})?(?: ?Z?R)?$|^\d{2} ?X ?\d{1,2}\.\d{1,2}(?: ?R)?(?: ?LT)?$|^Z?R ?\d{2}(?:\.5)?$/;

function reasonForNoSize(folded: string): SizeRefusal {
  if (ALPHANUMERIC.test(folded)) return "ALPHANUMERIC";
  if (findWheelSize(folded)) return "WHEEL_SIZE";
  return PART.test(folded) ? "INCOMPLETE" : "NO_SIZE";
}

/** Possible starts of a size: a digit, or a prefix before a digit. */
const BEGINNING = /(?<![\dA-Z./-])(?:(?:P|LT|ST|T) ?)?\d{1,3}(?:[./X-]| ?Z?R ?\d| ?D ?\d)/g;
/** Only the start of a name is scanned. */
const MAX_NAME_CHARACTERS = 300;
const MAX_ATTEMPTS = 10;

/** First size in a product name, with the marks after it; null if there is none. */
export function findTireSize(name: string): TireSize | null {
  const folded = foldNotation(name.slice(0, MAX_NAME_CHARACTERS));
  let attempts = 0;
  for (const { index } of folded.matchAll(BEGINNING)) {
    if ((attempts += 1) > MAX_ATTEMPTS) return null;
    const text = folded.slice(index, index + MAX_CHARACTERS);
    const read = readDimensions(text);
    if (!("reason" in read)) return readMarks(read.dimensions, text.slice(read.length)).size;
  }
  return null;
}
