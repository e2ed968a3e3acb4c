/** A visitor without a pointer: every control is reached by Tab. */
import type { Locator, Page } from "playwright-core";

/** More controls than any page has. */
const MOST = 150;

/** Presses Tab until the control has the focus. @throws when Tab never gets there */
export async function tabTo(control: Locator): Promise<void> {
  const page = control.page();
  await control.waitFor();
  for (let presses = 0; presses < MOST; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches ${String(control)}.`);
}

/** Types into fields by their labels, one after the other. */
export async function typeInto(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await tabTo(page.getByLabel(label, { exact: true }));
    await page.keyboard.press("Control+A");
    await page.keyboard.type(value);
  }
}
