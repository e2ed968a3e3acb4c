/** Labels of the performance figures. */
import {
  DEVICE_CLASSES,
  edgeOf,
  LAST_BUCKET,
  metricRow,
  PAGE_TYPES,
  type Metric,
} from "#contract/performance/schema";
import type { Figures } from "#contract/performance/calls";

/** Column heading of the counts. */
export const VIEWS = "Page views";

export const PERCENTILES = ["p50", "p75", "p95"] as const;
export type Percentile = (typeof PERCENTILES)[number];

/** Share of visitors with this value or better. */
export const PERCENTILE_LABELS: Readonly<Record<Percentile, string>> = {
  p50: "50% of visitors (p50)",
  p75: "75% of visitors (p75)",
  p95: "95% of visitors (p95)",
};

export function figureInWords(metric: Metric, value: number): string {
  if (value < 0) return `more than ${figureInWords(metric, edgeOf(metric, LAST_BUCKET - 1))}`;
  if (metric === "cls") return value.toLocaleString("en-US", { maximumFractionDigits: 2 });
  return value < 1_000
    ? `${value.toLocaleString("en-US")} ms`
    : `${(value / 1_000).toLocaleString("en-US", { maximumFractionDigits: 2 })} s`;
}

/** "2.1 s"; a dash without data. */
export function figureOrDash(metric: Metric, figures: Figures, percentile: Percentile = "p75"): string {
  const figure = figures[metric];
  return figure ? figureInWords(metric, figure[percentile]) : "—";
}

/** Whether three of four visitors were within the budget; null without data. */
export function isWithinBudget(metric: Metric, figures: Figures): boolean | null {
  const p75 = figures[metric]?.p75;
  return p75 === undefined ? null : p75 >= 0 && p75 <= metricRow(metric).budget;
}

const NAMES: Readonly<Record<string, string>> = { ...PAGE_TYPES, ...DEVICE_CLASSES };

/** The name of a page type or device; a release is unchanged. */
export function nameOf(key: string): string {
  return NAMES[key] ?? key;
}
