/**
 * Fit of a wheel on a vehicle (FIT-3): bolt pattern, hub bore, diameter, width and offset, as far as known.
 */
import { writeBoltPattern, type BoltPattern } from "../wheels/bolt-pattern";
import type { Hub, VehicleFitment } from "../vehicles/schema";
import {
  distinct,
  placesOf,
  type FitGap,
  type FitNote,
  type FitReason,
  type FitVerdict,
  type PlacedTire,
} from "./fit";

/** Compared properties of a wheel; null means unknown. */
export interface WheelToFit {
  /** Empty for a blank wheel, without bolt holes. */
  readonly patterns: readonly BoltPattern[] | null;
  readonly diameterInches: number | null;
  readonly widthInches: number | null;
  readonly offsetMm: number | null;
  /** 0 in a feed means not measured. */
  readonly hubBoreMm: number | null;
}

export function wheelFit(wheel: WheelToFit, { hub, sets }: Pick<VehicleFitment, "hub" | "sets">): FitVerdict {
  const hubParts = [comparePattern(wheel, hub), compareBore(wheel, hub)];
  const sized = compareSize(wheel, hub, placesOf(sets));
  const reasons = [...hubParts.flatMap(reasonIn), ...sized.reasons];
  if (reasons.length > 0) return { verdict: "DOES_NOT_FIT", reasons };
  const gaps = [...hubParts.flatMap(gapIn), ...sized.gaps];
  const places = sized.placed.map(({ place }) => place);
  return gaps.length > 0
    ? { verdict: "UNKNOWN", places, gaps: distinct(gaps) }
    : { verdict: "FITS", places, notes: notesOn(wheel, hub) };
}

/** A reason against the fit, missing data, or null if the part fits. */
type Part = FitReason | FitGap | null;
const reasonIn = (part: Part): FitReason[] => (part && typeof part === "object" ? [part] : []);
const gapIn = (part: Part): FitGap[] => (typeof part === "string" ? [part] : []);

function comparePattern({ patterns }: WheelToFit, { bolts, circleMm }: Hub): Part {
  if (patterns?.length === 0) return { reason: "NOT_DRILLED" };
  if (bolts === null || circleMm === null) return "VEHICLE_BOLT_PATTERN";
  if (patterns === null) return "BOLT_PATTERN";
  return patterns.some((pattern) => pattern.bolts === bolts && pattern.circleMm === circleMm)
    ? null
    : {
        reason: "OTHER_BOLT_PATTERN",
        has: patterns.map(writeBoltPattern),
        needed: writeBoltPattern({ bolts, circleMm }),
      };
}

function compareBore({ hubBoreMm }: WheelToFit, { boreMm }: Hub): Part {
  if (boreMm === null) return "VEHICLE_HUB_BORE";
  if (!hubBoreMm) return "HUB_BORE";
  return hubBoreMm < boreMm ? { reason: "HUB_BORE_TOO_SMALL", has: hubBoreMm, needed: boreMm } : null;
}

/** Bores are given in tenths of a mm; a wheel a tenth wider still centers on the hub. */
const WIDTH_OF_RING_MM = 0.15;

function notesOn({ hubBoreMm }: WheelToFit, { boreMm }: Hub): readonly FitNote[] {
  return hubBoreMm !== null && boreMm !== null && hubBoreMm - boreMm > WIDTH_OF_RING_MM
    ? ["NEEDS_HUB_RING"]
    : [];
}

interface Sized {
  readonly placed: readonly PlacedTire[];
  readonly reasons: readonly FitReason[];
  readonly gaps: readonly FitGap[];
}

const refused = (reason: FitReason): Sized => ({ placed: [], reasons: [reason], gaps: [] });
const unsure = (placed: readonly PlacedTire[], gap: FitGap): Sized => ({ placed, reasons: [], gaps: [gap] });

/** Each measure filters the positions; only the remaining ones are checked for the next measure. */
function compareSize(wheel: WheelToFit, hub: Hub, positions: readonly PlacedTire[]): Sized {
  const { diameterInches, widthInches, offsetMm } = wheel;
  if (diameterInches === null || widthInches === null) return unsure([], "WHEEL_SIZE");
  const diameters = distinct(positions.flatMap((placed) => diameterOf(placed) ?? []));
  if (diameters.length === 0) return unsure([], "VEHICLE_SIZES");
  const sameDiameter = positions.filter((placed) => diameterOf(placed) === diameterInches);
  if (sameDiameter.length === 0)
    return refused({ reason: "OTHER_DIAMETER", has: diameterInches, known: diameters });

  const sameWidth = sameDiameter.filter(({ tire }) => tire.wheelWidthIn === widthInches);
  const isWidthKnown = sameDiameter.every(({ tire }) => tire.wheelWidthIn !== null);
  if (sameWidth.length === 0) {
    if (!isWidthKnown) return unsure(sameDiameter, "VEHICLE_WHEEL_WIDTH");
    const known = distinct(sameDiameter.flatMap(({ tire }) => tire.wheelWidthIn ?? []));
    return refused({ reason: "OTHER_WIDTH", has: widthInches, known });
  }
  return compareOffset(offsetMm, hub, sameWidth);
}

const RIM_OF_KEY = /[rdb-](\d{2}(?:-5)?)(?:lt|c)?$/;

/** A tire fits a single diameter, so its size gives the diameter of a wheel missing from the table. */
function diameterOf({ tire }: PlacedTire): number | null {
  const rim = RIM_OF_KEY.exec(tire.sizeKey)?.[1];
  return tire.wheelDiameterIn ?? (rim ? Number(rim.replace("-", ".")) : null);
}

/** The original offset always fits; other offsets need a range to be judged. */
function compareOffset(offsetMm: number | null, hub: Hub, placed: readonly PlacedTire[]): Sized {
  if (offsetMm === null) return unsure(placed, "OFFSET");
  const original = placed.filter(({ tire }) => tire.offsetMm === offsetMm);
  if (original.length > 0) return { placed: original, reasons: [], gaps: [] };
  const { leastOffsetMm, mostOffsetMm } = hub;
  if (leastOffsetMm !== null && offsetMm < leastOffsetMm)
    return refused({ reason: "TOO_FAR_OUT", byMm: leastOffsetMm - offsetMm });
  if (mostOffsetMm !== null && offsetMm > mostOffsetMm)
    return refused({ reason: "TOO_FAR_IN", byMm: offsetMm - mostOffsetMm });
  return leastOffsetMm === null || mostOffsetMm === null
    ? unsure(placed, "VEHICLE_OFFSETS")
    : { placed, reasons: [], gaps: [] };
}
