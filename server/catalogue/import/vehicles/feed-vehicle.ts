/** Our record of a vehicle: what one record of a fitment table says, whatever the shape it came in. */
import type { VehicleType } from "#contract/tires/vehicle-types";
import type { Axle, FitmentKind, Hub } from "#contract/vehicles/schema";

/** One size on one axle; undefined is what the record does not say. */
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

/** A size for all four wheels, or a front and a rear one. */
export interface FeedFitment {
  readonly kind: FitmentKind;
  readonly tires: readonly FeedTire[];
  /** The table takes back what an earlier one said. */
  readonly isGone?: boolean;
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
  /** One axle of a pair whose other axle is another record; `set` tells pairs of one vehicle apart. */
  readonly half?: { readonly set: string; readonly fitment: FeedFitment };
}

/** Names a set by its sizes, front before rear, so that a set that is read again is the same one. */
export function setKeyOf({ tires }: FeedFitment): string {
  const order: readonly Axle[] = ["BOTH", "FRONT", "REAR"];
  return [...tires]
    .sort((a, b) => order.indexOf(a.axle) - order.indexOf(b.axle))
    .map(({ sizeKey }) => sizeKey)
    .join("_");
}
