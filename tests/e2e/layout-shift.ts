/** Cumulative Layout Shift; shared by browser tests. */
import type { Page } from "playwright-core";

/** Call before the page is opened. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const total = { shift: 0 };
    Object.assign(window, { layoutShift: total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) total.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Sum of the shifts so far without user input. */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { layoutShift: { shift: number } }).layoutShift.shift);
}

/** Delays API responses, so that late content would shift the rendered page. */
export async function answerLate(page: Page, milliseconds: number): Promise<void> {
  await page.route(/\/(?:graphql|offers\?.*)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}
