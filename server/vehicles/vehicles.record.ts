/** Vehicle records returned by the store. */
import type { FitmentKind, FittedTire, Hub, VehicleFitment } from "#contract/vehicles/schema";

export interface MatchedVehicle extends Omit<VehicleFitment["vehicle"], "name"> {
  readonly id: number;
  readonly hub: Hub;
}

/** One size on one axle. */
export interface FittedRow extends FittedTire {
  readonly setKey: string;
  readonly kind: FitmentKind;
}
