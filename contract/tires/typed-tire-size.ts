/**
 * Sizes as people type them in a search: "225 65 17", "2256517", "225/65/17", "31x10.5x15", "35x12.5r20", "11
 * 22.5". Ambiguous text (a model number, a price, an apartment) is not a size.
 */
import { foldNotation } from "../wheels/fold-notation";
import { readTireSize } from "./read-tire-size";
import { isTruckRim, type TireSize } from "./tire-size";
import { sizeCode, sizeOfCode } from "./tire-size-code";

export interface TypedSize {
  /** True for digits only: 2256517 may also be a SKU. */
  readonly isNumber: boolean;
  /** The rest of the text. */
  readonly text: string;
  readonly code: string;
}

/** Separators between the parts. */
const GAP = String.raw`(?: ?[/X-] ?| )`;
/** Each pattern with its conversion to the standard notation; the first valid size wins. */
const FORMS: readonly (readonly [RegExp, (parts: readonly string[]) => string])[] = [
  // 225 65 17, 225/65R17, 225-65-17, LT 265 70 17
  [
    form(String.raw`(P|LT|ST)? ?(\d{3})${GAP}(\d{2})(?:${GAP}| ?Z?(R|D) ?)(\d{2}(?:\.5)?)(C| ?LT)?`),
    ([prefix = "", width, ratio, mark = "R", rim, behind = ""]) =>
      `${prefix}${width}/${ratio}${mark}${rim}${behind.trim()}`,
  ],
  // 205.55.16
  [form(String.raw`(\d{3})\.(\d{2})\.(\d{2})`), ([width, ratio, rim]) => `${width}/${ratio}R${rim}`],
  // 2256517, 29575225
  [
    form(String.raw`(P|LT|ST)?(\d{2}5)(\d[05])(1\d|2[0-4]|30)(5?)`),
    ([prefix = "", width, ratio, rim, half]) => `${prefix}${width}/${ratio}R${rim}${half ? ".5" : ""}`,
  ],
  // 31x10.5x15, 35x12.5r20, 33 12.5 20, 31x10.50r15lt
  [
    form(String.raw`(\d{2})(?: ?X ?|${GAP})(\d{1,2}\.\d{1,2})(?: ?[XR] ?|${GAP})(\d{2})( ?LT)?`),
    ([overall, width, rim, behind = ""]) => `${overall}X${width}R${rim}${behind.trim()}`,
  ],
  // 35125020
  [
    form(String.raw`([23]\d|4[0-4])(\d{1,2})(50|00)(1[5-9]|2[0-6])`),
    ([overall, width, decimals, rim]) => `${overall}X${width}.${decimals}R${rim}`,
  ],
  // 11r22.5, 11 22.5, 11225
  [form(String.raw`(8|9|1[0-3])(?: ?R ?|${GAP})?(19\.5|22\.5|24\.5)`), ([width, rim]) => `${width}R${rim}`],
  [form(String.raw`(8|9|1[0-3])(19|22|24)5`), ([width, rim]) => `${width}R${rim}.5`],
];

function form(pattern: string): RegExp {
  return new RegExp(String.raw`(?<![\w./-])${pattern}(?![\w/]|[.-]\d)`);
}

/** "94W XL" after a size is its service description; any tire of the size matches. */
const SERVICE = /^ \(?\d{2,3}(?:\/\d{2,3})?\(?[A-Y]\)?(?: (?:XL|SL|RF))?(?= |$)/;

/** Longer texts are not searches. */
const MAX_CHARACTERS = 200;

/** @returns null if the text cannot mean a size */
export function readTypedSize(text: string): TypedSize | null {
  if (!/\d/.test(text) || text.length > MAX_CHARACTERS) return null;
  const folded = foldNotation(text);
  for (const [pattern, written] of FORMS) {
    const match = pattern.exec(folded);
    if (!match) continue;
    const read = readTireSize(written(match.slice(1)));
    if (!read.ok || !isUsual(read.size.sectionWidthMm, read.size.aspectRatioPercent)) continue;
    const behind = folded.slice(match.index + match[0].length).replace(SERVICE, "");
    const around = `${folded.slice(0, match.index)} ${behind}`;
    return {
      isNumber: /^\d+$/.test(match[0]),
      text: around.replace(/ +/g, " ").trim().toLowerCase(),
      code: sizeCode(read.size),
    };
  }
  const read = readTireSize(folded);
  return read.ok && !isOtherText(read.size)
    ? { isNumber: /^\d+$/.test(folded), text: "", code: sizeCode(read.size) }
    : null;
}

/** From these sizes on, light truck tires share the measures of car tires: 275/70R18, but no LT225/65R17. */
const LIGHT_TRUCK = [
  { ratio: 70, widthMm: 215 },
  { ratio: 50, widthMm: 265 },
] as const;

/**
 * Size codes a typed size may mean: 275/70R18 also matches LT275/70R18, and 31X10.50R15 is sold as
 * 31X10.50R15LT.
 * @param isForTrailer true if other words mention a trailer
 */
export function matchingSizeCodes(code: string, isForTrailer: boolean): readonly string[] {
  const size = sizeOfCode(code);
  if (!size || size.prefix !== null || size.isLightTruck || size.isVan || isTruckRim(size.rimDiameterInches))
    return [code];
  if (size.notation === "flotation") return [code, `${code}lt`];
  if (size.notation !== "metric") return [code];
  if (isForTrailer) return [`st${code}`];
  const isOfTrucks = LIGHT_TRUCK.some(
    ({ ratio, widthMm }) => (size.aspectRatioPercent ?? 0) >= ratio && size.sectionWidthMm! >= widthMm,
  );
  return isOfTrucks ? [code, `lt${code}`] : [code];
}

/** 7.50-20 is a price and 15R17 a model, unless tire marks follow: 7.50-20 10PR. */
function isOtherText({ mark, notation, ...size }: TireSize): boolean {
  const { isLightTruck, loadRange, plyRating, treadCode, widthDecimals, rimDiameterInches } = size;
  const hasMarks = isLightTruck || loadRange !== null || plyRating !== null || treadCode !== null;
  if (hasMarks || notation === "flotation") return false;
  return mark === "R"
    ? notation === "inch" && widthDecimals === 0 && !isTruckRim(rimDiameterInches)
    : mark !== "ZR";
}

/** Sizes come in fixed steps; numbers between them mean something else: 256 512 of a phone. */
function isUsual(widthMm: number | null, ratio: number | null): boolean {
  return (
    widthMm === null ||
    (widthMm >= 125 && widthMm <= 395 && widthMm % 10 === 5 && ratio !== null && ratio % 5 === 0)
  );
}
