/** How the vehicles of the demo shop are written down. */
import type { VehicleType } from "#contract/tires/vehicle-types";

/**
 * A generation of a model. Years as "2018-2024"; hub as bolt pattern, bore and, where it is known for
 * certain, the offsets of wheels that stand neither out of the fender nor at the strut, "5x114.3 60.1 35-50". Of each trim ("" where trims are
 * not told apart) its sizes, "; " between them: "235/45R18 94V 18x8 ET40" is a size, the least load index and speed rating, the
 * wheel and its offset, each left out where it is not known for certain; "a + b" is a front and a rear size, and a size in
 * brackets is optional.
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
