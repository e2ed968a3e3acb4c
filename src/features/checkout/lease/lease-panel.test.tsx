import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { CheckoutInput } from "#contract/graphql/generated";
import { readCart, storeCart } from "../../../client/cart/cart-storage";
import { CART_EVENT } from "../../../client/page/page-keys";
import { Providers } from "../../../client/providers/providers";
import type { Quote } from "../summary/use-quote";
import { LeasePanel } from "./lease-panel";

const TAX = 0.1;
const PRICES: Readonly<Record<string, number>> = { washer: 600_00, dryer: 400_00, hose: 20_00 };
const input: CheckoutInput = { mode: "CREATE_FRESH_ORDER", deliveryType: "DELIVERY_SHIPPING" };
const cart = [
  { productId: "washer", quantity: 1 },
  { productId: "dryer", quantity: 2 },
  { productId: "hose", quantity: 1 },
];

/** A fake quote for these lines. */
function quoteOf(lines: typeof cart, lease: Partial<Quote["lease"]> = {}): Quote {
  const priced = lines.map((line) => {
    const price = PRICES[line.productId]!;
    return {
      ...line,
      __typename: "QuoteLine",
      name: `The ${line.productId}`,
      price,
      subTotal: price * line.quantity,
      shippingCost: 0,
      image: null,
      url: "/",
      availableQuantity: 9,
      fitCode: null,
    };
  });
  const subTotal = priced.reduce((sum, line) => sum + line.subTotal, 0);
  const total = subTotal + subTotal * TAX;
  return {
    __typename: "CheckoutQuote",
    subTotal,
    shipping: 0,
    discount: 0,
    tax: subTotal * TAX,
    total,
    isTaxEstimated: false,
    isStateTax: true,
    paidAmount: 0,
    promotion: null,
    heldUntil: null,
    paymentMethods: ["CARD"],
    errors: [],
    lines: priced,
    lease: {
      __typename: "LeaseOffer",
      isAvailable: true,
      reason: null,
      leaseId: "1",
      remainingAmount: 3_000_00,
      leasedAmount: total,
      unleasedAmount: 0,
      minimum: 300_00,
      ...lease,
    },
  } as Quote;
}

beforeEach(() => {
  globalThis.fetch = (async (_url: string, { body }: { body: string }) => {
    const { variables } = JSON.parse(body) as { variables: { input: { items: typeof cart } } };
    const text = JSON.stringify({ data: { getCheckoutQuote: quoteOf(variables.input.items) } });
    return { ok: true, status: 200, headers: new Headers(), text: async () => text };
  }) as never;
  storeCart(cart);
  dispatchEvent(new Event(CART_EVENT));
});
afterEach(() => {
  cleanup();
  storeCart([]);
  dispatchEvent(new Event(CART_EVENT));
});

const requote = jest.fn(async () => null);
const ignore = () => undefined;
const panel = (quote: Quote, of: CheckoutInput | null = input) => (
  <Providers>
    <LeasePanel quote={quote} order={null} input={of} requote={requote} onReady={ignore} />
  </Providers>
);

test("an approval that covers the order shows the full plan, and that it is a lease", async () => {
  const { container } = render(panel(quoteOf(cart)));

  await act(async () => undefined);
  const plan = screen.getByRole("table", {
    name: "$1,562.00 with shipping and estimated state tax, leased:",
  });
  for (const name of ["Weekly", "Every two weeks", "Monthly"]) {
    const row = within(plan).getByRole("row", {
      name: new RegExp(`^${name} \\d+ of \\$[\\d.,]+ \\$[\\d.,]+$`),
    });
    expect(row).toBeVisible();
  }
  expect(screen.getByRole("status")).toHaveTextContent(
    "Your approval covers this order: you have $3,000.00 left",
  );
  expect(screen.getByText("This is a lease, not a loan or credit. APR does not apply.")).toBeVisible();
  expect(screen.queryByRole("heading", { name: /lease less/ })).toBeNull();
  const others = container.textContent.replace("This is a lease, not a loan or credit.", "");
  expect(others).not.toMatch(/credit|loan|interest|financ/i);
});

test("an approval below the total shows both amounts, and what to remove to lease everything", async () => {
  const partial = {
    leasingCompanyId: "ACIMA",
    remainingAmount: 1_150_00,
    leasedAmount: 1_150_00,
    unleasedAmount: 412_00,
  };
  const { rerender } = render(panel(quoteOf(cart, partial)));

  expect(screen.getByRole("status")).toHaveTextContent(
    "Your approval covers $1,150.00 of $1,562.00. Lease that, then pay the other $412.00 by card or another payment method",
  );
  const plan = screen.getByRole("table", {
    name: "$1,150.00 with shipping and estimated state tax, leased from Acima:",
  });
  expect(within(plan).getByRole("row", { name: "Weekly 52 of $40.91 $2,127.32" })).toBeVisible();
  const proposal = await screen.findByRole("region", { name: /lease less/ });
  expect(within(proposal).getByText("The dryer: change quantity from 2 to 1")).toBeVisible();

  const change = within(proposal).getByRole("button", { name: "Change my cart to $1,122.00" });
  fireEvent.click(change);
  expect(change).toHaveAttribute("aria-disabled", "true");
  const remaining = [cart[0]!, { productId: "dryer", quantity: 1 }, cart[2]!];
  await waitFor(() => expect(readCart()).toEqual(remaining));
  await waitFor(() => expect(requote).toHaveBeenCalled());
  // The button stays enabled until the new quote is lower.
  expect(change).toHaveAttribute("aria-disabled", "false");
  const covered = { remainingAmount: 1_150_00, leasedAmount: 1_122_00, unleasedAmount: 0 };
  rerender(panel(quoteOf(remaining, covered)));
  expect(screen.getByRole("status")).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent("Your approval covers this order");
  expect(screen.queryByRole("region", { name: /lease less/ })).toBeNull();

  fireEvent.click(screen.getByRole("button", { name: "Undo changes" }));
  await waitFor(() => expect(readCart()).toEqual(cart));
  await act(async () => undefined);
});

test("where no part of the cart fits the approval, no removal is suggested", async () => {
  render(
    panel(quoteOf([cart[0]!], { remainingAmount: 500_00, leasedAmount: 500_00, unleasedAmount: 160_00 })),
  );

  await waitFor(() => expect(screen.queryByText(/Checking what fits/)).toBeNull());
  expect(screen.queryByRole("button")).toBeNull();
});

test("no removal is suggested for a placed order", () => {
  const partial = {
    leasingCompanyId: "ACIMA",
    remainingAmount: 1_150_00,
    leasedAmount: 1_150_00,
    unleasedAmount: 412_00,
  };
  render(panel(quoteOf(cart, partial), null));

  expect(screen.queryByText(/Checking what fits/)).toBeNull();
});

test("where leasing is impossible, the reason replaces the plan, with a link to the cart", () => {
  const reason = "Leases start at $300.00: yours needs $278.00 more.";
  render(panel(quoteOf([cart[2]!], { isAvailable: false, reason, remainingAmount: null, leasedAmount: 0 })));

  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.getByRole("link", { name: "Edit your cart" })).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
});

test("a customer without an approval is led to the application page, with the plan next to it", () => {
  render(panel(quoteOf(cart, { remainingAmount: null })));

  expect(
    screen.getByRole("table", { name: "$1,562.00 with shipping and estimated state tax, leased:" }),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Apply for a lease" })).toHaveAttribute("href", "/checkout/lease/");
});
