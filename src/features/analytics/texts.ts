/** Values as sent: strings within the API's limits (contract/analytics/batch.ts). */
import type { DimensionName } from "#contract/analytics/dimensions";
import { LIMITS } from "#contract/limits";
import type { Values } from "../../client/page/track";

const { valueLength, maxNumber } = LIMITS.analytics;

/** Converts to yes and no, integers and truncated strings; omits empty values. */
export function toTexts(values: Values): Partial<Record<DimensionName, string>> {
  const texts = Object.entries(values).map(([name, value]) => [name, textOf(value)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ""));
}

function textOf(value: Values[DimensionName]): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string")
    return value
      .replace(/[\p{Cc}\p{Cs}]+/gu, " ")
      .trim()
      .slice(0, valueLength)
      .replace(/\p{Cs}/gu, "")
      .trim();
  const rounded = Math.round(value);
  return rounded >= 0 && rounded <= maxNumber ? String(rounded) : "";
}
