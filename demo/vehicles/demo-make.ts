/** Notation of the demo shop's vehicles. */
import type { VehicleType } from "#contract/tires/vehicle-types";

/**
 * A generation of a model. Years as "2018-2024". The hub has bolt pattern, bore and, if known for certain,
 * the range of offsets that clear fender and strut: "5x114.3 60.1 35-50". Each trim ("" if trims are not
 * distinguished) lists its sizes, separated by "; ". "235/45R18 94V 18x8 ET40" is size, minimum load index
 * and speed rating, wheel and offset; uncertain parts are omitted. "a + b" is a front and a rear size, and a
 * size in brackets is optional.
 */
export type DemoModel = readonly [
  model: string,
  years: string,
  hub: string,
  type: VehicleType,
  trims: Readonly<Record<string, string>>,
];

export interface DemoMake {
  readonly make: string;
  readonly models: readonly DemoModel[];
}
