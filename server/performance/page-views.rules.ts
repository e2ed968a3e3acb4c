/** Decides what is stored of a page view (SPEED-1 to SPEED-3). */
import { LIMITS } from "#contract/limits";
import {
  bucketOf,
  METRICS,
  pageTypeOf,
  type Metric,
  type PageType,
  type PageViewInput,
} from "#contract/performance/schema";

const { lateHours, aheadMinutes, messageLength } = LIMITS.performance;
const HOUR_MS = 3_600_000;
/** Session window of layout shifts: at most a second between two shifts, at most five seconds long. */
const SHIFT_GAP_MS = 1_000;
const SHIFTS_MS = 5_000;

/** A page view as stored: buckets, without any identity. */
export interface PageView extends Readonly<Record<Metric, number | null>> {
  readonly id: number;
  readonly turn: number;
  readonly pageType: PageType;
  readonly deviceClass: string;
  readonly release: string;
  readonly errors: readonly string[];
}

/** As reported by a browser; the host adds a missing date. */
export type DatedView = PageViewInput & { readonly id: number };

/**
 * False when dated too far in the past or future.
 * @param now milliseconds
 */
export function isTimely({ id }: Pick<DatedView, "id">, now: number): boolean {
  return id >= now - lateHours * HOUR_MS && id <= now + aheadMinutes * 60_000;
}

/**
 * Depends on the random part of the id only, so all messages of a view agree, regardless of the metrics they
 * carry.
 */
export function isSampled({ id }: Pick<DatedView, "id">, percent: number): boolean {
  return (id % 1) * 100 < percent;
}

/** @param reportsShifts the browser supports layout shifts, so no entry means no shift */
export function pageViewOf(
  input: DatedView,
  { reportsShifts, ...of }: Pick<PageView, "deviceClass" | "release"> & { readonly reportsShifts: boolean },
): PageView {
  const measured = readEntries(input.seen, reportsShifts);
  const pageType = pageTypeOf(input.path);
  const figures = METRICS.map((metric) => {
    // Staff pages only count errors.
    const value = pageType === "backoffice" ? null : (input[metric] ?? measured[metric]);
    return [metric, value === null ? null : bucketOf(metric, value)] as const;
  });
  return {
    ...(Object.fromEntries(figures) as Record<Metric, number | null>),
    ...of,
    id: input.id,
    turn: input.turn,
    pageType,
    errors: [...new Set(input.errors.map(cleanMessage))].filter((message) => message !== ""),
  };
}

/** Derives metrics from the browser's entries: the last paint, the worst shift session, the first byte. */
function readEntries(
  entries: PageViewInput["seen"],
  reportsShifts: boolean,
): Readonly<Record<Metric, number | null>> {
  // A page from the browser cache has no first byte.
  const first = entries.find(([, , byte]) => (byte ?? 0) > 0)?.[2] ?? null;
  const isNone = (value: number | null | undefined) => value === null || value === undefined;
  const paints = entries.flatMap(([at, shift, byte]) => (at && isNone(shift) && isNone(byte) ? [at] : []));
  const shifts = entries
    .flatMap(([at, shift]) => (typeof at === "number" && typeof shift === "number" ? [{ at, shift }] : []))
    .sort((one, other) => one.at - other.at);
  const isMeasured = shifts.length > 0 || (reportsShifts && entries.length > 0);
  return {
    lcp: paints.length > 0 ? Math.max(...paints) : null,
    inp: null,
    cls: isMeasured ? worstShifts(shifts) : null,
    ttfb: first,
  };
}

function worstShifts(shifts: readonly { readonly at: number; readonly shift: number }[]): number {
  let [worst, sum, began, last] = [0, 0, -Infinity, -Infinity];
  for (const { at, shift } of shifts) {
    if (at - last > SHIFT_GAP_MS || at - began > SHIFTS_MS) [sum, began] = [0, at];
    last = at;
    sum += shift;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/**
 * Removes personal and variable parts, so that equal errors group together: URLs are cut after the path;
 * email addresses and numbers are dropped.
 */
export function cleanMessage(message: string): string {
  return message
    .slice(0, 2 * messageLength)
    .replace(/[?#][^\s"')]*/g, "")
    .split(/([\s"'()<>])/)
    .map((word) => (word.includes("@") ? "…" : word))
    .join("")
    .replace(/\d{4,}/g, "…")
    .trim()
    .slice(0, messageLength);
}
