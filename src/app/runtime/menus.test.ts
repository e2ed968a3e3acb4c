import { watchMenus } from "./menus";

beforeAll(watchMenus);
beforeEach(() => {
  document.body.innerHTML = `<nav class="menu"><details data-menu><summary>TV</summary><a href="#x">All</a></details></nav><p>Page</p>`;
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const menu = () => find("details") as HTMLDetailsElement;

test("clicking outside or following a link closes it, a click inside does not", () => {
  menu().open = true;
  menu().click();
  expect(menu().open).toBe(true);
  find("p").click();
  expect(menu().open).toBe(false);
  menu().open = true;
  find("a").click();
  expect(menu().open).toBe(false);
});

test("Escape closes it and returns the focus to its button", () => {
  menu().open = true;
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  expect(menu().open).toBe(false);
  expect(document.activeElement).toBe(find("summary"));
});

describe("a mouse", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function pointAt(selector: string, pointerType = "mouse"): void {
    const event = new MouseEvent("pointerover", { bubbles: true });
    find(selector).dispatchEvent(Object.assign(event, { pointerType }));
  }

  test("hovering over a department opens it after a short delay, and leaving closes it", () => {
    pointAt("summary");
    jest.advanceTimersByTime(100);
    expect(menu().open).toBe(false);
    jest.advanceTimersByTime(100);
    expect(menu().open).toBe(true);
    pointAt("a");
    jest.advanceTimersByTime(1000);
    expect(menu().open).toBe(true);
    pointAt("p");
    jest.advanceTimersByTime(1000);
    expect(menu().open).toBe(false);
  });

  test("passing over opens nothing, and neither does touch", () => {
    pointAt("summary");
    pointAt("p");
    pointAt("summary", "touch");
    jest.advanceTimersByTime(1000);
    expect(menu().open).toBe(false);
  });

  test("clicking what has just opened leaves it open, also after leaving", () => {
    pointAt("summary");
    jest.advanceTimersByTime(1000);
    find("summary").click();
    expect(menu().open).toBe(true);
    pointAt("p");
    jest.advanceTimersByTime(1000);
    expect(menu().open).toBe(true);
  });
});
