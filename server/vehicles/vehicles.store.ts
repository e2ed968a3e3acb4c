/**
 * Reads vehicles and fitments. Each list is an index-only scan, so its time does not depend on the table
 * size.
 */
import { sql, type RawBuilder } from "kysely";
import type { TrimChoice, VehicleChoice, VehicleKey } from "#contract/vehicles/schema";
import type { VehicleMake, VehicleRow } from "#contract/graphql/generated";
import type { Db } from "../db/client";
import type { NamedModel } from "./searched-model.rules";
import type { FittedRow, MatchedVehicle } from "./vehicles.record";

/** Null where no table lists the value. */
export interface WornMeasures {
  readonly sizeKey: string | null;
  readonly bolts: number | null;
  readonly circleMm: number | null;
  readonly wheelDiameterIn: number | null;
}

export interface VehicleStore {
  /** Newest first. */
  listYears(): Promise<number[]>;
  /** Sorted by name; empty for a year without vehicles. The next two are also empty for unknown input. */
  listMakes(year: number): Promise<VehicleChoice[]>;
  listModels(year: number, make: string): Promise<VehicleChoice[]>;
  listTrims(year: number, make: string, model: string): Promise<TrimChoice[]>;
  /** Makes of all years, sorted by name. */
  listAllMakes(): Promise<VehicleMake[]>;
  /** All vehicles of a make, sorted by model, newest first. */
  listVehiclesOf(make: string): Promise<VehicleRow[]>;
  findVehicle(key: VehicleKey): Promise<MatchedVehicle | null>;
  /** Every model with its production years. */
  listModelNames(): Promise<NamedModel[]>;
  /** Trims whose slug starts with these words: "trd-off-road". */
  listTrimsNamed(built: Built, slug: string): Promise<NamedTrim[]>;
  /**
   * Original sizes of the vehicles.
   * @param trims null = all
   */
  listMeasures(built: Built, trims: readonly string[] | null): Promise<WornMeasures[]>;
  /** Original fitment first, smallest wheel first; rows of a set are adjacent, front before rear. */
  listFitted(vehicleId: number): Promise<FittedRow[]>;
}

/** Models of a make in some years, by their slugs. */
export interface Built {
  readonly make: string;
  readonly models: readonly string[];
  readonly first: number;
  readonly last: number;
}

export interface NamedTrim {
  readonly slug: string;
  readonly name: string;
}

export function createVehicleStore(db: Db): VehicleStore {
  return {
    async listYears() {
      // Skips from year to year through the index: a plain DISTINCT reads every vehicle.
      const { rows } = await sql<{ year: number }>`
        WITH RECURSIVE known AS (
          SELECT max(year) AS year FROM vehicles
          UNION ALL
          SELECT (SELECT max(vehicles.year) FROM vehicles WHERE vehicles.year < known.year) FROM known
          WHERE known.year IS NOT NULL
        ) SELECT year FROM known WHERE year IS NOT NULL`.execute(db);
      return rows.map(({ year }) => year);
    },
    async listMakes(year) {
      const { rows } = await sql<VehicleChoice>`
        SELECT make_slug AS slug, min(make) AS name, count(*)::int AS vehicles FROM vehicles
        WHERE year = ${year} GROUP BY make_slug ORDER BY make_slug`.execute(db);
      return rows;
    },
    async listModels(year, make) {
      const { rows } = await sql<VehicleChoice>`
        SELECT model_slug AS slug, min(model) AS name, count(*)::int AS vehicles FROM vehicles
        WHERE year = ${year} AND make_slug = ${make} GROUP BY model_slug ORDER BY model_slug`.execute(db);
      return rows;
    },
    async listTrims(year, make, model) {
      const { rows } = await sql<TrimChoice>`
        SELECT trim_slug AS slug, trim AS name, ARRAY(
          SELECT set_key FROM fitments WHERE vehicle_id = vehicles.id AND axle <> 'REAR'
          ORDER BY kind DESC, wheel_diameter_in, set_key) AS sizes
        FROM vehicles WHERE year = ${year} AND make_slug = ${make} AND model_slug = ${model}
        ORDER BY trim_slug`.execute(db);
      return rows;
    },
    async listAllMakes() {
      const { rows } = await sql<VehicleMake>`
        SELECT make_slug AS slug, min(make) AS name FROM vehicles GROUP BY make_slug ORDER BY min(make)`.execute(
        db,
      );
      return rows;
    },
    async listVehiclesOf(make) {
      const { rows } = await sql<VehicleRow>`
        SELECT year, model_slug AS "modelSlug", model, trim_slug AS "trimSlug", trim,
          ARRAY(SELECT string_agg(size, ' + ' ORDER BY axle) FROM fitments WHERE vehicle_id = vehicles.id
            GROUP BY kind, set_key ORDER BY kind DESC, min(wheel_diameter_in), set_key) AS sizes
        FROM vehicles WHERE make_slug = ${make} ORDER BY model, model_slug, year DESC, trim, trim_slug`.execute(
        db,
      );
      return rows;
    },
    async findVehicle({ year, make, model, trim }) {
      const { rows } = await sql<MatchedVehicle>`
        SELECT id, year, make, model, trim, make_slug AS "makeSlug", model_slug AS "modelSlug", trim_slug AS "trimSlug",
          vehicle_type AS "vehicleType", json_build_object('bolts', bolts, 'circleMm', circle_mm, 'boreMm', bore_mm,
            'leastOffsetMm', least_offset_mm, 'mostOffsetMm', most_offset_mm) AS hub
        FROM vehicles
        WHERE year = ${year} AND make_slug = ${make} AND model_slug = ${model} AND trim_slug = ${trim}`.execute(
        db,
      );
      return rows[0] ?? null;
    },
    async listModelNames() {
      const { rows } = await sql<NamedModel>`
        SELECT min(make) AS make, make_slug AS "makeSlug", min(model) AS model, model_slug AS "modelSlug",
          min(year) AS "firstYear", max(year) AS "lastYear"
        FROM vehicles GROUP BY make_slug, model_slug ORDER BY make_slug, model_slug`.execute(db);
      return rows;
    },
    async listTrimsNamed(built, slug) {
      const { rows } = await sql<NamedTrim>`
        SELECT trim_slug AS slug, min(trim) AS name FROM vehicles
        WHERE ${isBuilt(built)} AND starts_with(trim_slug || '-', ${`${slug}-`})
        GROUP BY trim_slug ORDER BY trim_slug`.execute(db);
      return rows;
    },
    async listMeasures(built, trims) {
      const { rows } = await sql<WornMeasures>`
        SELECT DISTINCT size_key AS "sizeKey", bolts, circle_mm AS "circleMm", wheel_diameter_in AS "wheelDiameterIn"
        FROM vehicles LEFT JOIN fitments ON vehicle_id = id
        WHERE ${isBuilt(built)} AND (${trims}::text[] IS NULL OR trim_slug = ANY(${trims}))`.execute(db);
      return rows;
    },
    async listFitted(vehicleId) {
      const { rows } = await sql<FittedRow>`
        SELECT set_key AS "setKey", kind, axle, size, size_key AS "sizeKey", min_load_index AS "minLoadIndex",
          load_range AS "loadRange", min_speed_rating AS "minSpeedRating", wheel_diameter_in AS "wheelDiameterIn",
          wheel_width_in AS "wheelWidthIn", offset_mm AS "offsetMm", pressure_psi AS "pressurePsi"
        FROM fitments WHERE vehicle_id = ${vehicleId}
        ORDER BY kind DESC, min(wheel_diameter_in) OVER (PARTITION BY set_key), set_key, axle`.execute(db);
      return rows;
    },
  };
}

function isBuilt({ make, models, first, last }: Built): RawBuilder<unknown> {
  return sql`year = ANY(ARRAY(SELECT generate_series(${first}::int, ${last}::int)))
    AND make_slug = ${make} AND model_slug = ANY(${models})`;
}
