/** Figures of the performance monitor as staff read them. */
import {
  DEVICE_CLASSES,
  edgeOf,
  LAST_BUCKET,
  metricRow,
  PAGE_TYPES,
  type Metric,
} from "#contract/performance/schema";
import type { Figures } from "#contract/performance/calls";

/** What is counted, over a column. */
export const VIEWS = "Page views";

export const PERCENTILES = ["p50", "p75", "p95"] as const;
export type Percentile = (typeof PERCENTILES)[number];

/** How many visitors of a hundred had it as good or better. */
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

/** Such as "2.1 s"; a dash where nobody told of it. */
export function shown(metric: Metric, figures: Figures, percentile: Percentile = "p75"): string {
  const figure = figures[metric];
  return figure ? figureInWords(metric, figure[percentile]) : "—";
}

/** Whether three of four visitors had it within the budget; null: nobody told of it. */
export function isWithinBudget(metric: Metric, figures: Figures): boolean | null {
  const p75 = figures[metric]?.p75;
  return p75 === undefined ? null : p75 >= 0 && p75 <= metricRow(metric).budget;
}

const NAMES: Readonly<Record<string, string>> = { ...PAGE_TYPES, ...DEVICE_CLASSES };

/** The name of a kind of page or device; a release is its own. */
export function nameOf(key: string): string {
  return NAMES[key] ?? key;
}
