import { render, screen, waitFor } from "@testing-library/react";
import { ListingPage } from "../../features/catalogue/listing/listing-page";
import { aListing } from "../../catalogue/views/views-for-tests";
import { routerListens } from "./gatsby-globals";
import { applyMissedChoice, watchSearchForms } from "./search-takeover";

beforeAll(() => Object.assign(window, { CSS: { supports: () => false } }));

test("an order that was chosen before the app ran is applied; without one nothing is sent", () => {
  render(<ListingPage listing={aListing()} />);
  const form = screen.getByRole<HTMLFormElement>("form", { name: "Filters" });
  const submit = jest.fn();
  form.requestSubmit = submit;
  applyMissedChoice();
  expect(submit).not.toHaveBeenCalled();
  const order = screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort by" });
  order.value = "newest";
  applyMissedChoice();
  expect(submit).toHaveBeenCalledTimes(1);
});

test("a filter that was ticked before the app ran is applied", () => {
  render(<ListingPage listing={aListing()} />);
  const form = screen.getByRole<HTMLFormElement>("form", { name: "Filters" });
  const submit = jest.fn();
  form.requestSubmit = submit;
  screen.getByRole<HTMLInputElement>("radio", { name: "4 & up 3" }).checked = true;
  applyMissedChoice();
  expect(submit).toHaveBeenCalledTimes(1);
});

test("the button that sends a form has its say in the address", async () => {
  const navigate = jest.fn();
  Object.assign(window, { ___navigate: navigate });
  routerListens();
  watchSearchForms();
  render(
    <form id="filters" action="/search/">
      <input type="hidden" name="f.category" value="washers-dryers" />
      <button name="f.max" value="480.00">
        Fits your approval
      </button>
    </form>,
  );
  screen.getByRole("button").click();
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith("/search/?f.category=washers-dryers&f.price=0-48000"),
  );
});
