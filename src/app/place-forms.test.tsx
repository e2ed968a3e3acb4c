import { render, screen } from "@testing-library/react";
import { MESSAGES } from "#contract/messages";
import { PlaceForm } from "../catalogue/cards/place-form";
import { PLACE_EVENT, PLACE_KEY, READY_EVENT } from "../client/page/page-keys";
import { PlaceMenu } from "./shell/place-menu";
import { watchPlaceForms } from "./runtime/place-forms";

beforeAll(watchPlaceForms);

let changes = 0;
addEventListener(PLACE_EVENT, () => (changes += 1));

beforeEach(() => {
  localStorage.clear();
  render(
    <>
      <PlaceMenu />
      <main>
        <PlaceForm id="reach" />
      </main>
    </>,
  );
  changes = 0;
});

const [inMenu, onPage] = [0, 1];
const fields = () => screen.getAllByLabelText<HTMLInputElement>("Your ZIP code");
const answerOf = (at: number) => fields()[at]!.form!.querySelector("[role=status]");

/** Submits like Enter and the button. */
function submit(text: string, at = onPage): void {
  fields()[at]!.focus();
  fields()[at]!.value = text;
  fields()[at]!.form!.requestSubmit();
}

test.each([
  ["five digits", "97209", "97209"],
  ["with spaces around", "  97209 ", "97209"],
  ["ZIP+4", "97209-1234", "97209"],
  ["a territory", "00901", "00901"],
])("%s are saved and shown in every form", (_name, typed, stored) => {
  submit(typed);
  expect(localStorage.getItem(PLACE_KEY)).toBe(stored);
  expect(fields().map(({ value }) => value)).toEqual([stored, stored]);
  expect(changes).toBe(1);
  expect(answerOf(onPage)).toBeEmptyDOMElement();
});

test.each([
  ["nothing", "", MESSAGES.validation.postalCode],
  ["letters", "9720a", MESSAGES.validation.postalCode],
  ["too few digits", "9720", MESSAGES.validation.postalCode],
  ["half of a ZIP+4", "97209-12", MESSAGES.validation.postalCode],
  ["digits of another script", "９７２０９", MESSAGES.validation.postalCode],
  ["a ZIP code outside every state", "00000", MESSAGES.validation.postalCode],
  ["a military address", "09012", `${MESSAGES.checkout.noMilitary}.`],
  ["a military address at sea", "96601-0001", `${MESSAGES.checkout.noMilitary}.`],
  ["an island without shipping", "96799", `${MESSAGES.checkout.noIslands}.`],
])(
  "%s is rejected with a message next to the field, which keeps the entry and the focus",
  (_name, typed, message) => {
    submit("97209");
    submit(typed);
    expect(answerOf(onPage)).toHaveTextContent(message);
    expect(fields()[onPage]).toHaveFocus();
    expect(fields()[onPage]).toBeInvalid();
    expect(fields()[onPage]).toHaveAccessibleDescription(message);
    expect(fields()[onPage]).toHaveValue(typed);
    expect(localStorage.getItem(PLACE_KEY)).toBe("97209");
    submit("97209");
    expect(fields()[onPage]).toBeValid();
    expect(answerOf(onPage)).toBeEmptyDOMElement();
  },
);

test("the header's form closes its menu and returns the focus; when rejected it stays open", () => {
  const menu = fields()[inMenu]!.closest("details")!;
  menu.open = true;
  submit("9", inMenu);
  expect(menu.open).toBe(true);
  submit("55425", inMenu);
  expect(menu.open).toBe(false);
  expect(menu.querySelector("summary")).toHaveFocus();
  expect(fields()[onPage]).toHaveValue("55425");
});

test("the next page remembers the place, and resending requests it again: the response may have failed", () => {
  localStorage.setItem(PLACE_KEY, "55425");
  dispatchEvent(new Event(READY_EVENT));
  expect(fields().map(({ value }) => value)).toEqual(["55425", "55425"]);
  expect(changes).toBe(0);
  submit("55425");
  expect(changes).toBe(1);
});

test("a browser without storage remembers the place until the page is left", () => {
  const refuse = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  submit("97209");
  refuse.mockRestore();
  expect(fields().map(({ value }) => value)).toEqual(["97209", "97209"]);
});
