/** What is kept of a page view (SPEED-1 to SPEED-3). */
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
/** A browser's session of shifts: at most a second between two of them, at most five long. */
const SHIFT_GAP_MS = 1_000;
const SHIFTS_MS = 5_000;

/** A page view as it is kept: buckets, and nothing of who it was. */
export interface PageView extends Readonly<Record<Metric, number | null>> {
  readonly id: number;
  readonly turn: number;
  readonly pageType: PageType;
  readonly deviceClass: string;
  readonly release: string;
  readonly errors: readonly string[];
}

/** As a browser tells of it; the host dates what comes without a date. */
export type DatedView = PageViewInput & { readonly id: number };

/** False for what is dated too long ago or ahead of time. @param now milliseconds */
export function isTimely({ id }: Pick<DatedView, "id">, now: number): boolean {
  return id >= now - lateHours * HOUR_MS && id <= now + aheadMinutes * 60_000;
}

/** Decided by the random part of the id alone: the same for all messages of a view, and whatever it measured. */
export function isSampled({ id }: Pick<DatedView, "id">, percent: number): boolean {
  return (id % 1) * 100 < percent;
}

/** @param reportsShifts the browser would have told of shifts, so that none means that nothing moved */
export function pageViewOf(
  input: DatedView,
  { reportsShifts, ...of }: Pick<PageView, "deviceClass" | "release"> & { readonly reportsShifts: boolean },
): PageView {
  const seen = readSeen(input.seen, reportsShifts);
  const pageType = pageTypeOf(input.path);
  const figures = METRICS.map((metric) => {
    // Of pages of staff errors count alone.
    const value = pageType === "backoffice" ? null : (input[metric] ?? seen[metric]);
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

/** Figures of the browser's own entries: the last paint, the worst session of shifts, the first byte. */
function readSeen(
  seen: PageViewInput["seen"],
  reportsShifts: boolean,
): Readonly<Record<Metric, number | null>> {
  // A page that was read from the browser's own memory has no first byte.
  const first = seen.find(([, , byte]) => (byte ?? 0) > 0)?.[2] ?? null;
  const isNone = (value: number | null | undefined) => value === null || value === undefined;
  const paints = seen.flatMap(([at, shift, byte]) => (at && isNone(shift) && isNone(byte) ? [at] : []));
  const shifts = seen
    .flatMap(([at, shift]) => (typeof at === "number" && typeof shift === "number" ? [{ at, shift }] : []))
    .sort((one, other) => one.at - other.at);
  const isTold = shifts.length > 0 || (reportsShifts && seen.length > 0);
  return {
    lcp: paints.length > 0 ? Math.max(...paints) : null,
    inp: null,
    cls: isTold ? worstShifts(shifts) : null,
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

/** What may say who somebody is, or makes two of one: addresses lose what follows the path; mail addresses and numbers go. */
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
