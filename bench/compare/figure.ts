/** A measured figure, the common format of all benchmarks. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly better: "higher" | "lower";
}

/** For rates higher is better; for times, sizes and counts lower is better. */
export function figure(name: string, value: number, unit: string): Figure {
  return { name, value, unit, better: unit.endsWith("/s") ? "higher" : "lower" };
}
