/** The shop's record of a vehicle: the content of one fitment table record, independent of its format. */
import type { VehicleType } from "#contract/tires/vehicle-types";
import type { Axle, FitmentKind, Hub } from "#contract/vehicles/schema";

/** One size on one axle; an undefined field is absent from the record. */
export interface FeedTire {
  readonly axle: Axle;
  readonly size: string;
  readonly sizeKey: string;
  readonly minLoadIndex?: number;
  readonly loadRange?: string;
  readonly minSpeedRating?: string;
  readonly wheelDiameterIn?: number;
  readonly wheelWidthIn?: number;
  readonly offsetMm?: number;
  readonly pressurePsi?: number;
}

/** A size for all four wheels, or a front and a rear size. */
export interface FeedFitment {
  readonly kind: FitmentKind;
  readonly tires: readonly FeedTire[];
  /** The table revokes an earlier fitment. */
  readonly isDeleted?: boolean;
}

export interface FeedVehicle {
  /** Model years, ascending. */
  readonly years: readonly number[];
  readonly make: string;
  readonly model: string;
  readonly trim: string;
  readonly vehicleType?: VehicleType;
  readonly hub: Readonly<Partial<Hub>>;
  readonly fitments: readonly FeedFitment[];
  /** One axle of a pair, with the other axle in another record; `set` distinguishes pairs of one vehicle. */
  readonly half?: { readonly set: string; readonly fitment: FeedFitment };
}

/** Names a set by its sizes, front before rear, so that importing it again finds the same set. */
export function setKeyOf({ tires }: FeedFitment): string {
  const order: readonly Axle[] = ["BOTH", "FRONT", "REAR"];
  return [...tires]
    .sort((a, b) => order.indexOf(a.axle) - order.indexOf(b.axle))
    .map(({ sizeKey }) => sizeKey)
    .join("_");
}
