/** Stores page speed reported by browsers, and reads it for staff (SPEED-1 to SPEED-4). */
import { addDays, daysBetween, shopDay } from "#contract/time/days";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { edgeOf, METRICS, type PageViewInput } from "#contract/performance/schema";
import type { Figures, PerformanceAnswer, PerformanceInput } from "#contract/performance/calls";
import type { Db } from "../db/client";
import { DomainError } from "../errors";
import { Batcher } from "../gateways/batching";
import type { RateLimits } from "../http/rate-limits";
import { deviceOf, isRobot, reportsShifts } from "../http/client/robots";
import type { Origin } from "../http/session";
import { readErrors, readPercentiles, type Percentiles } from "./days.store";
import { isSampled, isTimely, pageViewOf, type PageView } from "./page-views.rules";
import { writePageViews } from "./page-views.store";
import type { PerformanceSettings } from "./performance.settings";

/** The reporting browser; only the kind of device is stored. */
export interface Reporter {
  readonly origin: Origin;
  /** The browser sends Global Privacy Control. */
  readonly refusesTracking: boolean;
}

const { maxDays, usualDays } = LIMITS.performance;
const { reports, validation } = MESSAGES;

export class PerformanceService {
  private readonly batcher: Batcher<PageView>;

  constructor(
    private readonly parts: {
      /** Connection pool separate from shoppers' requests. */
      readonly backgroundDb: Db;
      readonly limits: RateLimits;
      readonly settings: PerformanceSettings;
    },
  ) {
    this.batcher = new Batcher((views) => writePageViews(parts.backgroundDb, views));
  }

  /**
   * Ignores bots, and stores nothing about visitors who refuse tracking.
   * @throws DomainError BAD_USER_INPUT for a report dated too long ago, TooManyRequests
   */
  async record(
    { origin, refusesTracking }: Reporter,
    report: PageViewInput,
    now = Date.now(),
  ): Promise<void> {
    const { limits, settings } = this.parts;
    if (refusesTracking || isRobot(origin.userAgent)) return;
    const input = { ...report, id: report.id ?? now + Math.random() };
    // Never re-dated: last week's measurement must not change today's figures.
    if (!isTimely(input, now)) throw new DomainError("BAD_USER_INPUT", validation.unexpected);
    if (!isSampled(input, settings.sample)) return;
    await limits.limit("pageView", { address: origin.ipAddress });
    const { userAgent } = origin;
    const view = pageViewOf(input, {
      deviceClass: deviceOf(userAgent),
      release: settings.release,
      reportsShifts: reportsShifts(userAgent),
    });
    await this.batcher.add([view]);
  }

  /** @throws DomainError BAD_USER_INPUT for an invalid range */
  async read(input: PerformanceInput, now = new Date()): Promise<PerformanceAnswer> {
    const range = rangeOf(input, now);
    const { backgroundDb } = this.parts;
    const query = { ...input, ...range };
    const percentiles = await readPercentiles(backgroundDb, query);
    const groups = groupsOf(percentiles);
    const days = Array.from({ length: daysBetween(range.from, range.to) + 1 }, (_, at) =>
      addDays(range.from, at),
    );
    const listed = (group: Percentiles["group"]) =>
      [...(groups.get(group) ?? [])].map(([key, figures]) => ({ key, figures }));
    return {
      ...range,
      today: shopDay(now),
      totals: groups.get("all")?.get("") ?? nothing(),
      days: days.map((key) => ({ key, figures: groups.get("day")?.get(key) ?? nothing() })),
      pageTypes: listed("pageType").sort(slowestFirst),
      deviceClasses: listed("deviceClass").sort(slowestFirst),
      releases: listed("release").sort((one, other) =>
        other.key.localeCompare(one.key, "en", { numeric: true }),
      ),
      errors: await readErrors(backgroundDb, query),
    };
  }
}

function rangeOf({ from, to }: Pick<PerformanceInput, "from" | "to">, now: Date) {
  const today = shopDay(now);
  const requestedEnd = to || today;
  const first = from || addDays(requestedEnd, 1 - usualDays);
  const refuse = (sentence: string) => new DomainError("BAD_USER_INPUT", sentence);
  if (first > requestedEnd) throw refuse(reports.reversed);
  if (first > today) throw refuse(reports.future);
  const last = requestedEnd > today ? today : requestedEnd;
  if (daysBetween(first, last) >= maxDays) throw refuse(reports.tooLong);
  return { from: first, to: last };
}

const nothing = (): Figures => ({ lcp: null, inp: null, cls: null, ttfb: null });

function groupsOf(percentiles: readonly Percentiles[]): Map<Percentiles["group"], Map<string, Figures>> {
  const groups = new Map<Percentiles["group"], Map<string, Figures>>();
  for (const { group, key, metric, views, ...ranks } of percentiles) {
    const keys = groups.get(group) ?? new Map<string, Figures>();
    const edge = (bucket: number) => {
      const value = edgeOf(metric, bucket);
      return value === Infinity ? -1 : value;
    };
    const figure = { views, p50: edge(ranks.p50), p75: edge(ranks.p75), p95: edge(ranks.p95) };
    keys.set(key, { ...(keys.get(key) ?? nothing()), [metric]: figure });
    groups.set(group, keys);
  }
  return groups;
}

interface Keyed {
  readonly key: string;
  readonly figures: Figures;
}

/** Sorts by the metric most visitors wait for; pages without data come last. */
function slowestFirst(one: Keyed, other: Keyed): number {
  const [first = METRICS[0]!] = METRICS;
  const paint = ({ figures }: Keyed) => {
    const p75 = figures[first]?.p75;
    return p75 === undefined ? -Infinity : p75 < 0 ? Infinity : p75;
  };
  const [mine, others] = [paint(one), paint(other)];
  return mine === others ? one.key.localeCompare(other.key) : others > mine ? 1 : -1;
}
