/** A tab of a browser other than Chromium, for the journeys: one interface for every driver. */

/** Operations a browser driver needs. */
export interface Engine {
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page. */
  run<Result>(body: string): Promise<Result>;
  /** Presses an element as a person does. */
  press(selector: string): Promise<void>;
  /** Types into an element; "\n" is Enter. */
  type(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
}

const WITHIN_MS = 45_000;
const LOOK_EVERY_MS = 100;
const TARGET = "data-test-target";

export class EngineTab {
  constructor(private readonly engine: Engine) {}

  open(url: string): Promise<void> {
    return this.engine.open(url);
  }

  /** Waits until an expression is true in the page. @throws Error that names it after 45 seconds */
  async until(expression: string): Promise<void> {
    for (const end = Date.now() + WITHIN_MS; Date.now() < end;) {
      // During a navigation the page does not respond.
      const isTrue = await this.engine.run<boolean>(`return !!(${expression});`).catch(() => false);
      if (isTrue) return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    const page = await this.engine.run<string>("return `${location.href}\\n${document.body.innerText}`;");
    throw new Error(`Timed out after ${WITHIN_MS} ms waiting for ${expression}\nThe page: ${page}`);
  }

  sees(text: string): Promise<void> {
    return this.until(`document.body.innerText.includes(${JSON.stringify(text)})`);
  }

  /** Presses the first link, button or label whose text starts with the words, once it is enabled. */
  async press(words: string): Promise<void> {
    await this.until(
      markScript(`[...document.querySelectorAll("a, button, label")].find(
        (one) => one.checkVisibility() && !one.matches(":disabled, [aria-disabled=true]") && one.innerText.trim().startsWith(${JSON.stringify(words)}))`),
    );
    await this.engine.press(`[${TARGET}]`);
  }

  /** Presses the first visible element of a selector, once it stops moving. */
  async pressFirst(selector: string): Promise<void> {
    await this.until(
      markScript(
        `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility())`,
      ),
    );
    await this.engine.press(`[${TARGET}]`);
  }

  /** Types into the first element of a selector; "\n" is Enter. */
  async typeInto(selector: string, text: string): Promise<void> {
    await this.until(markScript(`document.querySelector(${JSON.stringify(selector)})`));
    await this.engine.type(`[${TARGET}]`, text);
  }

  /** Value of an expression in the page. */
  read<Value>(expression: string): Promise<Value> {
    return this.engine.run<Value>(`return ${expression};`);
  }

  /** Types into the field of a label; "\n" is Enter. */
  async type(label: string, text: string): Promise<void> {
    await this.until(markScript(fieldOf(label)));
    await this.engine.type(`[${TARGET}]`, text);
  }

  /** Selects a value in a label's list, or a day (YYYY-MM-DD), with the browser's own events. */
  async choose(label: string, value: string): Promise<void> {
    await this.until(`(() => {
      const field = ${fieldOf(label)};
      if (!field) return false;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, ${JSON.stringify(value)});
      field.dispatchEvent(new Event("input", { bubbles: true }));
      return field.dispatchEvent(new Event("change", { bubbles: true }));
    })()`);
  }

  close(): Promise<void> {
    return this.engine.close();
  }
}

/**
 * True once an element exists and has not moved since the last poll; only that element then has the
 * attribute.
 */
function markScript(element: string): string {
  return `(() => {
    const found = ${element};
    found?.scrollIntoView({ block: "center", behavior: "instant" });
    const place = found && Math.round(found.getBoundingClientRect().top).toString();
    const rests = found?.getAttribute("${TARGET}") === place;
    document.querySelectorAll("[${TARGET}]").forEach((one) => one.removeAttribute("${TARGET}"));
    found?.setAttribute("${TARGET}", place);
    return !!found && rests;
  })()`;
}

function fieldOf(label: string): string {
  return `[...document.querySelectorAll("label")].find((one) => one.innerText.trim() === ${JSON.stringify(label)})?.control`;
}
