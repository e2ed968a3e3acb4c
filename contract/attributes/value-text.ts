/** Formats attribute values for shoppers. */
import type { Attribute, AttributeValue } from "./attribute";

export function valueText(row: Attribute, value: AttributeValue): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number" && row.type === "number") return numberText(row, value);
  if (row.type === "code") return row.textOf(String(value));
  return [value].flat().join(", ");
}

/** "16 GB", but "2 TB". */
function numberText({ unit, thousands }: Extract<Attribute, { type: "number" }>, number: number): string {
  if (thousands !== undefined && number >= 1_000) return `${number / 1_000}${thousands}`;
  return `${number.toLocaleString("en-US")}${unit}`;
}
