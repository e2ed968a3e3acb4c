/** Checks pages with axe. */
import { readFileSync } from "node:fs";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { DESKTOP, PHONE } from "./open-shop";

const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Rules that depend on the theme. */
export const COLOUR_RULES: readonly string[] = ["color-contrast", "link-in-text-block"];

/**
 * @param rules the rules to run; all by default
 * @returns each violation in the current page, with its place: "color-contrast: .price"
 */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const violations = await page.evaluate(async (runOnly) => {
    const { run } = (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe;
    return (
      await run({
        // The page has no frames to check, and calling into a sandboxed one logs a console error.
        iframes: false,
        // Describing every passing element takes as long as the check.
        resultTypes: ["violations"],
        ...(runOnly && { runOnly }),
      })
    ).violations;
  }, rules);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

/** Violations of the light page, and its color violations in the dark theme; leaves the page light. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  await holdMessages(page, true);
  const light = await violationsOf(page);
  await setTheme(page, "dark");
  const dark = await violationsOf(page, COLOUR_RULES);
  await setTheme(page, "light");
  await holdMessages(page, false);
  return [...light, ...dark.map((violation) => `dark, ${violation}`)];
}

/**
 * A fading message has no contrast: one already fading is removed, others are held until the measurement
 * ends.
 */
async function holdMessages(page: Page, isHeld: boolean): Promise<void> {
  await page.evaluate((isHeldNow) => {
    const fading = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation && animation.animationName === "gone");
    for (const animation of fading) {
      const hasBegun = Number(animation.currentTime) >= Number(animation.effect?.getTiming().delay);
      if (isHeldNow && hasBegun) animation.finish();
      else if (isHeldNow) animation.pause();
      else if (animation.playState === "paused") animation.play();
    }
  }, isHeld);
}

/** Waits until the app has rerendered, so that no color is halfway between themes. */
async function setTheme(page: Page, colorScheme: "dark" | "light"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // One frame for the app, one for the browser.
    await drawn();
    await drawn();
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
}

/**
 * Checks that a back-office page has no violation and does not scroll sideways, wide and narrow; leaves it
 * wide.
 */
export async function looksRight(page: Page): Promise<void> {
  // A fading message has no contrast.
  await page.locator("[data-snackbar] p").waitFor({ state: "hidden" });
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    expect([page.url(), await violationsInBothThemes(page)]).toEqual([page.url(), []]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([page.url(), size.width, overflow]).toEqual([page.url(), size.width, 0]);
  }
  await page.setViewportSize(DESKTOP);
}
