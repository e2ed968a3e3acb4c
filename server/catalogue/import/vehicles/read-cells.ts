/** Single cells of fitment tables. */
import { readLine } from "../cleaning/read-values";
import type { RecordFields } from "../cleaning/record-fields";

const MAX_CELL = 400;

/** The first of these fields that says something, in one line; "" when none does. */
export function lineOf(fields: RecordFields, names: readonly string[]): string {
  return readLine(fields.first(...names), MAX_CELL) ?? "";
}

/** The number in the first of these fields, with or without a unit; undefined for none and for what is no number. */
export function numberOf(fields: RecordFields, names: readonly string[]): number | undefined {
  const [, digits] =
    /^([+-]?\d{1,5}(?:[.,]\d{1,3})?) ?(?:mm|in|inch|inches|psi|"|”)?$/i.exec(lineOf(fields, names)) ?? [];
  return digits === undefined ? undefined : Number(digits.replace(",", "."));
}
