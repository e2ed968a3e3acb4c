/** Why: tires and wheels are chosen by the vehicle they are for; what it came with is known by year, make, model and trim. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE vehicles (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- model year
      year smallint NOT NULL CHECK (year BETWEEN 1900 AND 2100),
      make text NOT NULL,
      model text NOT NULL,
      trim text NOT NULL,
      -- the last parts of its addresses; made of the names once, so that two spellings are one vehicle
      make_slug text NOT NULL,
      model_slug text NOT NULL,
      trim_slug text NOT NULL,
      -- null: no table said so
      vehicle_type text CHECK (vehicle_type IN ('blemished', 'car-van', 'luxury-car', 'medium-truck', 'sports-car',
        'suv-cuv', 'otr-grader-em')),
      -- of the hub, each null where unknown: how many bolts on a circle of what diameter, the bore, offsets of wheels that fit
      bolts smallint,
      circle_mm double precision,
      bore_mm double precision,
      least_offset_mm smallint,
      most_offset_mm smallint
    )`.execute(db);
  // Each list of the finder is answered by the index alone.
  await sql`CREATE UNIQUE INDEX vehicles_by_name ON vehicles (year, make_slug, model_slug, trim_slug)
    INCLUDE (make, model, trim)`.execute(db);
  await sql`CREATE INDEX vehicles_by_model ON vehicles (make_slug, model_slug, year)`.execute(db);
  await sql`
    CREATE TABLE fitments (
      vehicle_id integer NOT NULL REFERENCES vehicles (id) ON DELETE CASCADE,
      -- one size all round, or a pair: the keys of its sizes, front first, so that a set read twice is there once
      set_key text NOT NULL,
      axle text NOT NULL CHECK (axle IN ('BOTH', 'FRONT', 'REAR')),
      kind text NOT NULL CHECK (kind IN ('ORIGINAL', 'OPTIONAL')),
      -- as it is written, such as 225/65R17, and as addresses have it, such as 225-65r17
      size text NOT NULL,
      size_key text NOT NULL,
      -- the least a tire must bear, each null where unknown
      min_load_index smallint,
      load_range text,
      min_speed_rating text,
      -- of the wheel it came on
      wheel_diameter_in double precision,
      wheel_width_in double precision,
      offset_mm smallint,
      -- cold, of the placard
      pressure_psi smallint,
      -- the table that said so last
      supplier_id text NOT NULL,
      PRIMARY KEY (vehicle_id, set_key, axle)
    )`.execute(db);
  await sql`CREATE INDEX fitments_by_size ON fitments (size_key, vehicle_id)`.execute(db);
}
