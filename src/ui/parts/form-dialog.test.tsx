/** Initial focus of a dialog with a form. */
import { cleanup, render, screen } from "@testing-library/react";
import { FormDialog } from "./form-dialog";

let hasMouse: boolean;
beforeEach(() => {
  hasMouse = true;
  globalThis.matchMedia = ((media: string) => ({
    matches: hasMouse && media === "(pointer: fine)",
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(globalThis, "matchMedia");
});

const FIELD = (
  <label>
    Why
    <input />
  </label>
);
const show = (text?: string) =>
  render(
    <FormDialog title="Stop it" onClose={() => undefined}>
      {text && <p>{text}</p>}
      {FIELD}
    </FormDialog>,
  );
const focused = () => document.activeElement;

test("the focus starts in the first field, ready to type", () => {
  show();
  expect(focused()).toBe(screen.getByLabelText("Why"));
});

test("the focus starts in a field within a line of text, too", () => {
  render(
    <FormDialog title="Stop it" onClose={() => undefined}>
      <p>{FIELD}</p>
    </FormDialog>,
  );
  expect(focused()).toBe(screen.getByLabelText("Why"));
});

test("the focus starts before text that should be read first", () => {
  show("Nothing of it comes back.");
  expect(focused()).not.toBe(screen.getByLabelText("Why"));
  expect(screen.getByRole("dialog", { name: "Stop it" })).toContainElement(focused() as HTMLElement);
});

test("on a phone no field opens the keyboard over the rest", () => {
  hasMouse = false;
  show();
  expect(focused()).not.toBe(screen.getByLabelText("Why"));
});
