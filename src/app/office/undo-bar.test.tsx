/** An action can be undone within five seconds, or longer while in use (STAFF-50, WCAG 2.2.1). */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { offerUndo } from "../../client/store/undo";
import { UNDO_WITHIN_MS, UndoBar } from "./undo-bar";

let undone: string[];
let isTabVisible: boolean;
beforeEach(() => {
  [undone, isTabVisible] = [[], true];
  jest.useFakeTimers();
  jest
    .spyOn(document, "visibilityState", "get")
    .mockImplementation(() => (isTabVisible ? "visible" : "hidden"));
  render(
    <main id="main" tabIndex={-1}>
      <button type="button">Close it</button>
      <input aria-label="Name" />
      <UndoBar />
    </main>,
  );
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const offer = (what: string) =>
  act(() => offerUndo(`${what} is closed.`, async () => void undone.push(what)));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const undo = () => screen.queryByRole("button", { name: "Undo" });
const statusText = () => screen.getByRole("status", { name: "Last action" }).textContent;
const keys = (more: object = {}) =>
  act(() => fireEvent.keyDown(document.activeElement ?? document.body, { key: "z", ctrlKey: true, ...more }));

test("it shows the change and offers undo for five seconds", () => {
  expect(statusText()).toBe("");
  offer("One");
  expect(statusText()).toBe("One is closed.");
  pass(UNDO_WITHIN_MS - 1);
  expect(undo()).toBeVisible();
  pass(1);
  expect(undo()).toBeNull();
  expect(statusText()).toBe("");
  keys();
  expect(undone).toEqual([]);
});

test("the timer stops under the pointer, with the focus on it, and in a hidden tab", () => {
  offer("One");
  act(() => undo()!.focus());
  pass(10 * UNDO_WITHIN_MS);
  act(() => screen.getByText("Close it").focus());
  pass(UNDO_WITHIN_MS - 1);
  fireEvent.pointerEnter(undo()!.parentElement!);
  pass(10 * UNDO_WITHIN_MS);
  fireEvent.pointerLeave(undo()!.parentElement!);
  isTabVisible = false;
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  pass(10 * UNDO_WITHIN_MS);
  expect(undo()).toBeVisible();
  isTabVisible = true;
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  pass(UNDO_WITHIN_MS);
  expect(undo()).toBeNull();
  // The hold ends with its offer: the next offer has a full five seconds.
  offer("Two");
  pass(UNDO_WITHIN_MS);
  expect(undo()).toBeNull();
});

test("Ctrl or Cmd and Z undoes the last step once, but not while typing", () => {
  offer("One");
  offer("Two");
  act(() => screen.getByLabelText("Name").focus());
  keys();
  expect(undone).toEqual([]);
  act(() => screen.getByText("Close it").focus());
  keys({ shiftKey: true });
  keys({ ctrlKey: false, metaKey: true });
  keys();
  expect(undone).toEqual(["Two"]);
  expect(screen.getByText("Close it")).toHaveFocus();
});

test("the focus returns to where it was before", () => {
  const place = screen.getByText("Close it");
  act(() => place.focus());
  offer("One");
  act(() => undo()!.focus());
  fireEvent.click(undo()!);
  expect(undone).toEqual(["One"]);
  expect(place).toHaveFocus();
  offer("Two");
  act(() => undo()!.focus());
  keys();
  expect(undone).toEqual(["One", "Two"]);
  expect(place).toHaveFocus();
});
