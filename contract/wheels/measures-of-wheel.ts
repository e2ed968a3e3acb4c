/** Measures of a wheel product: from the supplier's lines, otherwise from the name. */
import { findOffsetMm, findWheelSize, readOffsetMm, type WheelSize } from "./wheel-size";

interface NamedWheel {
  readonly name: string;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
}

export interface WheelMeasures {
  readonly size: WheelSize | null;
  readonly offsetMm: number | null;
}

/** For a tire this line is the rim diameter, for a wheel the whole size. */
export const RIM_SIZE = "Rim Size";
export const WHEEL_SIZE_NAMES = ["Wheel Size", "Size", "Wheel Dimensions", RIM_SIZE];
const SIZE_LINES = new Set(WHEEL_SIZE_NAMES.map((name) => name.toLowerCase()));
export const OFFSET_LINES = ["Offset", "Wheel Offset", "Offset (mm)", "ET"];
const OFFSET_NAMES = new Set(OFFSET_LINES.map((name) => name.toLowerCase()));

/** One-entry cache: several attributes are read from one product in turn. */
let last: { readonly product: NamedWheel; readonly measures: WheelMeasures } | null = null;

export function measuresOfWheel(product: NamedWheel): WheelMeasures {
  if (last?.product === product) return last.measures;
  const lineOf = (names: ReadonlySet<string>) =>
    product.attributes.find(({ name }) => names.has(name.toLowerCase()))?.value ?? "";
  const measures = {
    size: findWheelSize(lineOf(SIZE_LINES)) ?? findWheelSize(product.name),
    offsetMm: readOffsetMm(lineOf(OFFSET_NAMES)) ?? findOffsetMm(product.name),
  };
  last = { product, measures };
  return measures;
}
