/** The first part of a size: widths, ratio, construction and rim, with what touches the rim. */
import { isLoadLetter } from "./load-ranges";
import { constructionOf, type ConstructionMark, type SizePrefix, type TireSize } from "./tire-size";
import type { SizeRefusal } from "./tire-size-reasons";

type Reading = { readonly dimensions: TireSize; readonly length: number } | { readonly reason: SizeRefusal };

const METRIC =
  /^(P|LT|ST|T)? ?(\d{2,3}) ?\/ ?(\d{2,3}) ?\/? ?(ZR|R|D|B|-) ?(\d{2,3}(?:\.\d)?)(LT(?![A-Z])|[A-N](?![A-Z\d]))?/;
/** 155R12C: no ratio is written, which stands for 82. */
const FULL_PROFILE = /^(P|LT|ST|T)? ?(\d{3}) ?(ZR|R|D|B|-) ?(\d{2}(?:\.\d)?)(LT(?![A-Z])|[A-N](?![A-Z\d]))?/;
const FLOTATION =
  /^(P|LT|ST)? ?(\d{2}(?:\.\d{1,2})?) ?[X/] ?(\d{1,2}(?:\.\d{1,2})?) ?(ZR|R|D|B|-|X) ?(\d{1,2}(?:\.\d)?) ?(LT(?![A-Z]))?/;
const INCH = /^(ST|LT)? ?(\d{1,2})(?:\.(\d{1,2}))? ?(R|D|B|-) ?(\d{2}(?:\.\d)?) ?(LT(?![A-Z])|C(?![A-Z\d]))?/;

const NOTHING_MORE = {
  loadRange: null,
  plyRating: null,
  service: null,
  runFlat: null,
  treadCode: null,
  marks: [],
} as const;

/** @param text folded, from the first character of the size on */
export function readDimensions(text: string): Reading {
  const metric = METRIC.exec(text);
  if (metric) {
    const [whole, prefix, width, ratio, mark, rim, touching] = metric;
    return metricOf(whole, prefix, Number(width), Number(ratio), mark!, Number(rim), touching);
  }
  const flotation = FLOTATION.exec(text);
  if (flotation) return flotationOf(flotation);
  const full = FULL_PROFILE.exec(text);
  if (full) {
    const [whole, prefix, width, mark, rim, touching] = full;
    return metricOf(whole, prefix, Number(width), null, mark!, Number(rim), touching);
  }
  const inch = INCH.exec(text);
  return inch ? inchOf(inch) : { reason: "NO_SIZE" };
}

const within = (number: number, lowest: number, highest: number) => number >= lowest && number <= highest;
const isHalf = (number: number) => Number.isInteger(number * 2);

function metricOf(
  whole: string,
  prefix: string | undefined,
  width: number,
  ratio: number | null,
  mark: string,
  rim: number,
  touching: string | undefined,
): Reading {
  if (rim >= 100) return { reason: "METRIC_RIM" };
  const isPossible =
    within(width, 95, 500) && (ratio === null || within(ratio, 20, 100)) && within(rim, 8, 30);
  if (!isPossible || !isHalf(rim)) return { reason: "IMPOSSIBLE" };
  const isPassenger = prefix !== "LT" && prefix !== "ST" && touching !== "LT";
  const isVan = touching === "C" && isPassenger;
  const range = touching !== undefined && !isVan && isLoadLetter(touching) ? touching : null;
  return {
    length: whole.length,
    dimensions: {
      ...NOTHING_MORE,
      notation: "metric",
      // 265/70R17LT is how some feeds write LT265/70R17.
      prefix: touching === "LT" && prefix !== "ST" ? "LT" : ((prefix as SizePrefix | undefined) ?? null),
      sectionWidthMm: width,
      sectionWidthInches: null,
      widthDecimals: 0,
      aspectRatioPercent: ratio,
      overallDiameterInches: null,
      mark: mark as ConstructionMark,
      construction: constructionOf(mark as ConstructionMark),
      rimDiameterInches: rim,
      isLightTruck: false,
      isVan,
      loadRange: range,
    },
  };
}

function flotationOf([whole, prefix, diameter, width, between, rim, behind]: RegExpExecArray): Reading {
  const [overall, section, inner] = [Number(diameter), Number(width), Number(rim)];
  // Quads and garden tractors write their tires alike, on small rims.
  if (inner <= 14 && section <= 13 && overall <= 33) return { reason: "ALL_TERRAIN_VEHICLE" };
  const isPossible =
    within(overall, 26, 48) && within(section, 7, 18) && within(inner, 15, 28) && isHalf(inner);
  if (!isPossible || overall <= inner + 3) return { reason: "IMPOSSIBLE" };
  const mark: ConstructionMark = between === "X" ? "R" : (between as ConstructionMark);
  return {
    length: whole.length,
    dimensions: {
      ...NOTHING_MORE,
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
      isLightTruck: behind === "LT" || prefix === "LT",
      isVan: false,
      loadRange: null,
    },
  };
}

function inchOf([whole, prefix, units, decimals = "", between, rim, behind]: RegExpExecArray): Reading {
  const [width, inner] = [Number(`${units}.${decimals || 0}`), Number(rim)];
  if (!within(width, 4, 40) || !within(inner, 8, 63) || !isHalf(inner)) return { reason: "IMPOSSIBLE" };
  const mark = between as ConstructionMark;
  return {
    length: whole.length,
    dimensions: {
      ...NOTHING_MORE,
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
    },
  };
}
