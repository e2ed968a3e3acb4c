/** What the tax of an order is called (MONEY-4). */
import { render, screen } from "@testing-library/react";
import { OrderCosts } from "./order-costs";

const sums = { subTotal: 3_199, shipping: 1_999, discount: 0, total: 5_522, promotion: null, tax: 324 };

test.each([
  ["of a quote for a known state", false, "State tax, estimated"],
  ["of a quote without an address", true, "Usual state tax, until we know your address"],
  ["of an order that is placed", undefined, "State tax, estimated"],
])("the tax %s is called what it is", (_what, isTaxEstimated, label) => {
  render(<OrderCosts {...sums} isTaxEstimated={isTaxEstimated} />);
  expect(screen.getByText(label, { exact: true })).toBeVisible();
  expect(screen.getByText("$3.24")).toBeVisible();
});
