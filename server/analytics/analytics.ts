/** Analytics: visitors' events and daily totals (docs/decisions/analytics.md). */
import type { Feature, Host } from "../feature";
import { analyticsResolvers } from "./analytics.resolvers";
import { AnalyticsService } from "./analytics.service";
import { createAnalyticsDaysStore, EVENTS_DUE, sumUpDays } from "./days.store";
import { createEventStore } from "./events.store";

/** Approximate maximum age of today's totals. */
const SUM_UP_MS = 30_000;

export function openAnalytics({ backgroundDb }: Host): Feature {
  const events = createEventStore(backgroundDb);
  const service = new AnalyticsService(events, createAnalyticsDaysStore(backgroundDb));
  return {
    resolvers: [analyticsResolvers(service)],
    jobs: [
      {
        name: "analytics.daily-totals",
        due: EVENTS_DUE,
        atMostEveryMs: SUM_UP_MS,
        run: () => sumUpDays(backgroundDb),
        restShare: 4,
      },
    ],
    cleanUp: [() => events.maintainPartitions(Date.now())],
  };
}
