/** Date ranges: the requested range, the one before it, and chart steps (REPORT-3). */
import { addDays, daysBetween, shopDay } from "#contract/time/days";
import { LIMITS } from "#contract/limits";

/** Days in the shop's time zone; both ends inclusive. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

export interface RequestedRange extends Range {
  readonly today: string;
  readonly at: Date;
  /** The same number of days just before. */
  readonly before: Range;
  /** The last day is not over: the previous range ends at the same time of day. */
  readonly isRunning: boolean;
}

/** Why a range is invalid. */
export type RangeProblem = "REVERSED" | "FUTURE" | "TOO_LONG";

const { maxDays, usualDays } = LIMITS.reports;

/** @param input empty days mean the default range. The range ends today at the latest. */
export function resolveRange(input: Range, at: Date): RequestedRange | RangeProblem {
  const today = shopDay(at);
  const requestedTo = input.to || today;
  const from = input.from || addDays(requestedTo, 1 - usualDays);
  if (from > requestedTo) return "REVERSED";
  if (from > today) return "FUTURE";
  const to = requestedTo > today ? today : requestedTo;
  const days = daysBetween(from, to) + 1;
  if (days > maxDays) return "TOO_LONG";
  const before = { from: addDays(from, -days), to: addDays(from, -1) };
  return { from, to, today, at, before, isRunning: to === today };
}

export type Step = "day" | "week" | "month";

/** Width of a chart's steps, limited to two hundred steps. */
export function stepOf({ from, to }: Range): Step {
  const days = daysBetween(from, to) + 1;
  return days <= 62 ? "day" : days <= 400 ? "week" : "month";
}

/** The first days of all steps in a range; the first step may start mid-week or mid-month. */
export function listSteps(range: Range, step: Step): string[] {
  const steps: string[] = [];
  for (let day = range.from; day <= range.to; day = nextStep(day, step)) steps.push(day);
  return steps;
}

function nextStep(day: string, step: Step): string {
  if (step === "day") return addDays(day, 1);
  if (step === "week") {
    const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
    return addDays(day, 7 - weekday);
  }
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

/** Whether a step is not over, or only partly in the range. */
export function isPartOf({ from, to, today }: RequestedRange, step: Step, day: string): boolean {
  const next = nextStep(day, step);
  const isWholeAtStart = day > from || step === "day" || nextStep(addDays(day, -1), step) === day;
  return next > today || addDays(next, -1) > to || !isWholeAtStart;
}

/**
 * Groups consecutive days into ranges.
 * @param days in order
 */
export function joinDays(days: readonly string[]): Range[] {
  const runs: { from: string; to: string }[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else runs.push({ from: day, to: day });
  }
  return runs;
}

/** The first day of a day's month. */
export function monthOf(day: string): string {
  return `${day.slice(0, 8)}01`;
}

/** First days of the months fully within a range that contain none of the given days. */
export function wholeMonths({ from, to }: Range, without: readonly string[]): string[] {
  const excludedMonths = new Set(without.map(monthOf));
  return listSteps({ from, to }, "month").filter(
    (first) =>
      monthOf(first) === first && addDays(nextStep(first, "month"), -1) <= to && !excludedMonths.has(first),
  );
}
