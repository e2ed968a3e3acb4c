/** Staff at the keyboard, counting every key except typed letters. */
import type { Locator, Page } from "playwright-core";
import { tabTo } from "./keyboard";

export interface Job {
  /** Keys pressed; Ctrl plus a letter counts as two. */
  readonly keys: number;
  /** Letters typed besides. */
  readonly written: number;
}

/** More stops than any dialog has. */
const MAX_STOPS = 40;

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
    /** Moves to a control by Tab. @throws when Tab never reaches it */
    tabTo: (control: Locator) => tabTo(control, () => press("Tab"), MAX_STOPS),
    /** Runs a screen's action from the command palette, by a prefix of its name. */
    async palette(text: string, choice: string | RegExp) {
      await press("Control+k");
      await this.write(text);
      await page.getByRole("option", { name: choice, selected: true }).waitFor();
      await press("Enter");
    },
    /** Keys and letters of one job. */
    async count(job: () => Promise<void>): Promise<Job> {
      const before = { keys, written };
      await job();
      return { keys: keys - before.keys, written: written - before.written };
    },
  };
}
