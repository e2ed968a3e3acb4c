/** A tab of a browser other than Chromium, as far as the journeys need one: the same words for every way to drive it. */

/** What a driver of a browser must be able to do. */
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
      // A page that is being left answers nothing.
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

  /** Presses the first link, button or label whose words begin so, once it can be pressed. */
  async press(words: string): Promise<void> {
    await this.until(
      mark(`[...document.querySelectorAll("a, button, label")].find(
        (one) => one.checkVisibility() && !one.matches(":disabled, [aria-disabled=true]") && one.innerText.trim().startsWith(${JSON.stringify(words)}))`),
    );
    await this.engine.press(`[${TARGET}]`);
  }

  /** Presses the first element of a selector that is shown, once it rests. */
  async pressFirst(selector: string): Promise<void> {
    await this.until(
      mark(
        `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility())`,
      ),
    );
    await this.engine.press(`[${TARGET}]`);
  }

  /** Types into the first element of a selector; "\n" is Enter. */
  async typeInto(selector: string, text: string): Promise<void> {
    await this.until(mark(`document.querySelector(${JSON.stringify(selector)})`));
    await this.engine.type(`[${TARGET}]`, text);
  }

  /** What an expression is in the page. */
  read<Value>(expression: string): Promise<Value> {
    return this.engine.run<Value>(`return ${expression};`);
  }

  /** Types into the field of a label; "\n" is Enter. */
  async type(label: string, text: string): Promise<void> {
    await this.until(mark(fieldOf(label)));
    await this.engine.type(`[${TARGET}]`, text);
  }

  /** Chooses a value of the list of a label, or a day (YYYY-MM-DD), as the browser tells the page of it. */
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

/** True once an element is there and rests where the last look saw it; it is then the only one that is marked. */
function mark(element: string): string {
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
