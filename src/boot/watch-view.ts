/**
 * Notes when the page was painted, shifted and first answered, and tells it once the page is hidden: who leaves without touching
 * anything counts too, or slow pages would look fast (SPEED-1). The app takes over where it runs.
 */
import { PAGE_VIEW_PATH } from "#contract/rest/paths";
import { on } from "../client/page/dom";
import { tell } from "./tell";
import { dataset, page } from "./whole-page";

/** What the browser's entries have, each kind its own. */
interface Entry extends PerformanceEntry {
  readonly value?: number;
  readonly responseStart?: number;
}

export function watchView(): void {
  const seen: unknown[] = [];
  const observer = new PerformanceObserver((list) =>
    list
      .getEntries()
      .forEach((entry: Entry) => seen.push([entry.startTime, entry.value, entry.responseStart])),
  );
  ["largest-contentful-paint", "layout-shift", "navigation"].forEach((type) =>
    observer.observe({ type, buffered: true }),
  );
  on("visibilitychange", () => {
    // Once, and not when the app tells it.
    if (page.hidden && !dataset["told"]) {
      dataset["told"] = "1";
      tell(PAGE_VIEW_PATH, { path: location.pathname, seen });
    }
  });
}
