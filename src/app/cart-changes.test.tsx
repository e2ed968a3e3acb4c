/** A cart change is one notice everywhere, until dismissed (CART-13). */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MESSAGES } from "#contract/messages";
import { storeCart } from "../client/cart/cart-storage";
import { CART_EVENT } from "../client/page/page-keys";
import { Providers } from "../client/providers/providers";
import { CartScreen } from "../features/cart/cart-screen";
import { MiniCart } from "../features/cart/mini/mini-cart-content";
import { DeliveryScreen } from "../features/checkout/delivery/delivery-screen";

/** Prices in cents; a product without one is no longer sold. */
let prices: Partial<Record<string, number>> = {};
const LEASE = {
  __typename: "LeaseOffer",
  isAvailable: false,
  reason: null,
  leaseId: null,
  remainingAmount: null,
  leasedAmount: 0,
  unleasedAmount: 0,
  minimum: 0,
};

interface RequestVariables {
  readonly productIds?: readonly string[];
  readonly input?: { readonly items: readonly { readonly productId: string; readonly quantity: number }[] };
}

function cartProduct(id: string) {
  const product = {
    __typename: "Product",
    url: `/product/${id}/`,
    name: `Washer ${id}`,
    manufacturer: "Halden",
    regularPrice: prices[id],
    salePrice: null,
    freeShipping: true,
    shippingCost: 0,
    quantityLimit: null,
    category: null,
    images: [],
  };
  return {
    __typename: "CartProduct",
    id,
    availableQuantity: prices[id] ? 9 : 0,
    product: prices[id] ? product : null,
  };
}

function quote(items: NonNullable<RequestVariables["input"]>["items"]) {
  const sold = items.filter(({ productId }) => prices[productId]);
  const total = sold.reduce((sum, { productId, quantity }) => sum + prices[productId]! * quantity, 0);
  const goneError = {
    __typename: "CheckoutError",
    name: "Product gone",
    code: "PRODUCT_GONE",
    property: "items",
  };
  return {
    __typename: "CheckoutQuote",
    subTotal: total,
    shipping: 0,
    discount: 0,
    tax: 0,
    total,
    paidAmount: 0,
    isTaxEstimated: true,
    isStateTax: true,
    promotion: null,
    offers: [],
    heldUntil: null,
    lease: LEASE,
    paymentMethods: [],
    state: null,
    promotions: [],
    lines: sold.map(({ productId, quantity }) => ({
      __typename: "QuoteLine",
      productId,
      name: `Washer ${productId}`,
      quantity,
      images: [],
      url: `/product/${productId}/`,
      urlPath: `/product/${productId}/`,
      price: prices[productId],
      subTotal: prices[productId]! * quantity,
      brand: "Halden",
      available: 9,
      image: null,
    })),
    errors: sold.length < items.length ? [{ ...goneError, message: MESSAGES.checkout.gone }] : [],
  };
}

beforeEach(() => {
  localStorage.clear();
  prices = { a: 100_00, b: 50_00 };
  globalThis.fetch = (async (_url: string, { body }: { body: string }) => {
    const { productIds, input } = (JSON.parse(body) as { variables: RequestVariables }).variables;
    const data = input
      ? { getCheckoutQuote: quote(input.items) }
      : { getCartProducts: productIds!.map(cartProduct) };
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
    { productId: "b", quantity: 1 },
  ]);
  dispatchEvent(new Event(CART_EVENT));
});
afterEach(() => {
  cleanup();
  storeCart([]);
  dispatchEvent(new Event(CART_EVENT));
});

const SCREENS = {
  cart: async () => {
    render(
      <Providers>
        <CartScreen phone="1-800" />
      </Providers>,
    );
    await screen.findByRole("region", { name: "Total" });
  },
  "mini cart": async () => {
    render(<MiniCart added={null} onClose={() => undefined} />);
    await screen.findByText(/^Subtotal/);
  },
  checkout: async () => {
    render(
      <Providers>
        <DeliveryScreen />
      </Providers>,
    );
    await screen.findByRole("button", { name: "Continue to payment" });
  },
};
type Name = keyof typeof SCREENS;
const PAIRS: readonly (readonly [Name, Name])[] = [
  ["cart", "mini cart"],
  ["mini cart", "checkout"],
  ["checkout", "cart"],
];

async function open(name: Name) {
  cleanup();
  await SCREENS[name]();
}
const news = () => {
  const list = screen.queryAllByRole("list").find((element) => element.closest("[role=status]"));
  return list
    ? within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent)
    : [];
};
const dismiss = () => fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));

test.each(PAIRS)("a price change since the %s is announced in the %s, once", async (first, second) => {
  await open(first);
  expect(news()).toEqual([]);
  prices = { a: 110_00, b: 49_99 };
  await open(second);
  await screen.findByText(MESSAGES.cart.newPrice("Washer a", "$110.00", "$100.00"));
  expect(news()).toEqual([
    "Washer a: now $110.00 each, was $100.00.",
    "Washer b: now $49.99 each, was $50.00.",
  ]);
  await open(first);
  expect(await screen.findAllByText(/now \$110\.00 each/)).toHaveLength(1);
  dismiss();
  expect(news()).toEqual([]);
  await open(second);
  expect(news()).toEqual([]);
});

test.each(PAIRS)(
  "a product seen in the %s and discontinued since is announced in the %s by name",
  async (first, second) => {
    await open(first);
    prices = { b: 50_00 };
    await open(second);
    await screen.findByText(MESSAGES.cart.noLongerSold("Washer a"));
    expect(news()).toEqual(["Washer a is no longer sold and isn't included in the total."]);
    dismiss();
    prices = { a: 120_00, b: 50_00 };
    await open(first);
    await screen.findByText(MESSAGES.cart.newPrice("Washer a", "$120.00", "$100.00"));
    expect(news()).toHaveLength(1);
  },
);

test("a price that is back to its old value has no notice, nor has a removed product", async () => {
  await open("cart");
  prices = { a: 110_00 };
  await open("mini cart");
  await screen.findByText(/now \$110\.00/);
  expect(news()).toHaveLength(2);
  prices = { a: 100_00 };
  storeCart([{ productId: "a", quantity: 2 }]);
  await open("cart");
  expect(news()).toEqual([]);
  prices = {};
  await open("mini cart");
  dismiss();
  prices = { a: 100_00 };
  await open("mini cart");
  await screen.findByText(MESSAGES.cart.soldAgain("Washer a"));
});

test("the checkout shows above its form what blocks it", async () => {
  prices = { b: 50_00 };
  await open("checkout");
  expect(await screen.findByRole("alert")).toHaveTextContent(MESSAGES.checkout.gone);
  expect(within(screen.getByRole("alert")).getByRole("link", { name: "Edit your cart" })).toBeVisible();
  prices = {};
  await open("checkout").catch(() => undefined);
  expect(await screen.findByRole("heading", { name: "Your cart is empty" })).toBeVisible();
});
