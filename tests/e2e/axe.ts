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
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const violations = await page.evaluate(async (runOnly) => {
    const { run } = (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe;
    return (
      await run({
        // It stands in no frame anyway, and calling into one that is sandboxed is an error of the console.
        iframes: false,
        // Describing every element that passes takes as long as looking at it.
        resultTypes: ["violations"],
        ...(runOnly && { runOnly }),
      })
    ).violations;
  }, rules);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

/** As the page stands, which is light, and what its colours break in the dark theme; it is left light. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  await holdMessages(page, true);
  const light = await violationsOf(page);
  await setTheme(page, "dark");
  const dark = await violationsOf(page, COLOUR_RULES);
  await setTheme(page, "light");
  await holdMessages(page, false);
  return [...light, ...dark.map((violation) => `dark, ${violation}`)];
}

/** A message that fades has no contrast: one that has begun to is gone at once, others fade when they have been measured. */
async function holdMessages(page: Page, isHeld: boolean): Promise<void> {
  await page.evaluate((isHeldNow) => {
    const fading = document
      .getAnimations()
      .filter((one) => one instanceof CSSAnimation && one.animationName === "gone");
    for (const one of fading) {
      const hasBegun = Number(one.currentTime) >= Number(one.effect?.getTiming().delay);
      if (isHeldNow && hasBegun) one.finish();
      else if (isHeldNow) one.pause();
      else if (one.playState === "paused") one.play();
    }
  }, isHeld);
}

/** Waits for what the app draws anew; no colour is left half of each theme. */
async function setTheme(page: Page, colorScheme: "dark" | "light"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // The app's turn, and the browser's.
    await drawn();
    await drawn();
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });
}

/** A page of the back office is clean and does not scroll sideways, wide and small; it is left wide. */
export async function looksRight(page: Page): Promise<void> {
  // A message that fades has no contrast.
  await page.locator("[data-snackbar] p").waitFor({ state: "hidden" });
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    expect([page.url(), await violationsInBothThemes(page)]).toEqual([page.url(), []]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([page.url(), size.width, overflow]).toEqual([page.url(), size.width, 0]);
  }
  await page.setViewportSize(DESKTOP);
}
