/** Fit of a tire on a vehicle (FIT-2). */
import { isLoadLetter, pliesOfLoadRange, type LoadRange } from "../tires/load-ranges";
import { isSpeedRating, speedOfRatingMph } from "../tires/speed-ratings";
import type { TireSize } from "../tires/tire-size";
import { sizeCode } from "../tires/tire-size-code";
import type { FittedTire, VehicleFitment } from "../vehicles/schema";
import { distinct, placesOf, type FitGap, type FitPlace, type FitReason, type FitVerdict } from "./fit";

/** Compared properties of a tire; null means unknown. */
export interface TireToFit {
  readonly sizeKey: string | null;
  readonly loadIndex: number | null;
  readonly loadRange: LoadRange | null;
  /** ZR if no other rating is marked: faster than 149 mph. */
  readonly speedRating: string | null;
}

/** @param size null if the tire's size is unreadable */
export function tireToFit(size: TireSize | null): TireToFit {
  return {
    sizeKey: size && sizeCode(size),
    loadIndex: size?.service?.loadIndex ?? null,
    loadRange: size?.loadRange ?? null,
    speedRating: size?.service?.speedRating ?? (size?.mark === "ZR" ? "ZR" : null),
  };
}

export function tireFit(tire: TireToFit, { sets }: Pick<VehicleFitment, "sets">): FitVerdict {
  if (tire.sizeKey === null) return { verdict: "UNKNOWN", places: [], gaps: ["SIZE"] };
  if (sets.length === 0) return { verdict: "UNKNOWN", places: [], gaps: ["VEHICLE_SIZES"] };
  const compared = placesOf(sets)
    .filter(({ tire: fitted }) => measuresOf(fitted.sizeKey) === measuresOf(tire.sizeKey!))
    .map(({ tire: fitted, place }) => ({ place, ...compare(tire, fitted) }));
  if (compared.length === 0)
    return { verdict: "DOES_NOT_FIT", reasons: [{ reason: "OTHER_SIZE", known: sizesOf(sets) }] };
  const possible = compared.filter(({ reasons }) => reasons.length === 0);
  const [best] = compared;
  if (possible.length === 0) return { verdict: "DOES_NOT_FIT", reasons: best!.reasons };
  const certain = possible.filter(({ gaps }) => gaps.length === 0);
  return certain.length > 0
    ? { verdict: "FITS", places: certain.map(({ place }) => place), notes: [] }
    : { verdict: "UNKNOWN", places: possible.map(({ place }) => place), gaps: possible[0]!.gaps };
}

/** LT and C sizes have the same measures as the plain size. */
const measuresOf = (sizeKey: string) => sizeKey.replace(/^lt|(?:lt|c)$/g, "");

const sizesOf = (sets: VehicleFitment["sets"]) =>
  distinct(sets.flatMap(({ tires }) => tires.map(({ size }) => size)));

interface Compared {
  readonly reasons: readonly FitReason[];
  readonly gaps: readonly FitGap[];
}

function compare(tire: TireToFit, fitted: FittedTire): Compared {
  const parts = [compareKind(tire, fitted), compareLoad(tire, fitted), compareSpeed(tire, fitted)];
  return {
    reasons: parts.flatMap((part) => (part && typeof part === "object" ? [part] : [])),
    gaps: parts.flatMap((part) => (typeof part === "string" ? [part] : [])),
  };
}

/** A reason against the fit, missing data, or null if the part fits. */
type Part = FitReason | FitGap | null;

function compareKind({ sizeKey }: TireToFit, fitted: FittedTire): Part {
  if (sizeKey === fitted.sizeKey) return null;
  const isPlain = measuresOf(fitted.sizeKey) === fitted.sizeKey;
  return isPlain ? "KIND" : { reason: "OTHER_KIND", needed: fitted.size };
}

function compareLoad({ loadIndex, loadRange }: TireToFit, fitted: FittedTire): Part {
  const { minLoadIndex, loadRange: neededRange } = fitted;
  if (minLoadIndex !== null && loadIndex !== null)
    return loadIndex < minLoadIndex
      ? { reason: "LOAD_INDEX_TOO_LOW", has: loadIndex, needed: minLoadIndex }
      : null;
  const needed = neededRange !== null && isLoadLetter(neededRange) ? neededRange : null;
  if (needed !== null && loadRange !== null) {
    const has = pliesOfLoadRange(loadRange) ?? PLIES_OF_PASSENGER_TIRE;
    return has < pliesOfLoadRange(needed)! ? { reason: "LOAD_RANGE_TOO_LOW", has: loadRange, needed } : null;
  }
  return minLoadIndex === null && needed === null ? "VEHICLE_LOAD" : "LOAD";
}

/** SL and XL are below every load range letter a vehicle needs. */
const PLIES_OF_PASSENGER_TIRE = 0;

function compareSpeed({ speedRating }: TireToFit, { minSpeedRating }: FittedTire): Part {
  if (minSpeedRating === null || !isSpeedRating(minSpeedRating)) return "VEHICLE_SPEED";
  const needed = speedOfRatingMph(minSpeedRating);
  if (speedRating === "ZR") return needed <= speedOfRatingMph("V") ? null : "SPEED";
  if (speedRating === null || !isSpeedRating(speedRating)) return "SPEED";
  return speedOfRatingMph(speedRating) < needed
    ? { reason: "SPEED_RATING_TOO_LOW", has: speedRating, needed: minSpeedRating }
    : null;
}

/** Companion sizes to offer with this tire: the other axle of staggered sets. */
export function sizesToPair(places: readonly FitPlace[]): string[] {
  return distinct(places.flatMap(({ pairedWith }) => (pairedWith ? [pairedWith.sizeKey] : [])));
}
