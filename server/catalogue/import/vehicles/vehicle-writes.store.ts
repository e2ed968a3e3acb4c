/**
 * Writes vehicles and their fitments. Values missing from a table stay unchanged; a fitment is deleted only
 * by the table that first set it.
 */
import { sql } from "kysely";
import type { VehicleType } from "#contract/tires/vehicle-types";
import type { FitmentKind, Hub } from "#contract/vehicles/schema";
import type { Db, Tx } from "../../../db/client";
import type { FeedTire } from "./feed-vehicle";
import { ownedValues } from "./first-said.store";

/** A vehicle of one model year. */
export interface VehicleWrite {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string;
  readonly makeSlug: string;
  readonly modelSlug: string;
  readonly trimSlug: string;
  readonly vehicleType?: VehicleType;
  readonly hub: Readonly<Partial<Hub>>;
  readonly tires: readonly (FeedTire & {
    readonly setKey: string;
    readonly kind: FitmentKind;
    readonly isDeleted: boolean;
  })[];
}

export interface WrittenVehicles {
  /** All vehicles in the input, new or not. */
  readonly vehicleIds: readonly number[];
  /** New vehicles, and vehicles with changes. */
  readonly changed: readonly number[];
}

const OF_VEHICLES = ownedValues({
  type: ["vehicle_type"],
  pattern: ["bolts", "circle_mm"],
  bore: ["bore_mm"],
  offsets: ["least_offset_mm", "most_offset_mm"],
});
const OF_FITMENTS = ownedValues({
  kind: ["kind"],
  load: ["min_load_index"],
  range: ["load_range"],
  speed: ["min_speed_rating"],
  wheel: ["wheel_diameter_in", "wheel_width_in", "offset_mm"],
  pressure: ["pressure_psi"],
});

class TakenBack extends Error {}

/** @param isDryRun true = roll back and return the outcome only */
export async function writeVehicles(
  db: Db,
  supplierId: string,
  vehicles: readonly VehicleWrite[],
  isDryRun: boolean,
): Promise<WrittenVehicles> {
  let written: WrittenVehicles = { vehicleIds: [], changed: [] };
  await db
    .transaction()
    .execute(async (tx) => {
      written = await write(tx, supplierId, vehicles);
      if (isDryRun) throw new TakenBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
  return written;
}

async function write(
  tx: Tx,
  supplierId: string,
  vehicles: readonly VehicleWrite[],
): Promise<WrittenVehicles> {
  const rows = vehicles.map((vehicle) => ({ ...vehicle, ...vehicle.hub, hub: undefined, tires: undefined }));
  const changed = await sql<{ id: number }>`
    INSERT INTO vehicles AS known (supplier_id, year, make, model, trim, make_slug, model_slug, trim_slug, vehicle_type,
      bolts, circle_mm, bore_mm, least_offset_mm, most_offset_mm)
    SELECT ${supplierId}, year, make, model, trim, "makeSlug", "modelSlug", "trimSlug", "vehicleType", bolts, "circleMm",
      "boreMm", "leastOffsetMm", "mostOffsetMm"
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS incoming (year smallint, make text, model text, trim text,
      "makeSlug" text, "modelSlug" text, "trimSlug" text, "vehicleType" text, bolts smallint, "circleMm" float8,
      "boreMm" float8, "leastOffsetMm" smallint, "mostOffsetMm" smallint)
    ON CONFLICT (year, make_slug, model_slug, trim_slug) DO UPDATE SET ${OF_VEHICLES.updates}
    WHERE ${OF_VEHICLES.isChange}
    RETURNING id`.execute(tx);
  const ids = await readIds(tx, vehicles);
  const tires = vehicles.flatMap(({ tires: fitted }, at) =>
    fitted.map((tire) => ({ vehicleId: ids[at], ...tire })),
  );
  const refitted = [
    ...(await removeFitments(
      tx,
      supplierId,
      tires.filter(({ isDeleted }) => isDeleted),
    )),
    ...(await writeFitments(
      tx,
      supplierId,
      tires.filter(({ isDeleted }) => !isDeleted),
    )),
  ];
  return { vehicleIds: ids, changed: [...changed.rows.map(({ id }) => id), ...refitted] };
}

/** In the order of the vehicles. */
async function readIds(tx: Tx, vehicles: readonly VehicleWrite[]): Promise<number[]> {
  const keys = vehicles.map(({ year, makeSlug, modelSlug, trimSlug }) => ({
    year,
    makeSlug,
    modelSlug,
    trimSlug,
  }));
  const { rows } = await sql<{ id: number }>`
    SELECT vehicles.id FROM ROWS FROM (json_to_recordset(${JSON.stringify(keys)}::json)
      AS (year smallint, "makeSlug" text, "modelSlug" text, "trimSlug" text))
      WITH ORDINALITY AS asked (year, make, model, trim, place)
    JOIN vehicles ON vehicles.year = asked.year AND make_slug = asked.make AND model_slug = asked.model
      AND trim_slug = asked.trim
    ORDER BY place`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Removes fitments that this table set first; fitments of other tables stay. @returns ids of vehicles that
 * lost a fitment
 */
async function removeFitments(tx: Tx, supplierId: string, tires: readonly object[]): Promise<number[]> {
  if (tires.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    DELETE FROM fitments USING json_to_recordset(${JSON.stringify(tires)}::json)
      AS gone ("vehicleId" int, "setKey" text, axle text)
    WHERE supplier_id = ${supplierId} AND vehicle_id = gone."vehicleId" AND set_key = gone."setKey" AND fitments.axle = gone.axle
    RETURNING vehicle_id AS id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** @returns ids of vehicles with a new or changed fitment */
async function writeFitments(tx: Tx, supplierId: string, tires: readonly object[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO fitments AS known (vehicle_id, set_key, axle, kind, size, size_key, min_load_index, load_range,
      min_speed_rating, wheel_diameter_in, wheel_width_in, offset_mm, pressure_psi, supplier_id)
    SELECT "vehicleId", "setKey", axle, kind, size, "sizeKey", "minLoadIndex", "loadRange", "minSpeedRating",
      "wheelDiameterIn", "wheelWidthIn", "offsetMm", "pressurePsi", ${supplierId}
    FROM json_to_recordset(${JSON.stringify(tires)}::json) AS incoming ("vehicleId" int, "setKey" text, axle text,
      kind text, size text, "sizeKey" text, "minLoadIndex" smallint, "loadRange" text, "minSpeedRating" text,
      "wheelDiameterIn" float8, "wheelWidthIn" float8, "offsetMm" smallint, "pressurePsi" smallint)
    ON CONFLICT (vehicle_id, set_key, axle) DO UPDATE SET ${OF_FITMENTS.updates}
    WHERE ${OF_FITMENTS.isChange}
    RETURNING vehicle_id AS id`.execute(tx);
  return rows.map(({ id }) => id);
}
