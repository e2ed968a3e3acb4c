/** First part of a size: widths, ratio, construction and rim, including letters attached to the rim. */
import { isSpeedRating } from "./speed-ratings";
import { constructionOf, type ConstructionMark, type SizePrefix, type TireSize } from "./tire-size";
import type { SizeRefusal } from "./tire-size-reasons";

type Reading = { readonly dimensions: TireSize; readonly length: number } | { readonly reason: SizeRefusal };

const METRIC =
  /^(P|LT|ST|T|HL)? ?(\d{2,4}) ?\/ ?(\d{2,3}) ?\/? ?(Z?RF(?=\d)|[ZSHV]?R|D|B|-) ?(\d{2,3}(?:\.\d)?)(?: ?(LT|ST)(?![A-Z])|(C)(?![A-Z\d]))?/;
/** 225/65/17, 225-65-17, 225 65R17: a slash or dash before the rim replaces R. */
const SEPARATED =
  /^(P|LT|ST)? ?(\d{2}5)(?:[ -]| ?\/ ?)(\d[05])(?: ?(ZR|R) ?|[ -]| ?\/ ?)(\d{2}(?:\.5)?)(?: ?(LT|ST)(?![A-Z])|(C)(?![A-Z\d]))?(?![\d./]| ?-?P)/;
/** 155R12C: without a written ratio, 82 applies. */
const FULL_PROFILE =
  /^(P|LT|ST|T)? ?(\d{3}) ?([ZSHV]?R|D|B|-) ?(\d{2}(?:\.\d)?)(?: ?(LT|ST)(?![A-Z])|(C)(?![A-Z\d]))?/;
const FLOTATION =
  /^(P|LT|ST)? ?(\d{2}(?:\.\d{1,2})?)"? ?[X/] ?(\d{1,2}(?:\.\d{1,2})?|\d{3,4})"? ?(ZR|R|D|B|-|X) ?(\d{1,2}(?:\.\d)?)"? ?(LT(?![A-Z]))?/;
const INCH = /^(ST|LT)? ?(\d{1,2})(?:\.(\d{1,2}))? ?(R|D|B|-) ?(\d{2}(?:\.\d)?) ?(LT(?![A-Z])|C(?![A-Z\d]))?/;
/** 750R16 and 1000-20 mean 7.50R16 and 10.00-20. */
const WITHOUT_POINT =
  /^(ST|LT)? ?([4-9]|1[0-4])([0257][05]) ?(R|D|-) ?(\d{2})(?![\d.-]) ?(LT(?![A-Z])|C(?![A-Z\d]))?/;
/** Supplier codes: 2256517, 22565R17, 29575225, 35125020. */
const METRIC_DIGITS = /^(P|LT|ST)?(\d{2}5)(\d[05])(?: ?(ZR|R) ?)?(1\d|2[0-4]|30)\.?(5)?(?= |$)/;
const FLOTATION_DIGITS = /^([23]\d|4[0-4])(\d{1,2})(50|00)(1[5-9]|2[0-6])(?= |$)/;

const NO_MARKS: readonly string[] = [];

/** @param text folded, starting at the size */
export function readDimensions(text: string): Reading {
  const metric = METRIC.exec(text);
  if (metric) return metricOf(metric);
  const separated = SEPARATED.exec(text);
  if (separated) {
    const [matched, prefix, width, ratio, mark = "R", rim, behind, van] = separated;
    return metricOf([matched, prefix, width, ratio, mark, rim, behind, van]);
  }
  const flotation = FLOTATION.exec(text);
  if (flotation) return flotationOf(flotation);
  const pointless = WITHOUT_POINT.exec(text);
  if (pointless) return inchOf(pointless);
  const full = FULL_PROFILE.exec(text);
  if (full) {
    const [matched, prefix, width, mark, rim, behind, van] = full;
    return metricOf([matched, prefix, width, undefined, mark, rim, behind, van]);
  }
  const inch = INCH.exec(text);
  return inch ? inchOf(inch) : readDigits(text);
}

function readDigits(text: string): Reading {
  const metric = METRIC_DIGITS.exec(text);
  if (metric) {
    const [matched, prefix, width, ratio, mark = "R", rim, half] = metric;
    return metricOf([matched, prefix, width, ratio, mark, half ? `${rim}.5` : rim]);
  }
  const flotation = FLOTATION_DIGITS.exec(text);
  if (!flotation) return { reason: "NO_SIZE" };
  const [matched, diameter, width, decimals, rim] = flotation;
  return flotationOf([matched, undefined, diameter, `${width}.${decimals}`, "R", rim, undefined]);
}

/** Capture groups common to all spellings of a notation. */
type Groups = readonly (string | undefined)[];

const within = (number: number, lowest: number, highest: number) => number >= lowest && number <= highest;
const isHalf = (number: number) => Number.isInteger(number * 2);

/** The only valid ratio that is not a multiple of five. */
const FULL_RATIO = 82;
/** Car widths end in 5, motorcycle widths mostly in 0. */
const MAX_MOTORCYCLE_MM = 240;

function refusalOfMetric(
  width: number,
  ratio: number | null,
  rim: number,
  prefix: string | undefined,
): SizeRefusal | null {
  if (rim >= 100) return "METRIC_RIM";
  // Loaders and cranes: 650/65R25.
  const isOffRoad = width >= 300 && rim >= 20;
  const isPossible =
    within(width, 95, isOffRoad ? 1_200 : 500) &&
    (ratio === null || (within(ratio, 20, 100) && (ratio % 5 === 0 || ratio === FULL_RATIO))) &&
    within(rim, 8, isOffRoad ? 63 : 30) &&
    isHalf(rim);
  if (isPossible && width % 10 === 5) return null;
  if (prefix === undefined && (width < 95 || (width % 10 === 0 && width <= MAX_MOTORCYCLE_MM)))
    return within(width, 60, MAX_MOTORCYCLE_MM) && within(rim, 8, 23) ? "MOTORCYCLE" : "IMPOSSIBLE";
  return isPossible && isOffRoad && width % 5 === 0 ? null : "IMPOSSIBLE";
}

function metricOf([matched = "", prefix, width, ratio, letters = "R", rim, behind, van]: Groups): Reading {
  const [sectionWidthMm, rimDiameterInches] = [Number(width), Number(rim)];
  const aspectRatioPercent = ratio === undefined ? null : Number(ratio);
  const reason = refusalOfMetric(sectionWidthMm, aspectRatioPercent, rimDiameterInches, prefix);
  if (reason) return { reason };
  // Some feeds write LT265/70R17 as 265/70R17LT.
  const written = prefix ?? behind;
  const isTruck = written === "LT" || written === "ST";
  // Old notation with the speed rating before R: 185/70HR13.
  const rating = letters.charAt(0);
  const isRated = letters.length === 2 && letters.endsWith("R") && isSpeedRating(rating);
  const mark = (letters.startsWith("Z") ? "ZR" : isRated ? "R" : letters.charAt(0)) as ConstructionMark;
  return {
    // A C after LT is a load range and belongs to the marks.
    length: matched.length - (isTruck && van ? 1 : 0),
    dimensions: {
      notation: "metric",
      prefix: prefixOf(written),
      sectionWidthMm,
      sectionWidthInches: null,
      widthDecimals: 0,
      aspectRatioPercent,
      overallDiameterInches: null,
      mark,
      construction: constructionOf(mark),
      rimDiameterInches,
      isLightTruck: false,
      isVan: van !== undefined && !isTruck,
      loadRange: prefix === "HL" ? "HL" : null,
      plyRating: null,
      treadCode: null,
      marks: NO_MARKS,
      runFlat: letters.endsWith("F") ? "RUNFLAT" : null,
      service: isRated
        ? { loadIndex: null, dualLoadIndex: null, speedRating: rating, isAboveRating: false }
        : null,
    },
  };
}

/** HL is a load and is stored as one. */
const prefixOf = (prefix: string | undefined): SizePrefix | null =>
  prefix === undefined || prefix === "HL" ? null : (prefix as SizePrefix);

function flotationOf([matched = "", prefix, diameter, width = "", between, rim, behind]: Groups): Reading {
  const [overall, inner] = [Number(diameter), Number(rim)];
  // 33X1250R15 means 33X12.50R15.
  const section = /^\d{3}/.test(width) ? Number(width) / 100 : Number(width);
  const isLightTruck = behind === "LT" || prefix === "LT";
  // Quads and garden tractors use a similar notation with small rims.
  if (inner <= 14 && section <= 13 && overall <= 33 && !isLightTruck)
    return { reason: "ALL_TERRAIN_VEHICLE" };
  const isPossible =
    within(overall, 26, 48) && within(section, 7, 18) && within(inner, 14, 28) && isHalf(inner);
  if (!isPossible || overall <= inner + 3) return { reason: "IMPOSSIBLE" };
  const mark: ConstructionMark = between === "X" ? "R" : (between as ConstructionMark);
  return {
    length: matched.length,
    dimensions: {
      notation: "flotation",
      prefix: prefix === "ST" ? "ST" : null,
      sectionWidthMm: null,
      sectionWidthInches: section,
      widthDecimals: 2,
      aspectRatioPercent: null,
      overallDiameterInches: overall,
      mark,
      construction: constructionOf(mark),
      rimDiameterInches: inner,
      isLightTruck,
      isVan: false,
      loadRange: null,
      plyRating: null,
      service: null,
      runFlat: null,
      treadCode: null,
      marks: NO_MARKS,
    },
  };
}

/** Narrower tires, such as 3.00-18, are for motorcycles. */
const MIN_INCHES = 4.4;

function inchOf([matched = "", prefix, units, decimals = "", between, rim, behind]: Groups): Reading {
  const [width, inner] = [Number(`${units}.${decimals || 0}`), Number(rim)];
  if (decimals !== "" && within(width, 2, MIN_INCHES - 0.01) && inner > 8) return { reason: "MOTORCYCLE" };
  if (!within(width, 4, 40) || !within(inner, 8, 63) || !isHalf(inner)) return { reason: "IMPOSSIBLE" };
  // 40R18 is the end of 245/40R18. A width that looks like a ratio belongs to loaders, with rims from 25
  // inches.
  if (decimals === "" && width >= 20 && width % 5 === 0 && inner < 25) return { reason: "INCOMPLETE" };
  // 10-20 is a range or a date; the sizes are written 10.00-20 and 10-15LT.
  if (decimals === "" && between === "-" && Number.isInteger(inner) && behind !== "LT")
    return { reason: "NO_SIZE" };
  const mark = between as ConstructionMark;
  return {
    length: matched.length,
    dimensions: {
      notation: "inch",
      prefix: prefix === "ST" ? "ST" : null,
      sectionWidthMm: null,
      sectionWidthInches: width,
      widthDecimals: decimals.length as 0 | 1 | 2,
      aspectRatioPercent: null,
      overallDiameterInches: null,
      mark,
      construction: constructionOf(mark),
      rimDiameterInches: inner,
      isLightTruck: behind === "LT" || prefix === "LT",
      isVan: behind === "C",
      loadRange: null,
      plyRating: null,
      service: null,
      runFlat: null,
      treadCode: null,
      marks: NO_MARKS,
    },
  };
}
