/** Label of an order's tax (MONEY-4). */
import { render, screen } from "@testing-library/react";
import { OrderCosts } from "./order-costs";

const totals = { subTotal: 3_199, shipping: 1_999, discount: 0, total: 5_522, promotion: null, tax: 324 };

test.each([
  ["of a quote for a known state", false, true, "Estimated state tax"],
  ["of a quote without an address", true, true, "Estimated tax"],
  ["of a quote with the rates of county and city", false, false, "Sales tax"],
  ["of an order that is placed", undefined, true, "Estimated state tax"],
  ["of an order with the rates of county and city", undefined, false, "Sales tax"],
])("the tax %s has the right label", (_what, isTaxEstimated, isStateTax, label) => {
  render(<OrderCosts {...totals} isTaxEstimated={isTaxEstimated} isStateTax={isStateTax} />);
  expect(screen.getByText(label, { exact: true })).toBeVisible();
  expect(screen.getByText("$3.24")).toBeVisible();
});
