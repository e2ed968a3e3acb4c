import { render, screen } from "@testing-library/react";
import { READY_EVENT } from "../../client/page/page-keys";
import { CountingChoice } from "./counting-choice";
import { watchCounting } from "./counting";

beforeAll(() => watchCounting());
beforeEach(() => {
  localStorage.setItem("ef-attribution", "{}");
  sessionStorage.setItem("ef-landing", "{}");
  document.cookie = "aid=7;path=/";
  document.cookie = "ef-uncounted=;path=/;max-age=0";
  render(<CountingChoice />);
  dispatchEvent(new Event(READY_EVENT));
});

const yes = () => screen.getByRole("button", { name: "Allow analytics" });
const no = () => screen.getByRole("button", { name: "Opt out of analytics" });
const statusText = () => screen.getByRole("status").textContent;

test("opting out is one click, stored and confirmed, and deletes stored data; so is opting in again", () => {
  expect([yes().ariaPressed, no().ariaPressed, statusText()]).toEqual(["true", "false", ""]);
  no().click();
  expect([yes().ariaPressed, no().ariaPressed]).toEqual(["false", "true"]);
  expect(statusText()).toBe("Analytics are off: we don't count your visits or store where you came from.");
  expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(["ef-uncounted=1", 0, 0]);
  yes().click();
  expect([yes().ariaPressed, statusText(), document.cookie]).toEqual([
    "true",
    "Analytics are on: we count your visits.",
    "",
  ]);
});

test("a browser that sends Global Privacy Control sees that it is honored, whatever is clicked", () => {
  Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
  try {
    dispatchEvent(new Event(READY_EVENT));
    expect(statusText()).toContain("Your browser sends Global Privacy Control: we don't count your visits");
    yes().click();
    expect([no().ariaPressed, localStorage.length]).toEqual(["true", 0]);
    expect(document.cookie).not.toContain("aid");
  } finally {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: undefined, configurable: true });
  }
});
