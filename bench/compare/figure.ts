/** One measured figure, as every benchmark records it. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly better: "higher" | "lower";
}

/** Rates are better when they are higher; times, sizes and counts when they are lower. */
export function figure(name: string, value: number, unit: string): Figure {
  return { name, value, unit, better: unit.endsWith("/s") ? "higher" : "lower" };
}
