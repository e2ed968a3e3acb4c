/** Values of a field that a record states more than once, as opposed to a list in one field. */
export class RepeatedValues extends Array<unknown> {}

/** Drops blank and equal values. @returns the value itself if only one remains */
export function valueOfRepeated(values: readonly unknown[]): unknown {
  const stated = new Set(values.filter((value) => value !== "" && value !== null));
  return stated.size > 1 ? RepeatedValues.from(stated) : ([...stated][0] ?? values[0]);
}
