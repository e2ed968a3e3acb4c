/** Vehicles and what they came with (VEHICLE-1 to VEHICLE-4): the steps of the finder, and the fitment they lead to. */
import * as yup from "yup";
import { text } from "../fields/fields";
import { VEHICLE_TYPE_IDS } from "../tires/vehicle-types";
import { VEHICLE_MESSAGES } from "./messages";

/** Which wheels of a vehicle: all four, or the front or rear pair of a staggered set. */
export const AXLES = ["BOTH", "FRONT", "REAR"] as const;
export type Axle = (typeof AXLES)[number];

/** ORIGINAL: the vehicle left its factory on it. OPTIONAL: its maker allows it too. */
export const FITMENT_KINDS = ["ORIGINAL", "OPTIONAL"] as const;
export type FitmentKind = (typeof FITMENT_KINDS)[number];

/** Model years that can be asked for and imported. */
export const FIRST_MODEL_YEAR = 1900;
export const LAST_MODEL_YEAR = 2100;
/** Longest name of a make, model or trim, and longest last part of its address. */
export const VEHICLE_NAME_LENGTH = 60;

/** A trim that a table does not tell apart. */
export const ALL_TRIMS = "All trims";

/**
 * A vehicle as a person reads it: 2019 Toyota Camry LE. A vehicle whose trims are not told apart has none in its name.
 */
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
/** The last part of an address: toyota, f-150. */
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

/** A choice of one step of the finder, with how many vehicles are behind it. */
const choice = yup.object({
  slug: yup.string().required(),
  name: yup.string().required(),
  vehicles: yup.number().required(),
});
export type VehicleChoice = yup.InferType<typeof choice>;

/** The newest first. */
export const yearsAnswer = yup.object({ years: yup.array(yup.number().required()).required() });
/** By name. */
export const makesAnswer = yup.object({ makes: yup.array(choice.required()).required() });
export const modelsAnswer = yup.object({ models: yup.array(choice.required()).required() });
export const trimsAnswer = yup.object({
  trims: yup
    .array(
      yup
        .object({
          slug: yup.string().required(),
          name: yup.string().required(),
          /** Keys of its sizes, those it came with first; a pair names both. */
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
  /** As it is written: 225/65R17. */
  size: yup.string().required(),
  /** As addresses have it: 225-65r17. */
  sizeKey: yup.string().required(),
  /** The least a tire must bear; each null where unknown. Of dual wheels the index for single ones. */
  minLoadIndex: nullableNumber(),
  loadRange: nullableText(),
  minSpeedRating: nullableText(),
  /** The wheel it came on, in inches, and its offset in millimetres. */
  wheelDiameterIn: nullableNumber(),
  wheelWidthIn: nullableNumber(),
  offsetMm: nullableNumber(),
  /** Cold, as the placard says. */
  pressurePsi: nullableNumber(),
});
export type FittedTire = yup.InferType<typeof fittedTire>;

const fitmentSet = yup.object({
  /** Names the set: the key of its size, or those of a pair. */
  key: yup.string().required(),
  kind: yup.string().oneOf(FITMENT_KINDS).required(),
  /** True for a front and a rear pair that belong together. */
  isStaggered: yup.boolean().required(),
  /** One for all four wheels, or front and rear. */
  tires: yup.array(fittedTire.required()).required(),
});
export type FitmentSet = yup.InferType<typeof fitmentSet>;

const hub = yup.object({
  /** Bolts on a circle of so many millimetres; null where unknown. */
  bolts: nullableNumber(),
  circleMm: nullableNumber(),
  boreMm: nullableNumber(),
  /** Offsets of wheels that fit, in millimetres. */
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

/** A vehicle, its hub and the sizes it came with; several sets mean that one has to ask which it wears. */
export const fitmentAnswer = yup.object({
  vehicle: vehicleAnswer.required(),
  hub: hub.required(),
  sets: yup.array(fitmentSet.required()).required(),
});
export type VehicleFitment = yup.InferType<typeof fitmentAnswer>;
