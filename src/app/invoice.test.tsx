import { screen, within } from "@testing-library/react";
import { answers, endLeases, renderWithProviders, startLeases } from "../features/leases/leases-for-tests";
import { InvoiceScreen } from "../features/orders/invoice/invoice-screen";

const invoice = {
  __typename: "Invoice",
  orderNumber: "EF-1",
  day: "05 Dec, 2026",
  seller: ["The Shop", "1 Long Street"],
  buyer: ["Ada Byron", "12 Analytical Way"],
  items: [
    {
      __typename: "InvoiceLine",
      name: "A washer",
      sku: "W1",
      state: null,
      quantity: 2,
      price: 500,
      amount: 1000,
    },
    {
      __typename: "InvoiceLine",
      name: "A dryer",
      sku: "D1",
      state: "Returned",
      quantity: 1,
      price: 700,
      amount: 700,
    },
  ],
  totals: [
    { __typename: "InvoiceAmount", label: "Subtotal", amount: 1700 },
    { __typename: "InvoiceAmount", label: "Discount (Fall sale)", amount: -100 },
    { __typename: "InvoiceAmount", label: "Total", amount: 1600 },
  ],
  payments: [
    { __typename: "InvoiceAmount", label: "Paid by Visa", amount: 1600 },
    { __typename: "InvoiceAmount", label: "Refunded to Visa", amount: -650 },
  ],
};

beforeEach(startLeases);
afterEach(endLeases);

const amountsOf = (name: string) =>
  within(screen.getByRole("region", { name }))
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test("the invoice shows seller, buyer, items, totals and payments, to print or download", async () => {
  answers["OrderInvoice"] = () => ({ getInvoice: invoice });
  renderWithProviders(<InvoiceScreen search="?order=order-1" />);
  expect(await screen.findByRole("heading", { name: "Invoice EF-1" })).toBeVisible();
  for (const text of ["The Shop", "Ada Byron"]) expect(screen.getByText(text)).toBeVisible();
  const row = screen.getByRole("row", { name: /^A dryer/ });
  expect(within(row).getByText("SKU D1 · Returned")).toBeVisible();
  expect(
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["1", "$7.00", "$7.00"]);
  expect(amountsOf("Total")).toEqual([
    ["Subtotal", "$17.00"],
    ["Discount (Fall sale)", "−$1.00"],
    ["Total", "$16.00"],
  ]);
  expect(amountsOf("Payment")).toEqual([
    ["Paid by Visa", "$16.00"],
    ["Refunded to Visa", "−$6.50"],
  ]);
  for (const name of ["Download PDF", "Print invoice"])
    expect(screen.getByRole("button", { name })).toBeVisible();
  expect(screen.getByRole("link", { name: "See your order" })).toHaveAttribute(
    "href",
    "/account/orders/order-1/",
  );
});

test("an order without an invoice says when there is one", async () => {
  answers["OrderInvoice"] = () => ({ getInvoice: null });
  renderWithProviders(<InvoiceScreen search="?order=order-1" />);
  expect(await screen.findByText(/once your order is paid/)).toBeVisible();
});
