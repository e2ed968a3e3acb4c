/** Staff actions on an open order: as a button, or in the menu "More" (STAFF-47). */
import type { Locator, Page } from "playwright-core";
import { waitFor } from "../support/hosts/wait-for";
import { violationsOf } from "./axe";
import { pressKey } from "./keyboard";

const main = (page: Page) => page.getByRole("main");
const more = (page: Page) => main(page).getByRole("button", { name: "More", exact: true });
const menu = (page: Page) => page.getByRole("menu");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });
const line = (page: Page, name: string) => page.getByRole("menuitem", { name, exact: true });

/** Names of all actions of the order, once it is shown: the buttons, and the lines of the menu. */
export async function listActions(page: Page): Promise<readonly string[]> {
  const group = main(page).getByRole("group", { name: "Order actions" });
  await group.waitFor();
  const buttons = await group.locator("button:not([aria-haspopup])").allTextContents();
  if ((await more(page).count()) === 0) return buttons;
  await more(page).click();
  await menu(page).waitFor();
  const lines = await page.getByRole("menuitem").allTextContents();
  await closeMenu(page);
  return [...buttons, ...lines];
}

/** By keyboard: Tab to the button or the menu, then arrow keys. */
export async function pressAction(page: Page, name: string): Promise<void> {
  if (!(await isInOpenedMenu(page, name, pressKey))) return pressKey(button(page, name));
  expect(await violationsOf(page)).toEqual([]);
  const item = line(page, name);
  while (!(await item.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
}

/** With a pointer. */
export async function clickAction(page: Page, name: string): Promise<void> {
  const isInMenu = await isInOpenedMenu(page, name, (opener) => opener.click());
  await (isInMenu ? line(page, name) : button(page, name)).click();
}

/** Waits until the page offers the action. @returns true with the menu open, if the menu has it */
function isInOpenedMenu(
  page: Page,
  name: string,
  press: (opener: Locator) => Promise<void>,
): Promise<boolean> {
  return waitFor(async () => {
    if ((await button(page, name).count()) > 0) return false;
    if ((await more(page).count()) === 0) return null;
    await press(more(page));
    await menu(page).waitFor();
    if ((await line(page, name).count()) > 0) return true;
    await closeMenu(page);
    return null;
  });
}

async function closeMenu(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await menu(page).waitFor({ state: "hidden" });
}
