/** How much a page moves under the visitor (Cumulative Layout Shift); shared by browser tests. */
import type { Page } from "playwright-core";

/** Call before the page is opened. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seenShift: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The sum of the shifts so far that no input asked for. */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { seenShift: { shift: number } }).seenShift.shift);
}

/** Lets the API answer late, so that what arrives after the first drawing is seen to move the page. */
export async function answerLate(page: Page, milliseconds: number): Promise<void> {
  await page.route(/\/(?:graphql|offers\?.*)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}
