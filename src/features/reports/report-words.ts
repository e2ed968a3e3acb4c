/** Labels of a chart's figures and steps. */
import type { ReportAnswer } from "#contract/reports/calls";
import type { ReportColumn } from "#contract/reports/shapes";
import { figureInWords } from "#contract/reports/words";
import { abbreviateNumber } from "../../lib/abbreviate-number";
import { formatShopDate } from "../../lib/format-date";

/** From this value on a figure is abbreviated where the full one is beside it. */
const LARGE = 10_000;

/** Abbreviated with K, M, B or T when large, for headline figures and chart axes. */
export function largeInWords(column: Pick<ReportColumn, "unit">, value: number | null): string {
  if (value === null || !isLarge(column, value)) return figureInWords(column, value);
  const short = abbreviateNumber(Math.abs(inUnits(column, value)));
  return `${value < 0 ? "-" : ""}${column.unit === "cents" ? "$" : ""}${short}${column.unit === "tenths" ? "%" : ""}`;
}

/** For a chart axis, with space for a few letters: "$5K", "-$800". */
export function edgeInWords(column: Pick<ReportColumn, "unit">, value: number): string {
  const amount = inUnits(column, Math.abs(value));
  const short = amount < 1 ? String(Math.round(amount * 100) / 100) : abbreviateNumber(amount);
  return `${value < 0 ? "-" : ""}${column.unit === "cents" ? "$" : ""}${short}${column.unit === "tenths" ? "%" : ""}`;
}

export function isLarge(column: Pick<ReportColumn, "unit">, value: number | null): boolean {
  return value !== null && Math.abs(inUnits(column, value)) >= LARGE;
}

const inUnits = ({ unit }: Pick<ReportColumn, "unit">, value: number) =>
  value / { cents: 100, count: 1, tenths: 10 }[unit];

/** The name of a chart step, such as "Week of 23 Nov, 2026". */
export function stepInWords(step: ReportAnswer["step"], day: string): string {
  const date = formatShopDate(day);
  if (step === "month") return `${date.slice(3, 6)} ${date.slice(8)}`;
  return step === "week" ? `Week of ${date}` : date;
}

/** Short, for the chart axis: "23 Nov". */
export function shortStep(step: ReportAnswer["step"], day: string): string {
  return step === "month" ? stepInWords(step, day) : formatShopDate(day).slice(0, 6);
}
