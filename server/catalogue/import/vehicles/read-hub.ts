/** Bolt pattern, bore and offsets of a hub, as fitment tables write them. Zero and blank mean unknown. */
import type { Hub } from "#contract/vehicles";
import { RejectedRecord } from "../cleaning/read-values";
import type { RecordFields } from "../cleaning/record-fields";
import { lineOf, numberOf } from "./read-cells";

/** Circles that are said in inches; 4.75 in is 120.65 mm and not 120. */
const INCH_MM = 25.4;
const MOST_INCHES = 12;
const PATTERN = /^(\d{1,2}) ?[X/*-] ?(\d{1,3}(?:\.\d{1,3})?)(?: ?MM| ?IN)?$/;

export function readHub(fields: RecordFields): Partial<Hub> {
  const bore = numberOf(fields, BORE_FIELDS);
  return {
    ...readPattern(fields),
    ...(bore === undefined || bore <= 0 || bore > 400 ? {} : { boreMm: bore }),
    ...readOffsets(fields),
  };
}

const PATTERN_FIELDS = ["boltpattern", "boltpatternmetric", "boltpatternmm", "pcd", "pattern", "lugpattern"];
const BORE_FIELDS = [
  ..."hubbore hubboremm centerbore centerboremm centrebore centreboremm bore boremm cb hubdiameter hubdiametermm".split(
    " ",
  ),
];

function readPattern(fields: RecordFields): Partial<Hub> {
  const text = lineOf(fields, PATTERN_FIELDS);
  const [bolts, circle] = [
    numberOf(fields, ["bolts", "lugs", "studs", "boltcount", "lugcount", "boltholes"]),
    numberOf(fields, ["circlemm", "boltcircle", "boltcirclemm", "pcdmm"]),
  ];
  if (text === "" || /^(0|BLANK)$/i.test(text))
    return bolts === undefined || circle === undefined ? {} : checked(bolts, circle, `${bolts}x${circle}`);
  // Of two patterns a hub has one: a table that names both names a wheel's.
  const found = PATTERN.exec(text.toUpperCase().replace(/×/g, "X").replace(",", "."));
  if (!found) throw new RejectedRecord(`"${text.slice(0, 40)}" is no bolt pattern`, "boltPattern");
  return checked(Number(found[1]), Number(found[2]), text);
}

function checked(bolts: number, circle: number, text: string): Partial<Hub> {
  const circleMm = circle <= MOST_INCHES ? Math.round(circle * INCH_MM * 100) / 100 : circle;
  if (bolts < 3 || bolts > 12 || circleMm < 90 || circleMm > 350)
    throw new RejectedRecord(`"${text.slice(0, 40)}" is no bolt pattern`, "boltPattern");
  return { bolts, circleMm };
}

/** "30-45", "+30 to +45", or a field for each end. */
const OFFSET_RANGE = /^([+-]?\d{1,3}) ?(?:MM)? ?(?:-|TO|\.\.) ?([+-]?\d{1,3}) ?(?:MM)?$/;

function readOffsets(fields: RecordFields): Partial<Hub> {
  const least = numberOf(fields, [
    "offsetmin",
    "minoffset",
    "offsetfrom",
    "leastoffset",
    "etmin",
    "minet",
    "offsetminmm",
  ]);
  const most = numberOf(fields, [
    "offsetmax",
    "maxoffset",
    "offsetto",
    "mostoffset",
    "etmax",
    "maxet",
    "offsetmaxmm",
  ]);
  if (least !== undefined || most !== undefined) return between(least ?? most!, most ?? least!);
  const range = lineOf(fields, ["offsetrange", "etrange", "offsetrangemm"]);
  const [, from, to] = OFFSET_RANGE.exec((range || lineOf(fields, ["offset", "et"])).toUpperCase()) ?? [];
  if (from !== undefined && to !== undefined) return between(Number(from), Number(to));
  if (range === "") return {};
  const one = /^[+-]?\d{1,3}$/.exec(range);
  if (!one) throw new RejectedRecord(`"${range.slice(0, 40)}" is no range of offsets`, "offsetRange");
  return between(Number(range), Number(range));
}

function between(one: number, other: number): Partial<Hub> {
  const [least, most] = [Math.min(one, other), Math.max(one, other)];
  if (least < -200 || most > 200)
    throw new RejectedRecord(`${one} to ${other} are no offsets in millimetres`, "offsetRange");
  return { leastOffsetMm: Math.round(least), mostOffsetMm: Math.round(most) };
}
