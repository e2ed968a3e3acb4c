import { act, render, screen, waitFor } from "@testing-library/react";
import { ListingPage } from "../../features/catalogue/listing/listing-page";
import { aListing } from "../../catalogue/views/views-for-tests";
import { applyMissedChoice, syncResults, watchSearchForms } from "./search-forms";

beforeAll(() => Object.assign(window, { CSS: { supports: () => false } }));

test("a sort order chosen before the app ran is applied; without one nothing is sent", () => {
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

test("a filter checked before the app ran is applied", () => {
  render(<ListingPage listing={aListing()} />);
  const form = screen.getByRole<HTMLFormElement>("form", { name: "Filters" });
  const submit = jest.fn();
  form.requestSubmit = submit;
  screen.getByRole<HTMLInputElement>("radio", { name: "4 & up 3" }).checked = true;
  applyMissedChoice();
  expect(submit).toHaveBeenCalledTimes(1);
});

test("the submit button's value is in the address", async () => {
  const navigate = jest.fn();
  Object.assign(window, { ___navigate: navigate });
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

test("a filter of a category replaces all its products, which return when it is cleared", async () => {
  const answer = {
    products: [],
    totalCount: 0,
    pageNumber: 1,
    pageSize: 12,
    pageCount: 0,
    facets: [],
    unmetConditions: [],
  };
  const inputs: unknown[] = [];
  globalThis.fetch = (async (_url: string, { body }: { body: string }) => {
    inputs.push((JSON.parse(body) as { variables: { input: unknown } }).variables.input);
    return { status: 200, json: async () => ({ data: { searchProducts: answer } }) };
  }) as never;
  const listing = aListing();
  const { rerender } = render(<ListingPage listing={listing} />);
  const goTo = async (search: string) => {
    history.replaceState(null, "", `/products/washers-dryers/${search}`);
    rerender(<ListingPage listing={listing} search={search} />);
    await act(() => syncResults());
  };
  screen.getByRole<HTMLInputElement>("radio", { name: "4 & up 3" }).checked = true;
  await goTo("?f.rating=4");
  expect(inputs[0]).toMatchObject({ categoryId: "washers-dryers", minRating: 4 });
  expect(screen.getByRole("status")).toHaveTextContent("0 of 14 products");
  expect(screen.queryByRole("link", { name: "Norvik Dryer" })).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Washers & Dryers");
  await goTo("");
  expect(screen.getByRole("link", { name: "Norvik Dryer" })).toBeVisible();
  expect(screen.getByRole("radio", { name: "Any" })).toBeChecked();
});
