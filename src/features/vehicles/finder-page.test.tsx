import { render, screen } from "@testing-library/react";
import { FINDER_ID } from "../../catalogue/finder/finder-place";
import { FinderPage } from "./finder-page";

const FIRST = { years: [2019], widths: [] };
const MAKES = { makes: [{ slug: "toyota", name: "Toyota", vehicles: 3 }] };
const BY_HOST = "/finder/?year=2019";

beforeEach(() => {
  const text = async () => JSON.stringify({ isSuccess: true, message: "", data: MAKES });
  Object.assign(globalThis, { fetch: jest.fn(async () => ({ status: 200, text })) });
});

test("the site host's result stays, and is requested again after leaving and returning", async () => {
  document.body.innerHTML = `<div id="${FINDER_ID}" data-url="${BY_HOST}"></div>`;
  const { rerender } = render(<FinderPage first={FIRST} search="?year=2019" />);
  expect(fetch).not.toHaveBeenCalled();
  document.getElementById(FINDER_ID)!.remove();

  rerender(<FinderPage first={FIRST} search="" />);
  expect(screen.getByRole("button", { name: "2019" })).toBeInTheDocument();
  rerender(<FinderPage first={FIRST} search="?year=2019" />);
  expect(await screen.findByRole("button", { name: /^Toyota/ })).toBeInTheDocument();
  expect(screen.getByText("Make")).toHaveFocus();
});

test("an API that does not respond is reported, and never an empty page", async () => {
  Object.assign(globalThis, { fetch: jest.fn(async () => ({ status: 500, text: async () => "" })) });
  document.body.innerHTML = "";
  render(<FinderPage first={FIRST} search="?year=2019" />);
  expect(screen.getByRole("status")).toHaveTextContent("Loading");
  expect(await screen.findByRole("alert")).toHaveTextContent("The finder isn't responding");
});
