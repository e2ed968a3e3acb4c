/**
 * Fit of a tire or wheel on a vehicle (FIT-1). A verdict relies on the fitment data only and names missing
 * data.
 */
import type { Axle, FitmentKind, FitmentSet, FittedTire } from "../vehicles/schema";

/** A position the product fits. */
export interface FitPlace {
  /** Set of the position; sets of one vehicle exclude each other. */
  readonly setKey: string;
  readonly kind: FitmentKind;
  readonly axle: Axle;
  readonly size: string;
  readonly sizeKey: string;
  /** For a staggered set, the size on the other axle; null if all four are the same. */
  readonly pairedWith: { readonly axle: Axle; readonly size: string; readonly sizeKey: string } | null;
}

/** Why the product does not fit. Units: inches for diameters and widths, mm for bores and offsets. */
export type FitReason =
  | { readonly reason: "OTHER_SIZE"; readonly known: readonly string[] }
  /** The vehicle needs an LT or C tire, and this tire is neither. */
  | { readonly reason: "OTHER_KIND"; readonly needed: string }
  | { readonly reason: "LOAD_INDEX_TOO_LOW"; readonly has: number; readonly needed: number }
  | { readonly reason: "LOAD_RANGE_TOO_LOW"; readonly has: string; readonly needed: string }
  | { readonly reason: "SPEED_RATING_TOO_LOW"; readonly has: string; readonly needed: string }
  | { readonly reason: "NOT_DRILLED" }
  | { readonly reason: "OTHER_BOLT_PATTERN"; readonly has: readonly string[]; readonly needed: string }
  | { readonly reason: "HUB_BORE_TOO_SMALL"; readonly has: number; readonly needed: number }
  | { readonly reason: "OTHER_DIAMETER"; readonly has: number; readonly known: readonly number[] }
  | { readonly reason: "OTHER_WIDTH"; readonly has: number; readonly known: readonly number[] }
  /** The wheel is further out (smaller offset) or further in than the range allows; difference in mm. */
  | { readonly reason: "TOO_FAR_OUT" | "TOO_FAR_IN"; readonly byMm: number };

/** Missing data about the vehicle (VEHICLE), tire or wheel. */
export type FitGap =
  | "VEHICLE_SIZES"
  | "VEHICLE_LOAD"
  | "VEHICLE_SPEED"
  | "VEHICLE_BOLT_PATTERN"
  | "VEHICLE_HUB_BORE"
  | "VEHICLE_WHEEL_WIDTH"
  | "VEHICLE_OFFSETS"
  | "SIZE"
  | "LOAD"
  | "SPEED"
  /** An LT or C tire with the measures of the original passenger tire needs a different pressure. */
  | "KIND"
  | "BOLT_PATTERN"
  | "HUB_BORE"
  | "WHEEL_SIZE"
  | "OFFSET";

/** Notes for the buyer although the product fits. */
export type FitNote = "NEEDS_HUB_RING";

export type FitVerdict =
  | { readonly verdict: "FITS"; readonly places: readonly FitPlace[]; readonly notes: readonly FitNote[] }
  | { readonly verdict: "DOES_NOT_FIT"; readonly reasons: readonly FitReason[] }
  /** `places`: positions that match as far as known; empty if not even the size is known. */
  | { readonly verdict: "UNKNOWN"; readonly places: readonly FitPlace[]; readonly gaps: readonly FitGap[] };

export interface PlacedTire {
  readonly tire: FittedTire;
  readonly place: FitPlace;
}

/** All sizes of a vehicle with their positions, in fitment order. */
export function placesOf(sets: readonly FitmentSet[]): PlacedTire[] {
  return sets.flatMap(({ key: setKey, kind, tires }) =>
    tires.map((tire) => {
      const { axle, size, sizeKey } = tire;
      const other = tires.find((one) => one.axle !== axle);
      const pairedWith = other ? { axle: other.axle, size: other.size, sizeKey: other.sizeKey } : null;
      return { tire, place: { setKey, kind, axle, size, sizeKey, pairedWith } };
    }),
  );
}

export const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
