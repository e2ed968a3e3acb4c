/**
 * The value of a field that a record states more than once: blank and equal values are dropped.
 * @returns the value itself if only one remains
 */
export function valueOfRepeated(values: readonly unknown[]): unknown {
  const stated = new Set(values.filter((value) => value !== "" && value !== null));
  return stated.size > 1 ? [...stated] : ([...stated][0] ?? values[0]);
}
