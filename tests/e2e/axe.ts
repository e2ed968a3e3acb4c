/** Looks a page over with axe. */
import { readFileSync } from "node:fs";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { DESKTOP, PHONE } from "./open-shop";

const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** What another theme can break. */
export const COLOUR_RULES: readonly string[] = ["color-contrast", "link-in-text-block"];

/**
 * @param rules those looked at; all when left out
 * @returns each rule the page as it stands breaks, with the place: "color-contrast: .price"
 */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(axe);
  const results = await page.evaluate(
    (runOnly) =>
      (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run(
        // It stands in no frame anyway, and calling into one that is sandboxed is an error of the console.
        { iframes: false, ...(runOnly && { runOnly }) },
      ),
    rules,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
  );
}

/** A page of the back office is clean and does not scroll sideways, wide and small; it is left wide. */
export async function looksRight(page: Page): Promise<void> {
  // A message that fades has no contrast.
  await page.locator("[data-snackbar] p").waitFor({ state: "hidden" });
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    expect([page.url(), await violationsOf(page)]).toEqual([page.url(), []]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([page.url(), size.width, overflow]).toEqual([page.url(), size.width, 0]);
  }
  await page.setViewportSize(DESKTOP);
}
