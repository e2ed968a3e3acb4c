/** The state of the performance page in its address: days, filters, and the chart's metric. */
import { daysSince } from "#contract/time/days";
import { DEVICE_CLASSES, METRICS, PAGE_TYPES, type Metric } from "#contract/performance/schema";
import type { PerformanceInput } from "#contract/performance/calls";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";

export interface PerformanceAddress extends PerformanceInput {
  readonly metric: Metric;
}

const RELEASE_LENGTH = 40;

/** Ignores invalid values. */
export function readPerformanceAddress(search: string): PerformanceAddress {
  const params = new URLSearchParams(search);
  const value = (name: string) => params.get(name) ?? "";
  const day = (name: string) => (daysSince(value(name)) === null ? "" : value(name));
  const oneOf = (name: string, names: object) => (Object.hasOwn(names, value(name)) ? value(name) : "");
  return {
    from: day("from"),
    to: day("to"),
    pageType: oneOf("pageType", PAGE_TYPES),
    deviceClass: oneOf("deviceClass", DEVICE_CLASSES),
    release: value("release").slice(0, RELEASE_LENGTH),
    metric: METRICS.find((metric) => metric === value("metric")) ?? "lcp",
  };
}

export function performanceUrl(address: Partial<PerformanceAddress>): string {
  const { metric, ...filters } = address;
  const params = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ""));
  if (metric !== undefined && metric !== "lcp") params.set("metric", metric);
  const query = params.toString();
  return query === "" ? BACKOFFICE_ROUTES.performance : `${BACKOFFICE_ROUTES.performance}?${query}`;
}
