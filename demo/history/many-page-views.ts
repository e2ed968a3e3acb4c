/** Page speed of a history, on all kinds of devices; written through the shop's own store. */
import { LIMITS } from "#contract/limits";
import { bucketOf, type DeviceClass, type Metric, type PageType } from "#contract/performance/schema";
import type { Db } from "../../server/db/client";
import type { PageView } from "../../server/performance/page-views.rules";
import { writePageViews } from "../../server/performance/page-views.store";
import { hash, luck } from "./luck";

const DAY_MS = 86_400_000;
const MAX_VIEWS = 5_000;
const ROWS_AT_ONCE = 1_000;

/** Page views in percent and typical metrics: milliseconds, or a layout shift score. */
const PAGES: readonly (Readonly<Record<Metric, number>> & {
  readonly pageType: PageType;
  readonly views: number;
})[] = [
  { pageType: "product", views: 38, lcp: 520, inp: 35, cls: 0.01, ttfb: 120 },
  { pageType: "listing", views: 24, lcp: 610, inp: 45, cls: 0.02, ttfb: 140 },
  { pageType: "home", views: 14, lcp: 560, inp: 30, cls: 0.005, ttfb: 110 },
  { pageType: "search", views: 10, lcp: 840, inp: 65, cls: 0.04, ttfb: 190 },
  { pageType: "cart", views: 8, lcp: 760, inp: 50, cls: 0.03, ttfb: 150 },
  { pageType: "checkout", views: 6, lcp: 1_150, inp: 90, cls: 0.05, ttfb: 160 },
];
const DEVICES = [
  { deviceClass: "PHONE", slower: 1.7 },
  { deviceClass: "PHONE", slower: 1.3 },
  { deviceClass: "TABLET", slower: 1.2 },
  { deviceClass: "DESKTOP", slower: 0.8 },
] as const satisfies readonly { deviceClass: DeviceClass; slower: number }[];
const RELEASES = ["2026.46", "2026.47"] as const;
const MESSAGE = "ResizeObserver loop completed with undelivered notifications.";
const ONE_WITH_ERROR = 150;

/** Limited to the retention time of page views. */
export async function addPageViews(db: Db, count: number, until: Date): Promise<void> {
  const views = Math.min(count, MAX_VIEWS);
  const spread = (LIMITS.performance.retentionDays - 1) * DAY_MS;
  for (let first = 0; first < views; first += ROWS_AT_ONCE) {
    const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, views - first) }, (_, offset) => {
      const position = first + offset;
      return viewAt(position, Math.floor(until.getTime() - (1 - position / views) * spread));
    });
    await writePageViews(db, rows);
  }
}

function viewAt(position: number, at: number): PageView {
  let remaining = luck(position, 40) * 100;
  const { pageType, ...usual } = PAGES.find(({ views }) => (remaining -= views) < 0) ?? PAGES[0]!;
  const { deviceClass, slower } = DEVICES[hash(position, 41) % DEVICES.length]!;
  // Long tail: a few views are far slower than most.
  const times = (salt: number) => slower * (0.6 + 0.5 / Math.max(1 - luck(position, salt), 0.04) ** 0.6);
  const isTouched = luck(position, 42) < 0.7;
  return {
    id: at + luck(position, 43),
    turn: 1,
    pageType,
    deviceClass,
    release: RELEASES[position % 3 === 0 ? 0 : 1],
    lcp: bucketOf("lcp", usual.lcp * times(44)),
    inp: isTouched ? bucketOf("inp", usual.inp * times(45)) : null,
    cls: bucketOf("cls", luck(position, 46) < 0.6 ? 0 : usual.cls * times(47)),
    ttfb: bucketOf("ttfb", usual.ttfb * times(48)),
    errors: hash(position, 49) % ONE_WITH_ERROR === 0 ? [MESSAGE] : [],
  };
}
