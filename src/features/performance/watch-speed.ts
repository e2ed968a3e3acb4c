/**
 * Reports this page's speed once the app runs: exact values, interaction delays, and script errors (SPEED-1).
 * Non-blocking; sends nothing for visitors who opted out.
 */
import { PAGE_VIEW_PATH } from "#contract/rest/paths";
import type { Metric, PageViewInput } from "#contract/performance/schema";
import { ROUTES } from "#contract/site/paths";
import { apiUrl } from "../../client/http/api-url";
import { ignoringErrors } from "../../client/page/dom";
import { refusesEvents } from "../../client/page/staff-browser";

const MAX_ERRORS = 10;
const ERROR_LENGTH = 400;

export function watchSpeed(): void {
  // Later pages of the same app are not full loads: measurements belong to the first.
  const path = location.pathname;
  if (refusesEvents(path)) return;
  const figures: Partial<Record<Metric, number>> = {};
  const errors = new Set<string>();
  let [turn, isNew] = [0, false];

  const recordError = (message: unknown) => {
    if (errors.size >= MAX_ERRORS) return;
    errors.add(String(message).slice(0, ERROR_LENGTH));
    isNew = true;
  };
  addEventListener("error", ({ message }) => recordError(message));
  addEventListener("unhandledrejection", ({ reason }) =>
    recordError(ignoringErrors(() => (reason as Error).message) ?? "Rejected without an error"),
  );
  const id = Date.now() + Math.random();
  const { dataset } = document.documentElement;
  const isReported = dataset["told"] !== undefined;
  // From here on the app reports instead of the inline script (src/boot/watch-view.ts).
  dataset["told"] = "1";
  // Back-office pages do not count as visitors' pages.
  if (!isReported && !path.startsWith(ROUTES.backoffice)) {
    measure((metric, value) => {
      figures[metric] = value;
      isNew = true;
    });
  }
  // On the window, which gets the event after the document, where the values are finalized.
  addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden" || !isNew || refusesEvents(path)) return;
    isNew = false;
    turn += 1;
    const pageView: Omit<PageViewInput, "seen"> = { id, turn, path, ...figures, errors: [...errors] };
    ignoringErrors(() => navigator.sendBeacon(apiUrl() + PAGE_VIEW_PATH, JSON.stringify(pageView)));
  });
}

/**
 * Calls back with each value and its updates. If the library fails to load or run, errors are still reported.
 */
function measure(next: (metric: Metric, value: number) => void): void {
  import("web-vitals")
    .then(({ onCLS, onINP, onLCP, onTTFB }) => {
      onLCP(({ value }) => next("lcp", value), { reportAllChanges: true });
      onINP(({ value }) => next("inp", value), { reportAllChanges: true });
      onCLS(({ value }) => next("cls", value), { reportAllChanges: true });
      onTTFB(({ value }) => next("ttfb", value));
    })
    .catch(() => undefined);
}
