import { screen, within } from "@testing-library/react";
import { MESSAGES } from "#contract/messages";
import { answers, endLeases, renderWithProviders, startLeases } from "../leases-for-tests";
import { AgreementScreen } from "./agreement-screen";

const plan = (frequency: string, payment: number, numberOfPayments: number) => ({
  __typename: "LeaseAgreementPlan",
  frequency,
  initialPayment: payment,
  payment,
  numberOfPayments,
  totalCost: payment * numberOfPayments,
  costOfLease: payment * numberOfPayments - 60_000,
  earlyPurchaseDays: 90,
  earlyPurchasePrice: 60_000,
  laterShareBasisPoints: 6_500,
});
const agreement = {
  __typename: "LeaseAgreement",
  orderNumber: "EF-1",
  lessorName: "Katapult",
  amountLeased: 60_000,
  tax: 4_000,
  isStateTax: true,
  shippingCost: 0,
  discount: 0,
  unleasedAmount: 10_000,
  isSigned: false,
  items: [
    {
      __typename: "LeaseAgreementItem",
      name: "A washer",
      condition: "Refurbished",
      quantity: 2,
      price: 33_000,
    },
  ],
  plans: [plan("WEEKLY", 2_307, 52), plan("MONTHLY", 10_000, 12)],
};
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

beforeEach(startLeases);
afterEach(endLeases);

test("the agreement lists items, all amounts due, each plan with its total cost, and early buyout, to the cent", async () => {
  let request: unknown = null;
  answers["LeaseAgreement"] = (variables) => {
    request = variables;
    return { getLeaseAgreement: agreement };
  };
  renderWithProviders(<AgreementScreen search="?order=order-1" />);
  expect(await screen.findByRole("heading", { name: "Lease of order EF-1" })).toBeVisible();
  expect(request).toEqual({ orderId: "order-1", orderKey: null });
  expect(screen.getByText("Not signed yet. You owe nothing.")).toBeVisible();
  expect(
    screen.getByText(new RegExp(`^Katapult owns the items .* ${MESSAGES.financing.leaseNotLoan}$`)),
  ).toBeVisible();

  const goods = within(screen.getByRole("region", { name: "What you lease" }));
  const amounts = goods
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(amounts).toEqual([
    ["2 × A washer (Refurbished)", "$660.00"],
    ["Estimated state tax", "$40.00"],
    ["Less other payments", "−$100.00"],
    ["Amount leased", "$600.00"],
  ]);

  const plans = within(screen.getByRole("region", { name: "What you pay" }));
  expect(plans.getAllByRole("columnheader").map((head) => head.textContent)).toEqual(["Weekly", "Monthly"]);
  expect(cells(plans.getByRole("row", { name: /^Due at signing/ }))).toEqual(["$23.07", "$100.00"]);
  expect(cells(plans.getByRole("row", { name: /^Number of payments/ }))).toEqual(["52", "12"]);
  expect(cells(plans.getByRole("row", { name: /^Total cost/ }))).toEqual(["$1,199.64", "$1,200.00"]);
  expect(cells(plans.getByRole("row", { name: /^Cost of lease/ }))).toEqual(["$599.64", "$600.00"]);

  const early = within(screen.getByRole("region", { name: "Buying early" }));
  const weekly = within(early.getByRole("table", { name: "Paying weekly" }));
  expect(cells(weekly.getByRole("row", { name: /^1 / }))).toEqual(["$23.07", "$576.93", "$600.00"]);
  expect(cells(weekly.getByRole("row", { name: /^13 / }))).toEqual(["$299.91", "$300.09", "$600.00"]);
  expect(cells(weekly.getByRole("row", { name: /^52 / }))).toEqual(["$1,199.64", "$0.00", "$1,199.64"]);
  expect(screen.getByRole("button", { name: "Print agreement" })).toBeVisible();
});

test("county and city tax is labeled sales tax", async () => {
  answers["LeaseAgreement"] = () => ({ getLeaseAgreement: { ...agreement, isStateTax: false } });
  renderWithProviders(<AgreementScreen search="?order=order-1" />);
  const goods = within(await screen.findByRole("region", { name: "What you lease" }));
  expect(goods.getByText("Sales tax").nextElementSibling).toHaveTextContent("$40.00");
});

test("a missing, foreign or future agreement is not found", async () => {
  answers["LeaseAgreement"] = () => ({ getLeaseAgreement: null });
  renderWithProviders(<AgreementScreen search="?order=order-2" />);
  expect(await screen.findByRole("heading", { name: MESSAGES.generic.notFound })).toBeVisible();
});
