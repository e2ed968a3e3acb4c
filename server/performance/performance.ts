/** Real user monitoring of page speed (docs/decisions/performance.md). */
import type { Feature, Host } from "../feature";
import { forgetPageViews, PAGE_VIEWS_DUE, sumUpPageViews } from "./page-views.store";
import { registerPerformance } from "./performance.routes";
import { PerformanceService } from "./performance.service";
import type { PerformanceSettings } from "./performance.settings";

/** Today's totals lag by slightly more than this. */
const SUM_UP_MS = 30_000;

export function openPerformance(host: Host, settings: PerformanceSettings): Feature {
  const { backgroundDb, limits } = host;
  const service = new PerformanceService({ backgroundDb, limits, settings });
  return {
    routes: (rest) => registerPerformance(rest, service),
    jobs: [
      {
        name: "performance.daily-totals",
        due: PAGE_VIEWS_DUE,
        atMostEveryMs: SUM_UP_MS,
        run: () => sumUpPageViews(backgroundDb),
        restShare: 4,
      },
    ],
    cleanUp: [() => forgetPageViews(backgroundDb)],
  };
}
