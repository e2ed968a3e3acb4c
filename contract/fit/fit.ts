/** Whether a tire or a wheel fits a vehicle (FIT-1): only what the fitment says is claimed, and what is missing is named. */
import type { Axle, FitmentKind, FitmentSet, FittedTire } from "../vehicles/schema";

/** Where it fits. */
export interface FitPlace {
  /** The set it belongs to; sets of one vehicle exclude each other. */
  readonly setKey: string;
  readonly kind: FitmentKind;
  readonly axle: Axle;
  readonly size: string;
  readonly sizeKey: string;
  /** Of a staggered set the size that belongs on the other axle; null where all four are the same. */
  readonly pairedWith: { readonly axle: Axle; readonly size: string; readonly sizeKey: string } | null;
}

/** What speaks against it. Numbers are in the unit of the measure: in of diameters and widths, mm of bores and offsets. */
export type FitReason =
  | { readonly reason: "OTHER_SIZE"; readonly known: readonly string[] }
  /** An LT or C tire is needed and this is none. */
  | { readonly reason: "OTHER_KIND"; readonly needed: string }
  | { readonly reason: "LOAD_INDEX_TOO_LOW"; readonly has: number; readonly needed: number }
  | { readonly reason: "LOAD_RANGE_TOO_LOW"; readonly has: string; readonly needed: string }
  | { readonly reason: "SPEED_RATING_TOO_LOW"; readonly has: string; readonly needed: string }
  | { readonly reason: "NOT_DRILLED" }
  | { readonly reason: "OTHER_BOLT_PATTERN"; readonly has: readonly string[]; readonly needed: string }
  | { readonly reason: "HUB_BORE_TOO_SMALL"; readonly has: number; readonly needed: number }
  | { readonly reason: "OTHER_DIAMETER"; readonly has: number; readonly known: readonly number[] }
  | { readonly reason: "OTHER_WIDTH"; readonly has: number; readonly known: readonly number[] }
  /** It stands further out (a smaller offset) or further in than the range allows, by so many mm. */
  | { readonly reason: "TOO_FAR_OUT" | "TOO_FAR_IN"; readonly byMm: number };

/** What nobody says of the vehicle (VEHICLE) or of the tire or wheel. */
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
  /** An LT or C tire on a vehicle that came with a passenger tire of the same measures needs another pressure. */
  | "KIND"
  | "BOLT_PATTERN"
  | "HUB_BORE"
  | "WHEEL_SIZE"
  | "OFFSET";

/** What the buyer has to know or to do though it fits. */
export type FitNote = "NEEDS_HUB_RING";

export type FitVerdict =
  | { readonly verdict: "FITS"; readonly places: readonly FitPlace[]; readonly notes: readonly FitNote[] }
  | { readonly verdict: "DOES_NOT_FIT"; readonly reasons: readonly FitReason[] }
  /** `places`: where it would fit as far as it is known; empty where not even the size is. */
  | { readonly verdict: "UNKNOWN"; readonly places: readonly FitPlace[]; readonly gaps: readonly FitGap[] };

export interface PlacedTire {
  readonly tire: FittedTire;
  readonly place: FitPlace;
}

/** Every size of a vehicle with the place it has, in the order of the fitment. */
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
