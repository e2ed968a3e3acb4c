/** URL ⇄ choices in the finder. The address is the only state; unknown parts are ignored. */
import {
  FIRST_MODEL_YEAR,
  LAST_MODEL_YEAR,
  VEHICLE_NAME_LENGTH,
  type VehicleKey,
} from "#contract/vehicles/schema";
import { finderPath } from "#contract/vehicles/paths";

/** The choices of each step up to the first open one. */
export type FinderQuery =
  | { readonly way: "vehicle"; readonly chosen: Partial<VehicleKey> }
  | { readonly way: "size"; readonly chosen: { readonly width?: string; readonly ratio?: string } };

const VEHICLE_STEPS = ["year", "make", "model", "trim"] as const;
const SIZE_STEPS = ["width", "ratio"] as const;
export type FinderStepName = (typeof VEHICLE_STEPS)[number] | (typeof SIZE_STEPS)[number];

/** Never throws. A width starts a size; all other parameters a vehicle. */
export function parseFinderQuery(params: URLSearchParams): FinderQuery {
  const size = readSteps(SIZE_STEPS, params);
  if (size.width !== undefined) return { way: "size", chosen: size };
  const { year, ...rest } = readSteps(VEHICLE_STEPS, params);
  return { way: "vehicle", chosen: year === undefined ? {} : { year: Number(year), ...rest } };
}

type Step<Name extends string> = Partial<Record<Name, string>>;

/** The choices before the first missing or invalid one; later ones are meaningless without it. */
function readSteps<Name extends FinderStepName>(names: readonly Name[], params: URLSearchParams): Step<Name> {
  const steps: Step<Name> = {};
  for (const name of names) {
    const value = (params.get(name) ?? "").trim().toLowerCase();
    if (!CAN_BE[name](value)) break;
    steps[name] = value;
  }
  return steps;
}

const isSlug = (value: string) => /^[a-z0-9-]+$/.test(value) && value.length <= VEHICLE_NAME_LENGTH;
const isMeasure = (value: string) => /^(?:[0-9.]{1,6}x?|-)$/.test(value);

const CAN_BE: Readonly<Record<FinderStepName, (value: string) => boolean>> = {
  year: (value) =>
    /^\d{4}$/.test(value) && Number(value) >= FIRST_MODEL_YEAR && Number(value) <= LAST_MODEL_YEAR,
  make: isSlug,
  model: isSlug,
  trim: isSlug,
  width: isMeasure,
  ratio: isMeasure,
};

/** The canonical address: equal choices have equal addresses. */
export function finderUrl({ chosen }: FinderQuery): string {
  return finderPath(chosen);
}

/** The vehicle once fully chosen; null before. */
export function vehicleOf(query: FinderQuery): VehicleKey | null {
  if (query.way !== "vehicle") return null;
  const { year, make, model, trim } = query.chosen;
  return year && make && model && trim ? { year, make, model, trim } : null;
}
