import { render, screen } from "@testing-library/react";
import { ListingPage } from "../../features/catalogue/listing/listing-page";
import { aListing } from "../../catalogue/views/views-for-tests";
import { applyMissedOrder } from "./search-takeover";

test("an order that was chosen before the app ran is applied; without one nothing is sent", () => {
  render(<ListingPage listing={aListing()} />);
  const form = screen.getByRole<HTMLFormElement>("form", { name: "Filters" });
  const submit = jest.fn();
  form.requestSubmit = submit;
  applyMissedOrder();
  expect(submit).not.toHaveBeenCalled();
  const order = screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort by" });
  order.value = "newest";
  applyMissedOrder();
  expect(submit).toHaveBeenCalledTimes(1);
});
