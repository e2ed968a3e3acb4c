/** Tables of vehicles; migrations explain the columns. */
import type { Generated } from "kysely";
import type { VehicleType } from "#contract/tires/vehicle-types";
import type { Axle, FitmentKind } from "#contract/vehicles/schema";

export interface VehiclesTable {
  id: Generated<number>;
  year: number;
  make: string;
  model: string;
  trim: string;
  make_slug: string;
  model_slug: string;
  trim_slug: string;
  vehicle_type: VehicleType | null;
  bolts: number | null;
  circle_mm: number | null;
  bore_mm: number | null;
  least_offset_mm: number | null;
  most_offset_mm: number | null;
  supplier_id: Generated<string>;
  said_by: Generated<object>;
}

export interface FitmentsTable {
  vehicle_id: number;
  set_key: string;
  axle: Axle;
  kind: FitmentKind;
  size: string;
  size_key: string;
  min_load_index: number | null;
  load_range: string | null;
  min_speed_rating: string | null;
  wheel_diameter_in: number | null;
  wheel_width_in: number | null;
  offset_mm: number | null;
  pressure_psi: number | null;
  supplier_id: string;
  said_by: Generated<object>;
}

export interface VehicleTables {
  vehicles: VehiclesTable;
  fitments: FitmentsTable;
}
