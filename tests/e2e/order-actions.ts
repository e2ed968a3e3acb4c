/** Staff actions on an open order: as a button, or in the menu "More" (STAFF-47). */
import type { Page } from "playwright-core";
import { violationsOf } from "./axe";
import { pressKey } from "./keyboard";

const main = (page: Page) => page.getByRole("main");
const more = (page: Page) => main(page).getByRole("button", { name: "More", exact: true });
const line = (page: Page, name: string) => page.getByRole("menuitem", { name, exact: true });

/** Names of all actions of the order, once it is shown. */
export async function listActions(page: Page): Promise<readonly string[]> {
  const group = main(page).getByRole("group", { name: "Order actions" });
  await group.waitFor();
  return group.locator("button:not([aria-haspopup])").allTextContents();
}

/** Waits until the page offers the action. @returns whether it is in the menu */
async function isInMenu(page: Page, name: string): Promise<boolean> {
  const exactly = new RegExp(`^${name}$`);
  const kept = main(page).locator("[hidden] > button", { hasText: exactly });
  const shown = main(page).getByRole("button", { name, exact: true });
  await kept.or(shown).first().waitFor({ state: "attached" });
  return (await kept.count()) > 0;
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
