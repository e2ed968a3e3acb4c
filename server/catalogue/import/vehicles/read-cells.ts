/** Reads single cells of fitment tables. */
import { readLine } from "../cleaning/read-values";
import type { RecordFields } from "../cleaning/record-fields";

const MAX_CELL = 400;

/** Returns the first non-empty of these fields, as one line; "" if all are empty. */
export function lineOf(fields: RecordFields, names: readonly string[]): string {
  return readLine(fields.first(...names), MAX_CELL) ?? "";
}

/** Returns the number in the first of these fields, with or without unit; undefined if there is none. */
export function numberOf(fields: RecordFields, names: readonly string[]): number | undefined {
  const [, digits] =
    /^([+-]?\d{1,5}(?:[.,]\d{1,3})?) ?(?:mm|in|inch|inches|psi|"|”)?$/i.exec(lineOf(fields, names)) ?? [];
  return digits === undefined ? undefined : Number(digits.replace(",", "."));
}
