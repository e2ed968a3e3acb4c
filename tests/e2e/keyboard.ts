/** A keyboard-only visitor: every control is reached by Tab. */
import type { ElementHandle, Locator, Page } from "playwright-core";

/** More controls than any page has. */
const MAX_PRESSES = 150;

/**
 * Presses Tab until the control has the focus.
 * @param press presses Tab, where keys are counted
 * @throws when Tab never gets there
 */
export async function tabTo(
  control: Locator,
  press = () => control.page().keyboard.press("Tab"),
  maxPresses = MAX_PRESSES,
): Promise<void> {
  let element = await control.elementHandle();
  for (let presses = 0; presses < maxPresses;) {
    const isThere = await hasFocus(element!);
    if (isThere) return;
    if (isThere === null) {
      element = await control.elementHandle();
    } else {
      await press();
      presses += 1;
    }
  }
  throw new Error(`Tab did not reach ${String(control)} within ${maxPresses} presses`);
}

/**
 * Queries the element: a locator searches first and is ten times slower.
 * @returns null when a rerender has replaced it
 */
function hasFocus(element: ElementHandle): Promise<boolean | null> {
  return element
    .evaluate((node) => (node.isConnected ? node === document.activeElement : null))
    .catch(() => null);
}

/** Moves to a link or button, and presses it. */
export async function pressKey(control: Locator): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press("Enter");
}

/**
 * Moves to a group of radio buttons, which is one stop, and by arrow from the first to the last to one of
 * them.
 */
export async function arrowTo(radio: Locator): Promise<void> {
  const page = radio.page();
  await radio.waitFor();
  await tabTo(page.getByRole("radio", { checked: true }).first());
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (await radio.isChecked()) return;
    await page.keyboard.press("ArrowUp");
  }
  throw new Error(`Arrow keys did not reach ${String(radio)} within ${MAX_PRESSES} presses`);
}

/**
 * Types into fields by their labels, in sequence.
 * @param where the frame they are in, if not the page itself
 */
export async function typeInto(
  page: Page,
  fields: Readonly<Record<string, string>>,
  where: Pick<Page, "getByLabel"> = page,
): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await tabTo(where.getByLabel(label, { exact: true }));
    await page.keyboard.press("Control+A");
    await page.keyboard.type(value);
  }
}

export interface Hands {
  /** Keys pressed. */
  keys: number;
  /** Pointer presses. */
  pointers: number;
}

/** Counts input on a page from now on, across navigations. */
export async function countHands(page: Page): Promise<Readonly<Hands>> {
  const hands: Hands = { keys: 0, pointers: 0 };
  await page.exposeFunction("countHand", (type: string) => {
    hands[type === "keydown" ? "keys" : "pointers"] += 1;
  });
  const listen = () => {
    const { countHand } = window as unknown as { countHand: (type: string) => void };
    for (const type of ["keydown", "pointerdown"]) {
      window.addEventListener(type, () => countHand(type), { capture: true });
    }
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return hands;
}
