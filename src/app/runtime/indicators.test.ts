import { focusedControl } from "./keep-focus";
import { finishProgress, nextProgress, startProgress } from "./route-progress";
import { hideSpinner, resetSpinner, showSpinner } from "../../client/page/spinner";

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

describe("the progress bar", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = "<div data-route-progress hidden></div>";
  });
  afterEach(() => jest.useRealTimers());

  test("starts at 0.08, advances every 800 ms and disappears when the route is ready", () => {
    const bar = find("[data-route-progress]");
    startProgress();
    expect(bar.hidden).toBe(false);
    expect(bar.style.getPropertyValue("--progress")).toBe("0.08");
    jest.advanceTimersByTime(800);
    expect(Number(bar.style.getPropertyValue("--progress"))).toBeGreaterThan(0.08);
    finishProgress();
    expect(bar.hidden).toBe(true);
  });

  test("never completes by itself", () => {
    expect(Array.from({ length: 100 }).reduce<number>(nextProgress, 0.08)).toBeLessThan(1);
  });
});

test("the spinner counts: it hides with the last hide, and a reset hides it at once", () => {
  document.body.innerHTML = "<div data-spinner hidden></div>";
  const spinner = find("[data-spinner]");
  showSpinner();
  showSpinner();
  hideSpinner();
  expect(spinner.hidden).toBe(false);
  hideSpinner();
  hideSpinner();
  expect(spinner.hidden).toBe(true);
  showSpinner();
  expect(spinner.hidden).toBe(false);
  resetSpinner();
  expect(spinner.hidden).toBe(true);
});

test("a rerendered control is found again by its id, or by its name and value", () => {
  Object.assign(window, { CSS: { escape: (text: string) => text } });
  document.body.innerHTML = `<form><input type="checkbox" name="f.brand" value="norvik"/><select id="sort"></select></form>`;
  const form = find("form");
  expect(focusedControl(form)).toBeNull();
  find("input").focus();
  expect(focusedControl(form)).toBe('[name="f.brand"][value="norvik"]');
  find("select").focus();
  expect(focusedControl(form)).toBe("#sort");
});
