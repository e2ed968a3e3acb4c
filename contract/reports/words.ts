/** Formats report figures and days for screens and mails. */
import { SHOP_TIME_ZONE, daysBetween, formatDay } from "../time/days";
import { formatMoney } from "../money/money";
import type { ReportAnswer } from "./calls";
import { namedTotals, type ReportColumn, type ReportFact, type ReportShape } from "./shapes";

export const NOTHING = "—";

/**
 * The exact figure, as in tables.
 * @param value null if undefined
 */
export function figureInWords({ unit }: Pick<ReportColumn, "unit">, value: number | null): string {
  if (value === null) return NOTHING;
  if (unit === "tenths") return `${(value / 10).toLocaleString("en-US")}%`;
  return unit === "cents" ? formatMoney(value) : value.toLocaleString("en-US");
}

/** @param value as in an answer's `names`; empty if unknown */
export function factInWords({ unit }: ReportFact, value: string): string {
  if (value === "") return NOTHING;
  return unit === "day" ? dayInWords(value) : figureInWords({ unit }, Number(value));
}

/** @param totals in the order of the report's totals */
export function valueOf(shape: ReportShape, column: ReportColumn, totals: readonly number[]): number | null {
  return column.of(namedTotals(shape, totals));
}

/** Inclusive range. */
export function daysInWords({ from, to }: { readonly from: string; readonly to: string }): string {
  return from === to ? dayInWords(from) : `${dayInWords(from)} to ${dayInWords(to)}`;
}

/** A shop day (YYYY-MM-DD) as 05 Dec, 2026. */
export function dayInWords(day: string): string {
  return formatDay(new Date(`${day}T12:00:00Z`));
}

const TIME = new Intl.DateTimeFormat("en-US", {
  hour: "numeric",
  minute: "2-digit",
  timeZone: SHOP_TIME_ZONE,
});

/** Shop time of day, the basis of reports. */
export function shopTime(iso: string): string {
  return `${TIME.format(new Date(iso))} Central`;
}

/**
 * A time in the shop's time zone, so that its date matches the day it is counted on: "22 Nov, 2026 at 11:18
 * PM".
 */
export function shopMoment(iso: string): string {
  const at = new Date(iso);
  return `${formatDay(at)} at ${TIME.format(at)}`;
}

interface Comparison {
  readonly now: number | null;
  readonly then: number | null;
}

/** Relative change, such as "12.5% more than". */
export function changeInWords({ now, then }: Comparison): string {
  if (now === null || then === null || then === 0) return "compared to";
  const change = ((now - then) / Math.abs(then)) * 100;
  if (Math.round(change * 10) === 0) return "the same as";
  const amount = Math.abs(change).toLocaleString("en-US", { maximumFractionDigits: 1 });
  return `${amount}% ${change > 0 ? "more than" : "less than"}`;
}

/** Label of the preceding period, such as "the 7 days before, until 2:05 PM Central". */
export function beforeInWords({ from, to, until }: ReportAnswer["before"]): string {
  const count = daysBetween(from, to) + 1;
  const days = count === 1 ? "the previous day" : `the previous ${count} days`;
  return until === null ? days : `${days}, through ${shopTime(until)}`;
}
