/** Staff at the keyboard, with every key counted that is no letter of what they write. */
import type { Locator, Page } from "playwright-core";
import { tabTo } from "./keyboard";

export interface Job {
  /** Keys that were pressed; Ctrl and a letter are two. */
  readonly keys: number;
  /** Letters that were written beside them. */
  readonly written: number;
}

/** More stops than any dialog has. */
const MOST = 40;

export function handsOf(page: Page) {
  let keys = 0;
  let written = 0;
  const press = async (...pressed: string[]) => {
    for (const key of pressed) {
      keys += key.split("+").length;
      await page.keyboard.press(key);
    }
  };
  return {
    press,
    async write(text: string) {
      written += text.length;
      await page.keyboard.type(text);
    },
    /** By Tab to a control. @throws when it never gets there */
    tabTo: (control: Locator) => tabTo(control, () => press("Tab"), MOST),
    /** Does something of the screen by the palette: what begins to be typed is enough. */
    async palette(text: string, choice: string | RegExp) {
      await press("Control+k");
      await this.write(text);
      await page.getByRole("option", { name: choice, selected: true }).waitFor();
      await press("Enter");
    },
    /** What one job took. */
    async count(job: () => Promise<void>): Promise<Job> {
      const before = { keys, written };
      await job();
      return { keys: keys - before.keys, written: written - before.written };
    },
  };
}
