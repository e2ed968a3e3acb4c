/** Reads bolt pattern, bore and offsets of a hub from fitment tables. Zero and blank mean unknown. */
import type { Hub } from "#contract/vehicles/schema";
import { readBoltPatterns } from "#contract/wheels/bolt-pattern";
import { MAX_OFFSET_MM } from "#contract/wheels/wheel-size";
import { RejectedRecord } from "../cleaning/read-values";
import type { RecordFields } from "../cleaning/record-fields";
import { lineOf, numberOf } from "./read-cells";

export function readHub(fields: RecordFields): Partial<Hub> {
  const bore = numberOf(fields, BORE_FIELDS);
  return {
    ...readPattern(fields),
    ...(bore === undefined || bore <= 0 || bore > 400 ? {} : { boreMm: bore }),
    ...readOffsets(fields),
  };
}

const PATTERN_FIELDS = ["boltpattern", "boltpatternmetric", "boltpatternmm", "pcd", "pattern", "lugpattern"];
const BORE_FIELDS =
  "hubbore hubboremm centerbore centerboremm centrebore centreboremm bore boremm cb hubdiameter hubdiametermm".split(
    " ",
  );

function readPattern(fields: RecordFields): Partial<Hub> {
  const text = lineOf(fields, PATTERN_FIELDS);
  const [bolts, circle] = [
    numberOf(fields, ["bolts", "lugs", "studs", "boltcount", "lugcount", "boltholes"]),
    numberOf(fields, ["circlemm", "boltcircle", "boltcirclemm", "pcdmm", "boltspacing"]),
  ];
  const written = text === "" && bolts !== undefined && circle !== undefined ? `${bolts}x${circle}` : text;
  if (/^0?$/.test(written)) return {};
  const patterns = readBoltPatterns(written);
  if (patterns?.length === 0) return {};
  // A wheel may be drilled twice, a hub has one pattern.
  if (patterns?.length !== 1)
    throw new RejectedRecord(`"${written.slice(0, 40)}" is not a bolt pattern`, "boltPattern");
  return patterns[0]!;
}

/** Matches "30-45" and "+30 to +45"; both ends may also be in separate fields. */
const OFFSET_RANGE = /^([+-]?\d{1,3}) ?(?:MM)? ?(?:-|TO|\.\.) ?([+-]?\d{1,3}) ?(?:MM)?$/;

function readOffsets(fields: RecordFields): Partial<Hub> {
  const min = numberOf(fields, [
    "offsetmin",
    "minoffset",
    "offsetfrom",
    "leastoffset",
    "etmin",
    "minet",
    "offsetminmm",
  ]);
  const max = numberOf(fields, [
    "offsetmax",
    "maxoffset",
    "offsetto",
    "mostoffset",
    "etmax",
    "maxet",
    "offsetmaxmm",
  ]);
  if (min !== undefined || max !== undefined) return between(min ?? max!, max ?? min!);
  const range = lineOf(fields, ["offsetrange", "etrange", "offsetrangemm"]);
  const [, from, to] = OFFSET_RANGE.exec((range || lineOf(fields, ["offset", "et"])).toUpperCase()) ?? [];
  if (from !== undefined && to !== undefined) return between(Number(from), Number(to));
  if (range === "") return {};
  const match = /^[+-]?\d{1,3}$/.exec(range);
  if (!match) throw new RejectedRecord(`"${range.slice(0, 40)}" is not an offset range`, "offsetRange");
  return between(Number(range), Number(range));
}

function between(one: number, other: number): Partial<Hub> {
  const [min, max] = [Math.min(one, other), Math.max(one, other)];
  if (min < -MAX_OFFSET_MM || max > MAX_OFFSET_MM)
    throw new RejectedRecord(`${one} to ${other} are not offsets in millimeters`, "offsetRange");
  return { leastOffsetMm: Math.round(min), mostOffsetMm: Math.round(max) };
}
