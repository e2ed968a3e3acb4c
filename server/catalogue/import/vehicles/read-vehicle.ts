/**
 * Reads one fitment table record: model years, make and model, an optional trim, and the original equipment.
 */
import { VEHICLE_TYPE_IDS, VEHICLE_TYPES, type VehicleType } from "#contract/tires/vehicle-types";
import { makeNamed } from "#contract/vehicles/makes";
import { ALL_TRIMS, VEHICLE_NAME_LENGTH, type Hub } from "#contract/vehicles/schema";
import { RejectedRecord } from "../cleaning/read-values";
import { RecordFields } from "../cleaning/record-fields";
import { kebab } from "../writing/slug";
import { lineOf, numberOf } from "./read-cells";
import type { FeedVehicle } from "./feed-vehicle";
import { readFitments } from "./read-fitments";
import { readHub } from "./read-hub";
import { readModelYears, yearsBetween } from "./read-model-years";

const words = (text: string) => text.split(" ");
const YEARS = words("year years modelyear modelyears yearrange vehicleyear");
const FROM = words("yearfrom fromyear startyear yearstart minyear yearmin beginyear beginningyear");
const TO = words("yearto toyear endyear yearend maxyear yearmax endingyear");
const MAKES = words("make makename vehiclemake carmake");
const MODELS = words("model modelname vehiclemodel carmodel");
const SIZES = words("size sizes tiresize tyresize tiresizes frontsize");
const TRIMS = words("trim trimname trimlevel vehicletrim submodel trims");

export interface ReadVehicle {
  readonly vehicle: FeedVehicle;
  /** Unreadable parts of the record; the rest is imported. */
  readonly problems: readonly RejectedRecord[];
}

/** Returns true for a record that names a vehicle and is not a product: a SKU or price marks a product. */
export function isVehicleRecord(record: unknown): record is object {
  if (typeof record !== "object" || record === null || Array.isArray(record)) return false;
  if ((record as { sku?: unknown }).sku !== undefined) return false;
  const fields = new RecordFields(record);
  const has = (names: readonly string[]) => fields.first(...names) !== undefined;
  const isSold = fields.names().some((name) => name.startsWith("sku") || name.includes("price"));
  // A record with a size but no year is a vehicle, refused for its missing year.
  return !isSold && has(MAKES) && has(MODELS) && has([...YEARS, ...FROM, ...SIZES]);
}

/** Returns whether rows with these headings are vehicle records. */
export function isVehicleTable(headings: readonly string[]): boolean {
  return isVehicleRecord(Object.fromEntries(headings.map((heading) => [heading, " "])));
}

/** @throws RejectedRecord if no part of the record is usable */
export function readVehicle(record: object, thisYear = new Date().getUTCFullYear()): ReadVehicle {
  const fields = new RecordFields(record);
  const make = makeNamed(nameOf(fields, MAKES, "make"));
  const model = withoutMake(nameOf(fields, MODELS, "model"), make);
  const trim = lineOf(fields, TRIMS) === "" ? ALL_TRIMS : nameOf(fields, TRIMS, "trim");
  const years = readYears(fields, thisYear);
  const { fitments, half, problems } = readFitments(fields, record);
  const hub = attempt(() => readHub(fields));
  const rejections = [...problems, ...(hub instanceof RejectedRecord ? [hub] : [])];
  const read: Partial<Hub> = hub instanceof RejectedRecord ? {} : hub;
  if (fitments.length === 0 && half === undefined && Object.keys(read).length === 0)
    throw rejections[0] ?? new RejectedRecord("it has neither a tire size nor hub data", "size");
  const vehicleType = readType(fields);
  return {
    vehicle: {
      years,
      make,
      model,
      trim,
      hub: read,
      fitments,
      ...(half && { half }),
      ...(vehicleType && { vehicleType }),
    },
    problems: rejections,
  };
}

function attempt<Value>(read: () => Value): Value | RejectedRecord {
  try {
    return read();
  } catch (error) {
    if (error instanceof RejectedRecord) return error;
    throw error;
  }
}

function nameOf(fields: RecordFields, names: readonly string[], what: string): string {
  const name = lineOf(fields, names);
  if (name === "") throw new RejectedRecord(`no ${what}`, what);
  if (name.length > VEHICLE_NAME_LENGTH || kebab(name, VEHICLE_NAME_LENGTH) === "")
    throw new RejectedRecord(`"${name.slice(0, 40)}" is no ${what}`, what);
  return name;
}

/** Turns "Honda Accord" of the make Honda into "Accord". */
function withoutMake(model: string, make: string): string {
  const isNamed = model.toLowerCase().startsWith(`${make.toLowerCase()} `);
  return isNamed ? model.slice(make.length).trim() : model;
}

function readYears(fields: RecordFields, thisYear: number): number[] {
  const text = lineOf(fields, YEARS);
  if (text !== "") return readModelYears(text, thisYear);
  const from = numberOf(fields, FROM);
  if (from === undefined || !Number.isInteger(from)) throw new RejectedRecord("no year", "year");
  const to = lineOf(fields, TO);
  return yearsBetween(
    from,
    /^\d{4}$/.test(to) ? Number(to) : /\d/.test(to) ? Number.NaN : Math.max(from, thisYear),
    thisYear,
  );
}

/** Reads the vehicle types that tires also use; ignores other words. */
function readType(fields: RecordFields): VehicleType | undefined {
  const text = lineOf(fields, ["vehicletype", "vehicleclass", "bodytype", "body", "type"]).toLowerCase();
  return VEHICLE_TYPE_IDS.find((id) => id === text || VEHICLE_TYPES[id].words.some((word) => word === text));
}
