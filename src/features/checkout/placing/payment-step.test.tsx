import { act, cleanup, render, screen, within } from "@testing-library/react";
import { Providers } from "../../../client/providers/providers";
import type { Quote } from "../summary/use-quote";
import { PaymentStep } from "./payment-step";

/** A placed order of $1,000.00 with the given amount leased by Acima. */
const quoteOf = (leasedAmount: number): Quote => ({
  subTotal: 1_000_00,
  shipping: 0,
  tax: 0,
  discount: 0,
  total: 1_000_00,
  paidAmount: 0,
  isTaxEstimated: false,
  isStateTax: true,
  promotion: null,
  heldUntil: null,
  lines: [],
  errors: [],
  paymentMethods: ["COINBASE"],
  lease: {
    isAvailable: false,
    reason: null,
    leaseId: "1",
    leasingCompanyId: "ACIMA",
    remainingAmount: null,
    leasedAmount,
    unleasedAmount: 1_000_00 - leasedAmount,
    minimum: 300_00,
  },
});

const show = (quote: Quote) =>
  act(async () => {
    render(
      <Providers>
        <PaymentStep
          order={{ id: "order-1", key: null }}
          input={null}
          quote={quote}
          requote={async () => quote}
          onPlaced={() => undefined}
          isApplying={false}
        />
      </Providers>,
    );
  });

beforeEach(() => {
  globalThis.fetch = (() => new Promise(() => undefined)) as never;
});
afterEach(cleanup);

test("before the rest of an order is charged, its leased part's plans are shown, of the approving lessor", async () => {
  await show(quoteOf(600_00));
  const pay = screen.getByRole("button", { name: /\$400\.00/ });
  const plans = screen.getByRole("table", {
    name: /\$600\.00 with shipping and estimated state tax, leased from Acima/,
  });
  expect(within(plans).getByRole("row", { name: /^Weekly/ })).toHaveTextContent("52 of $21.34$1,109.68");
  expect(plans.compareDocumentPosition(pay)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText("This is a lease, not a loan or credit. APR does not apply.")).toBeVisible();
});

test("an order without a lease shows no plan", async () => {
  await show(quoteOf(0));
  expect(screen.queryByRole("table")).toBeNull();
});

test("the marks beside the card method name the accepted brands; marks of wallets and coins add no name", async () => {
  const paymentMethods: Quote["paymentMethods"] = ["CARD", "GOOGLE_PAY", "KLARNA", "CRYPTO"];
  await show({ ...quoteOf(0), paymentMethods });
  const brands = "Visa, Mastercard, American Express, Discover accepted";
  expect(screen.getByRole("radio", { name: `Credit or debit card ${brands}` })).toBeChecked();
  expect(screen.getByRole("img", { name: brands })).toHaveTextContent("VisaMastercardAmexDiscover");
  expect(screen.getByRole("radio", { name: "Google Pay" })).toBeVisible();
  expect(screen.getByRole("radio", { name: /^Klarna Pay later/ })).toBeVisible();
  expect(
    screen.getByRole("radio", { name: "Cryptocurrency Bitcoin, Ethereum and other coins" }),
  ).toBeVisible();
  expect(screen.getAllByRole("img")).toHaveLength(1);
});
