/** Vehicles and their fitment (VEHICLE-1 to VEHICLE-4): the steps of the finder and the resulting sizes. */
import * as yup from "yup";
import { text } from "../fields/fields";
import { VEHICLE_TYPE_IDS } from "../tires/vehicle-types";
import { VEHICLE_MESSAGES } from "./messages";

/** Wheel positions: all four, or the front or rear pair of a staggered set. */
export const AXLES = ["BOTH", "FRONT", "REAR"] as const;
export type Axle = (typeof AXLES)[number];

/** ORIGINAL: factory equipment. OPTIONAL: also approved by the maker. */
export const FITMENT_KINDS = ["ORIGINAL", "OPTIONAL"] as const;
export type FitmentKind = (typeof FITMENT_KINDS)[number];

/** Range of model years that can be requested and imported. */
export const FIRST_MODEL_YEAR = 1900;
export const LAST_MODEL_YEAR = 2100;
/** Maximum length of a make, model or trim name and of its address segment. */
export const VEHICLE_NAME_LENGTH = 60;

/** Trim of a vehicle whose table does not distinguish trims. */
export const ALL_TRIMS = "All trims";

/** Display name of a vehicle: 2019 Toyota Camry LE. Omits the trim if trims are not distinguished. */
export function vehicleName(vehicle: {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string;
}): string {
  const { year, make, model, trim } = vehicle;
  return [year, make, model, ...(trim === ALL_TRIMS ? [] : [trim])].join(" ");
}

const year = () =>
  yup
    .number()
    .typeError(VEHICLE_MESSAGES.year)
    .integer(VEHICLE_MESSAGES.year)
    .min(FIRST_MODEL_YEAR, VEHICLE_MESSAGES.year)
    .max(LAST_MODEL_YEAR, VEHICLE_MESSAGES.year)
    .required(VEHICLE_MESSAGES.year);
/** Address segment: toyota, f-150. */
const slug = (refusal: string) =>
  text(VEHICLE_NAME_LENGTH, refusal)
    .transform((value: unknown) => (typeof value === "string" ? value.toLowerCase() : value))
    .required(refusal)
    .matches(/^[a-z0-9-]+$/, refusal);
const make = () => slug(VEHICLE_MESSAGES.make);
const model = () => slug(VEHICLE_MESSAGES.model);

export const makesParams = yup.object({ year: year() });
export const modelsParams = yup.object({ year: year(), make: make() });
export const trimsParams = yup.object({ year: year(), make: make(), model: model() });
export const fitmentParams = yup.object({
  year: year(),
  make: make(),
  model: model(),
  trim: slug(VEHICLE_MESSAGES.trim),
});
export type VehicleKey = yup.InferType<typeof fitmentParams>;

/** A choice in one step of the finder, with the number of matching vehicles. */
const choice = yup.object({
  slug: yup.string().required(),
  name: yup.string().required(),
  vehicles: yup.number().required(),
});
export type VehicleChoice = yup.InferType<typeof choice>;

/** Newest first. */
export const yearsAnswer = yup.object({ years: yup.array(yup.number().required()).required() });
/** Sorted by name. */
export const makesAnswer = yup.object({ makes: yup.array(choice.required()).required() });
export const modelsAnswer = yup.object({ models: yup.array(choice.required()).required() });
export const trimsAnswer = yup.object({
  trims: yup
    .array(
      yup
        .object({
          slug: yup.string().required(),
          name: yup.string().required(),
          /** Keys of the sizes, original sizes first; a staggered pair has both. */
          sizes: yup.array(yup.string().required()).required(),
        })
        .required(),
    )
    .required(),
});
export type TrimChoice = yup.InferType<typeof trimsAnswer>["trims"][number];

const nullableNumber = () => yup.number().nullable().defined();
const nullableText = () => yup.string().nullable().defined();

const fittedTire = yup.object({
  axle: yup.string().oneOf(AXLES).required(),
  /** As written: 225/65R17. */
  size: yup.string().required(),
  /** As in addresses: 225-65r17. */
  sizeKey: yup.string().required(),
  /** Minimum load index and speed rating; null if unknown. For dual wheels, the index for single mounting. */
  minLoadIndex: nullableNumber(),
  loadRange: nullableText(),
  minSpeedRating: nullableText(),
  /** Original wheel in inches, and its offset in millimeters. */
  wheelDiameterIn: nullableNumber(),
  wheelWidthIn: nullableNumber(),
  offsetMm: nullableNumber(),
  /** Cold pressure, from the placard. */
  pressurePsi: nullableNumber(),
});
export type FittedTire = yup.InferType<typeof fittedTire>;

const fitmentSet = yup.object({
  /** Identifies the set: the key of its size, or the keys of a pair. */
  key: yup.string().required(),
  kind: yup.string().oneOf(FITMENT_KINDS).required(),
  /** True for a front and rear pair that belong together. */
  isStaggered: yup.boolean().required(),
  /** One entry for all four wheels, or front and rear. */
  tires: yup.array(fittedTire.required()).required(),
});
export type FitmentSet = yup.InferType<typeof fitmentSet>;

const hub = yup.object({
  /** Number of bolts and bolt circle in millimeters; null if unknown. */
  bolts: nullableNumber(),
  circleMm: nullableNumber(),
  boreMm: nullableNumber(),
  /** Range of fitting wheel offsets, in millimeters. */
  leastOffsetMm: nullableNumber(),
  mostOffsetMm: nullableNumber(),
});
export type Hub = yup.InferType<typeof hub>;

const vehicleAnswer = yup.object({
  year: yup.number().required(),
  make: yup.string().required(),
  model: yup.string().required(),
  trim: yup.string().required(),
  makeSlug: yup.string().required(),
  modelSlug: yup.string().required(),
  trimSlug: yup.string().required(),
  /** 2019 Toyota Camry LE. */
  name: yup.string().required(),
  vehicleType: yup.string().oneOf(VEHICLE_TYPE_IDS).nullable().defined(),
});

/** A vehicle with its hub and original sizes. With several sets, the shopper must choose the current one. */
export const fitmentAnswer = yup.object({
  vehicle: vehicleAnswer.required(),
  hub: hub.required(),
  sets: yup.array(fitmentSet.required()).required(),
});
export type VehicleFitment = yup.InferType<typeof fitmentAnswer>;
