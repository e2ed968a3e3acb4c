/** Reads the sizes of a fitment table record: one, several in a cell, a list, or a front and a rear size. */
import { LOAD_RANGES } from "#contract/tires/load-ranges";
import type { Axle, FitmentKind } from "#contract/vehicles/schema";
import { findOffsetMm, findWheelSize, readOffsetMm } from "#contract/wheels/wheel-size";
import { RejectedRecord } from "../cleaning/read-values";
import { RecordFields } from "../cleaning/record-fields";
import { lineOf, numberOf } from "./read-cells";
import type { FeedFitment, FeedTire, FeedVehicle } from "./feed-vehicle";
import { readSize } from "./read-size";

export interface ReadFitments {
  readonly fitments: readonly FeedFitment[];
  readonly half?: FeedVehicle["half"];
  /** Unreadable sizes; the others are imported. */
  readonly problems: readonly RejectedRecord[];
}

const words = (text: string) => text.split(" ");
/** Per-axle fields have the axle before or after their name. */
const ofAxle = (names: readonly string[], axle: string) =>
  axle === "" ? names : names.flatMap((name) => [axle + name, name + axle]);
const SIZES = words(
  "tiresize tyresize size tire tyre tiresizes tyresizes sizes tires tyres oetiresize oemtiresize originaltiresize oesize oemsize vehicletiresize stocktiresize factorytiresize",
);
const LISTS = words("fitments tires tyres sizes tiresizes tyresizes sets");
const TIRE_WIDTHS = words("tirewidth tyrewidth sectionwidth");
const RATIOS = words("aspectratio tireaspect tireaspectratio tyreaspectratio profile");
const RIMS = words("tirediameter tyrediameter tirerim rimdiameter rimsize rim wheeldiameter");
const WHEELS = words("wheelsize wheel rimsize rim");
const DIAMETERS = words("wheeldiameter wheeldiameterin rimdiameter diameter oemdiameter");
const WIDTHS = words("wheelwidth wheelwidthin rimwidth rimwidthin oemwidth");
const OFFSETS = words("offset offsetmm et wheeloffset");
const INDEXES = words("loadindex minloadindex li");
const SPEEDS = words("speedrating minspeedrating speed speedindex speedsymbol");
const RANGES = words("loadrange range");
const PRESSURES = words("psi pressurepsi pressure tirepressure tirepressurepsi tirepressurefrontpsi");
const AXLES: Readonly<Record<string, Axle>> = {
  front: "FRONT",
  rear: "REAR",
  f: "FRONT",
  r: "REAR",
  back: "REAR",
};
/** Maximum number of sizes per record: more indicates that the file is not a vehicle table. */
const MAX_SIZES = 40;

export function readFitments(fields: RecordFields, input: unknown): ReadFitments {
  const read = readAll(fields, input);
  if (!isDeletion(fields)) return read;
  return { ...read, fitments: read.fitments.map((fitment) => ({ ...fitment, isDeleted: true })) };
}

/** Deletion codes of trade catalogues for corrections of an earlier one: A, D. */
function isDeletion(fields: RecordFields): boolean {
  return /^(d|delete|deleted|remove|removed)$/i.test(lineOf(fields, ["action"]));
}

function readAll(fields: RecordFields, input: unknown): ReadFitments {
  const list = listOf(input);
  if (list === null) return readOne(fields);
  const read = list.slice(0, MAX_SIZES).map((entry) => {
    if (typeof entry === "object" && entry !== null) return readOne(new RecordFields(entry));
    return readOne(new RecordFields({ size: entry as unknown }));
  });
  const fitments = read
    .flatMap(({ fitments: some, half }) => [...some, ...(half ? [half.fitment] : [])])
    .reduce(paired, []);
  return {
    fitments: fitments.filter((fitment) => !isHalf(fitment)),
    problems: [
      ...read.flatMap(({ problems }) => problems),
      ...fitments.filter(isHalf).map(refusalOfHalf),
      ...(list.length > MAX_SIZES ? [new RejectedRecord(`more than ${MAX_SIZES} sizes`, "size")] : []),
    ],
  };
}

/** Reads lists of objects or texts under the usual list names. */
function listOf(input: unknown): readonly unknown[] | null {
  const record = Object.entries(input as object).find(
    ([key, value]) => LISTS.includes(key.toLowerCase().replace(/[^a-z]/g, "")) && Array.isArray(value),
  );
  return record ? (record[1] as readonly unknown[]) : null;
}

const isHalf = ({ tires }: FeedFitment) => tires.length === 1 && tires[0]!.axle !== "BOTH";

/** Half a pair fits no vehicle. */
export function refusalOfHalf({ tires }: FeedFitment): RejectedRecord {
  const [has, lacks] = tires[0]!.axle === "FRONT" ? ["front", "rear"] : ["rear", "front"];
  return new RejectedRecord(`a ${has} size without a ${lacks} one`, "axle");
}

/** Pairs a front size with the adjacent rear size, in either order. */
function paired(done: readonly FeedFitment[], next: FeedFitment): FeedFitment[] {
  const axle = next.tires.length === 1 ? next.tires[0]!.axle : "BOTH";
  const open = axle === "BOTH" ? -1 : done.findIndex((fitment) => isOtherAxle(fitment, axle));
  if (open < 0) return [...done, next];
  return done.map((fitment, at) => (at === open ? joinFitments(fitment, next) : fitment));
}

export function isOtherAxle(fitment: FeedFitment, axle: Axle): boolean {
  return isHalf(fitment) && fitment.tires[0]!.axle !== axle;
}

export function joinFitments(one: FeedFitment, other: FeedFitment): FeedFitment {
  const tires = [...one.tires, ...other.tires].sort((a, b) => a.axle.localeCompare(b.axle));
  return { kind: one.kind, tires };
}

/** A comma may be the decimal separator of 31X10,50R15, and a slash is a part of every size. */
const BETWEEN_SIZES = /[;|]|,(?! ?\d{1,2} ?Z?R)| \/ (?=[PL]?T?\d)|\bor\b/i;
/** M+S does not match. */
const BETWEEN_AXLES = / ?\+ ?(?=[PL]?T?\d)/i;

function readOne(fields: RecordFields): ReadFitments {
  const kind = readKind(fields);
  const own = sizeIn(fields, "");
  const rear = sizeIn(fields, "rear");
  // Beside a rear size, a size without an axle is the front size.
  const front = sizeIn(fields, "front") || (rear === "" ? "" : own);
  const axle = AXLES[lineOf(fields, ["axle", "position", "axleposition"]).toLowerCase()];
  const problems: RejectedRecord[] = [];
  const fitments: FeedFitment[] = [];
  const attempt = (read: () => FeedFitment) => {
    try {
      fitments.push(read());
    } catch (error) {
      if (!(error instanceof RejectedRecord)) throw error;
      problems.push(error);
    }
  };
  if (front !== "" && rear !== "" && front !== rear) {
    attempt(() => ({
      kind,
      tires: [readTire(fields, front, "FRONT", "front"), readTire(fields, rear, "REAR", "rear")],
    }));
  } else if (axle !== undefined && own !== "") {
    attempt(() => ({ kind, tires: [readTire(fields, own, axle)] }));
    const [fitment] = fitments.splice(0);
    const set = lineOf(fields, ["set", "setid", "setnumber", "fitmentid"]);
    return { fitments: [], half: fitment && { set, fitment }, problems };
  } else {
    const sizes = own || front || rear;
    for (const size of sizes.split(BETWEEN_SIZES).map((text) => text.trim()))
      if (size !== "") attempt(() => readCell(fields, size, kind));
  }
  return { fitments, problems };
}

/** Reads a size from one field, or from one field per measure. */
function sizeIn(fields: RecordFields, side: "" | "front" | "rear"): string {
  const size = lineOf(fields, ofAxle(SIZES, side));
  if (size !== "") return size;
  const [width, ratio, rim] = [TIRE_WIDTHS, RATIOS, RIMS].map((names) =>
    numberOf(fields, ofAxle(names, side)),
  );
  return width && ratio && rim ? `${width}/${ratio}R${rim}` : "";
}

/** Reads 255/40R19 + 275/40R19: a front and a rear size in one cell. */
function readCell(fields: RecordFields, text: string, kind: FitmentKind): FeedFitment {
  const [front, rear, ...more] = text.split(BETWEEN_AXLES);
  if (rear === undefined) return { kind, tires: [readTire(fields, text, "BOTH")] };
  if (more.length > 0) throw new RejectedRecord(`"${text.slice(0, 60)}" has more than two sizes`, "size");
  return {
    kind,
    tires: [readTire(fields, front!, "FRONT", "front"), readTire(fields, rear, "REAR", "rear")],
  };
}

function readKind(fields: RecordFields): FitmentKind {
  const text = lineOf(fields, [
    "kind",
    "fitmenttype",
    "fitmentkind",
    "oe",
    "isoe",
    "isoriginal",
  ]).toLowerCase();
  return /^(optional|option|alternative|alt|winter|plus|aftermarket|no|n|false|0)$/.test(text)
    ? "OPTIONAL"
    : "ORIGINAL";
}

/** @throws RejectedRecord for an invalid size, and for a tire on a wheel of another diameter */
function readTire(
  fields: RecordFields,
  text: string,
  axle: Axle,
  side: "" | "front" | "rear" = "",
): FeedTire {
  const { rimIn, ...size } = readSize(text);
  // Fields without an axle apply to both.
  const pick = (names: readonly string[]) => (side === "" ? names : [...ofAxle(names, side), ...names]);
  const wheelText = lineOf(fields, pick(WHEELS));
  const wheel = findWheelSize(wheelText);
  const diameter = wheel?.diameterInches ?? numberOf(fields, pick(DIAMETERS)) ?? rimIn;
  if (diameter !== rimIn)
    throw new RejectedRecord(`a tire for ${rimIn} in on a wheel of ${diameter} in`, "wheel");
  return {
    axle,
    ...size,
    ...defined({
      minLoadIndex: within(numberOf(fields, pick(INDEXES)), 0, 279),
      minSpeedRating: /^\(?([A-HJ-NP-Y])\)?$/.exec(lineOf(fields, pick(SPEEDS)).toUpperCase())?.[1],
      loadRange: LOAD_RANGES.find((range) => range === lineOf(fields, pick(RANGES)).toUpperCase()),
      wheelWidthIn: within(wheel?.widthInches ?? numberOf(fields, pick(WIDTHS)), 2, 20),
      offsetMm: rounded(readOffsetMm(lineOf(fields, pick(OFFSETS))) ?? findOffsetMm(wheelText)),
      pressurePsi: rounded(within(numberOf(fields, pick(PRESSURES)), 10, 150) ?? null),
    }),
    wheelDiameterIn: rimIn,
  };
}

const within = (value: number | undefined, min: number, max: number) =>
  value === undefined || value < min || value > max ? undefined : value;
const rounded = (value: number | null) => (value === null ? undefined : Math.round(value));

/** Drops undefined values: they would hide values of earlier records of the vehicle. */
function defined<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Values>;
}
