/** Staff actions on an open order: as a button, or in the menu "More" (STAFF-47). */
import type { Page } from "playwright-core";
import { waitUntil } from "../support/hosts/wait-for";
import { violationsOf } from "./axe";
import { pressKey } from "./keyboard";

const main = (page: Page) => page.getByRole("main");
const more = (page: Page) => main(page).getByRole("button", { name: "More", exact: true });
const line = (page: Page, name: string) => page.getByRole("menuitem", { name, exact: true });

/** Names of all actions of the order, once it is shown: the buttons, and the lines of the menu. */
export async function listActions(page: Page): Promise<readonly string[]> {
  const group = main(page).getByRole("group", { name: "Order actions" });
  await group.waitFor();
  const buttons = await group.locator("button:not([aria-haspopup])").allTextContents();
  if ((await more(page).count()) === 0) return buttons;
  await more(page).click();
  await page.getByRole("menu").waitFor();
  const lines = await page.getByRole("menuitem").allTextContents();
  await page.keyboard.press("Escape");
  await page.getByRole("menu").waitFor({ state: "hidden" });
  return [...buttons, ...lines];
}

/** Waits until the page offers the action. @returns whether it is in the menu */
async function isInMenu(page: Page, name: string): Promise<boolean> {
  const button = main(page).getByRole("button", { name, exact: true });
  await waitUntil(async () => (await button.count()) > 0 || (await listActions(page)).includes(name));
  return (await button.count()) === 0;
}

/** By keyboard: Tab to the button or the menu, then arrow keys. */
export async function pressAction(page: Page, name: string): Promise<void> {
  if (!(await isInMenu(page, name))) return pressKey(main(page).getByRole("button", { name, exact: true }));
  await pressKey(more(page));
  const item = line(page, name);
  await item.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  while (!(await item.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
}

/** With a pointer. */
export async function clickAction(page: Page, name: string): Promise<void> {
  if (!(await isInMenu(page, name))) return main(page).getByRole("button", { name, exact: true }).click();
  await more(page).click();
  await line(page, name).click();
}
