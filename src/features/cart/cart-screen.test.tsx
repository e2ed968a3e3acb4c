import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { paymentPlan } from "#contract/leases/financing";
import { ACIMA } from "#contract/leases/lessors/acima";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { syncCart } from "../../client/account-cart/sync-cart";
import { Providers } from "../../client/providers/providers";
import { readCart, storeCart } from "../../client/cart/cart-storage";
import { storeApprover } from "../../client/page/approver";
import { CART_EVENT } from "../../client/page/page-keys";
import { CartScreen } from "./cart-screen";
import { MiniCart } from "./mini/mini-cart-content";

const quantityLimitOf: Record<string, number> = { c: 3 };
/** Items in stock; nine for all other products. */
let stockOf: Record<string, number> = {};
const product = (id: string, price: number) => ({
  __typename: "CartProduct",
  id,
  availableQuantity: stockOf[id] ?? 9,
  product: {
    __typename: "Product",
    url: `/product/${id}/`,
    name: `Washer ${id}`,
    manufacturer: "Halden",
    regularPrice: price,
    salePrice: null,
    freeShipping: false,
    shippingCost: 10_00,
    quantityLimit: quantityLimitOf[id] ?? null,
    category: null,
    images: [],
  },
});

interface Variables {
  readonly productIds?: readonly string[];
  readonly input?: { readonly items: readonly { readonly productId: string; readonly quantity: number }[] };
}
let priceOfE = 0;
const priceOf = (id: string) => ({ d: 2_399_99, e: priceOfE })[id] ?? 100_00;

/** Percentage of an automatic offer. */
let percentOff = 0;
/** Fake quote: estimated tax after discount, shipping per item. */
function quoted(items: NonNullable<Variables["input"]>["items"]) {
  const sum = (cents: (id: string) => number) =>
    items.reduce((total, { productId, quantity }) => total + cents(productId) * quantity, 0);
  const discount = Math.floor((sum(priceOf) * percentOff) / 100);
  const tax = Math.floor(((sum(priceOf) - discount) * 6) / 100);
  const total = sum(priceOf) - discount + tax + sum(() => 10_00);
  const amounts = { discount, tax, isStateTax: true, total };
  return { __typename: "CheckoutQuote", ...amounts, promotion: discount ? "Fall sale" : null };
}

let isDown = false;

beforeEach(() => {
  isDown = false;
  stockOf = {};
  percentOff = 0;
  // Only fetch is mocked: all other code is real.
  globalThis.fetch = (async (_url: string, { body }: { body: string }) => {
    if (isDown) throw new TypeError("no network");
    const { productIds, input } = (JSON.parse(body) as { variables: Variables }).variables;
    const data = input
      ? { getCheckoutQuote: quoted(input.items) }
      : { getCartProducts: productIds!.map((id) => product(id, priceOf(id))) };
    const text = JSON.stringify({ data });
    return {
      ok: true,
      status: 200,
      headers: new Headers(),
      text: async () => text,
      json: async () => ({ data }),
    };
  }) as never;
  storeCart([
    { productId: "a", quantity: 2 },
    { productId: "b", quantity: 3 },
  ]);
  dispatchEvent(new Event(CART_EVENT));
});
afterEach(() => {
  cleanup();
  storeCart([]);
  dispatchEvent(new Event(CART_EVENT));
});

async function open(pieces = "5 items") {
  render(
    <Providers>
      <CartScreen phone="1-800" />
    </Providers>,
  );
  await screen.findByText(`Subtotal (${pieces})`);
}
const field = (id: string) => screen.getByRole("textbox", { name: `Quantity of Washer ${id}` });
const type = (id: string, text: string) => {
  act(() => field(id).focus());
  fireEvent.change(field(id), { target: { value: text } });
  fireEvent.keyDown(field(id), { key: "Enter" });
};

test("a leasable cart shows every frequency with number, payment and total with shipping and estimated state tax", async () => {
  await open();
  const table = screen.getByRole("table", { name: /^About \$580.00 with shipping and estimated/ });

  expect([...table.querySelectorAll("tbody tr")].map((row) => row.textContent)).toEqual([
    "Weekly52 of $22.30$1,159.60",
    "Every two weeks26 of $44.61$1,159.86",
    "Monthly12 of $96.66$1,159.92",
  ]);
  const amounts = within(screen.getByRole("region", { name: "Total" })).getAllByRole("definition");
  expect(amounts.map(({ textContent }) => textContent)).toEqual(["$500.00", "$50.00", "$30.00", "$580.00"]);
});

test("an automatic offer is in the first visible total, by its name, and in the lease", async () => {
  percentOff = 10;
  await open();
  const total = screen.getByRole("region", { name: "Total" });
  expect(
    within(total)
      .getAllByRole("term")
      .map(({ textContent }) => textContent),
  ).toContain("Discount (Fall sale)");
  const amounts = within(total).getAllByRole("definition");
  expect(amounts.map(({ textContent }) => textContent)).toEqual([
    "$500.00",
    "−$50.00",
    "$50.00",
    "$27.00",
    "$527.00",
  ]);
  screen.getByRole("table", { name: "About $527.00 with shipping and estimated state tax, leased:" });
});

test("a cart below the lease minimum shows the missing amount and no payment", async () => {
  await open();
  type("b", "0");
  await screen.findByText("Subtotal (2 items)");

  expect(screen.getByText(/to lease \(from \$300\.00\)/)).toHaveTextContent("Add $68.00 to lease");
  expect(screen.queryByText(/week|wk/)).not.toBeInTheDocument();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
});

test("a cart above the largest lease with shipping and tax says so, and shows no plan", async () => {
  storeCart([{ productId: "d", quantity: 3 }]);
  dispatchEvent(new Event(CART_EVENT));
  render(
    <Providers>
      <CartScreen phone="1-800" />
    </Providers>,
  );
  await screen.findByText("Subtotal (3 items)");

  expect(screen.getByText(MESSAGES.leases.cartTooLarge)).toBeVisible();
  expect(screen.queryByText(/week|wk/)).not.toBeInTheDocument();
});

test("an email's link raises quantities to its own, once, and leaves the address", async () => {
  for (const round of ["first", "second"]) {
    history.replaceState(null, "", "#with=2xa,4xb,1xc,nonsense");
    render(
      <Providers>
        <CartScreen phone="1-800" />
      </Providers>,
    );
    await screen.findByText("Subtotal (7 items)");
    // After the sync that the link started.
    await act(async () => void (await syncCart()));
    expect([round, location.hash]).toEqual([round, ""]);
    expect(readCart()).toEqual([
      { productId: "a", quantity: 2 },
      { productId: "b", quantity: 4 },
      { productId: "c", quantity: 1 },
    ]);
    cleanup();
  }
});

test("a quantity is typed, and invalid input leaves it unchanged", async () => {
  await open();
  type("a", "4");
  await screen.findByText("Subtotal (7 items)");
  for (const nonsense of ["", "x", "-1", "1.5"]) {
    type("a", nonsense);
    expect(field("a")).toHaveValue("4");
  }
  expect(readCart()[0]).toEqual({ productId: "a", quantity: 4 });
});

test("0 removes a line, and Undo restores its position", async () => {
  await open();
  type("a", "0");
  await screen.findByText("Subtotal (3 items)");
  const undo = screen.getByRole("button", { name: "Undo removing Washer a" });
  await waitFor(() => expect(undo).toHaveFocus());
  fireEvent.click(undo);
  await screen.findByText("Subtotal (5 items)");
  expect(readCart().map(({ productId }) => productId)).toEqual(["a", "b"]);
});

test("removing the last line leaves an empty cart with an Undo", async () => {
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Remove Washer a" }));
  fireEvent.click(screen.getByRole("button", { name: "Remove Washer b" }));
  expect(await screen.findByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Undo removing Washer b" }));
  await screen.findByText("Subtotal (3 items)");
});

describe.each([
  ["above the largest lease with the usual tax", "e", 4_900_00, true],
  ["below the smallest lease with the usual tax", "e", 282_00, true],
  ["above it in every state", "e", 6_000_00, false],
  ["below it in every state", "e", 100_00, false],
])("a cart %s, before the ZIP code is known", (_where, id, cents, isOpen) => {
  beforeEach(() => {
    priceOfE = cents - 10_00;
    storeCart([{ productId: id, quantity: 1 }]);
    dispatchEvent(new Event(CART_EVENT));
  });

  test("requests it only where its tax matters", async () => {
    await open("1 item");
    expect(screen.queryAllByText(MESSAGES.financing.dependsOnPlace)).toHaveLength(isOpen ? 1 : 0);
    expect(screen.queryAllByRole("textbox", { name: "Your ZIP code" })).toHaveLength(isOpen ? 1 : 0);
    if (isOpen) expect(screen.queryByText(MESSAGES.leases.cartTooLarge)).not.toBeInTheDocument();
  });

  test("the mini cart says that the lease depends on it", async () => {
    render(<MiniCart added={null} onClose={() => undefined} />);
    await screen.findByText(/^Subtotal/);
    expect(screen.queryAllByText(MESSAGES.financing.dependsOnPlace)).toHaveLength(isOpen ? 1 : 0);
  });
});

test("the mini cart shows the approving lessor's plan, by its name (LEASE-3)", async () => {
  storeApprover({ lessor: "ACIMA", until: new Date(Date.now() + 60_000).toISOString() });
  render(<MiniCart added={null} onClose={() => undefined} />);
  await screen.findByText(/^Subtotal/);
  const plan = paymentPlan(580_00, "WEEKLY", ACIMA.terms)!;
  const line = document.querySelector(".plan-line");
  expect(line).toHaveTextContent(`or ${formatMoney(plan.paymentCents)}/wk lease from Acima`);
  expect(line).toHaveTextContent(
    `${plan.numberOfPayments} payments · ${formatMoney(plan.totalCostCents)} total`,
  );
  act(() => storeApprover({ lessor: "ACIMA", until: new Date(Date.now() - 1).toISOString() }));
  expect(line).not.toHaveTextContent("Acima");
  act(() => storeApprover(null));
});

describe("a product limited to three per order", () => {
  const openWith = async (quantity: number) => {
    storeCart([{ productId: "c", quantity }]);
    dispatchEvent(new Event(CART_EVENT));
    render(
      <Providers>
        <CartScreen phone="1-800" />
      </Providers>,
    );
    await screen.findByRole("heading", { name: "Washer c" });
  };

  test("a larger quantity is reduced to the limit, with a message", async () => {
    await openWith(2);
    type("c", "40");
    await screen.findByText("You can order up to 3.");
    expect(field("c")).toHaveValue("3");
    type("c", "1");
    await screen.findByText("Subtotal (1 item)");
    expect(screen.queryByText("You can order up to 3.")).not.toBeInTheDocument();
  });

  test("one more than the maximum is rejected with a message", async () => {
    await openWith(3);
    fireEvent.click(screen.getByRole("button", { name: "One more of Washer c" }));
    await screen.findByText("You can order up to 3.");
    expect(readCart()).toEqual([{ productId: "c", quantity: 3 }]);
  });

  test("more units added elsewhere are counted, and one click reduces them to the limit", async () => {
    await openWith(5);
    const total = screen.getByRole("region", { name: "Total" });
    await within(total).findByText("Subtotal (5 items)");
    fireEvent.click(screen.getByRole("button", { name: "Change to 3 for Washer c" }));
    await screen.findByText("Subtotal (3 items)");
    expect(screen.getByRole("heading", { name: "Washer c" })).toHaveFocus();
  });
});

describe("a cart with more units than in stock", () => {
  const reasons = () =>
    within(screen.getByRole("alert"))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);

  test("counts and totals its lines, and gives the checkout's own reason for the block", async () => {
    stockOf["a"] = 1;
    stockOf["b"] = 0;
    await open();
    const total = screen.getByRole("region", { name: "Total" });
    expect(within(total).getAllByRole("definition")[0]).toHaveTextContent("$500.00");
    expect(reasons()).toEqual([
      MESSAGES.checkout.outOfStock("Washer a", 1),
      MESSAGES.checkout.outOfStock("Washer b", 0),
    ]);
    const checkout = screen.getByRole("link", { name: "Checkout" });
    expect(checkout).toHaveAccessibleDescription(new RegExp(MESSAGES.cart.notOrderable));
    expect(fireEvent.click(checkout)).toBe(false);
    expect(screen.getByRole("heading", { name: "Washer a" })).toHaveFocus();
    fireEvent.click(screen.getByRole("button", { name: "Change to 1 for Washer a" }));
    await screen.findByText("Subtotal (4 items)");
    expect(reasons()).toEqual([MESSAGES.checkout.outOfStock("Washer b", 0)]);
    fireEvent.click(screen.getByRole("button", { name: "Remove Washer b" }));
    await screen.findByText("Subtotal (1 item)");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("the mini cart does the same, and one click sets the quantity in stock", async () => {
    stockOf["a"] = 1;
    render(<MiniCart added={null} onClose={() => undefined} />);
    expect(await screen.findByText(/^Subtotal \(5 items\)/)).toHaveTextContent("$500.00");
    expect(screen.getByText(MESSAGES.cart.lineShort(1))).toBeVisible();
    expect(screen.getByText(MESSAGES.cart.notOrderable)).toBeVisible();
    expect(screen.queryByRole("link", { name: "Checkout" })).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole("button", { name: "Change to 1 for Washer a" }));
    expect(await screen.findByText(/^Subtotal \(4 items\)/)).toHaveTextContent("$400.00");
    expect(screen.getByRole("link", { name: "Checkout" })).toBeVisible();
  });
});
