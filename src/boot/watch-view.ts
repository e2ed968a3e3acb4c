/**
 * Records paint, layout shift and response times, and reports them once the page is hidden. Visitors who
 * leave without interacting count too; otherwise slow pages would look fast (SPEED-1). The app takes over
 * once it runs.
 */
import { PAGE_VIEW_PATH } from "#contract/rest/paths";
import { on } from "../client/page/dom";
import { sendBeacon } from "./send-beacon";
import { dataset, page } from "./page";

/** The union of the fields of the entry types below. */
interface Entry extends PerformanceEntry {
  readonly value?: number;
  readonly responseStart?: number;
}

export function watchView(): void {
  const entries: unknown[] = [];
  const observer = new PerformanceObserver((list) =>
    list
      .getEntries()
      .forEach((entry: Entry) => entries.push([entry.startTime, entry.value, entry.responseStart])),
  );
  ["largest-contentful-paint", "layout-shift", "navigation"].forEach((type) =>
    observer.observe({ type, buffered: true }),
  );
  on("visibilitychange", () => {
    // Once, and only if the app has not reported the view.
    if (page.hidden && !dataset["told"]) {
      dataset["told"] = "1";
      sendBeacon(PAGE_VIEW_PATH, { path: location.pathname, seen: entries });
    }
  });
}
