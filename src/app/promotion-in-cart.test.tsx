/** Cart and checkout share the promotion code (CHECKOUT-15). */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MESSAGES } from "#contract/messages";
import { storeCart } from "../client/cart/cart-storage";
import { storeCode, storedCode } from "../client/cart/promotion-code";
import { CART_EVENT, CHECKOUT_KEY } from "../client/page/page-keys";
import { Providers } from "../client/providers/providers";
import { endSession } from "../client/session/current-session";
import { CartScreen } from "../features/cart/cart-screen";
import { endDraft, readDraft } from "../features/checkout/input/checkout-draft";
import { cartInput } from "../features/checkout/input/checkout-request";
import type { CheckoutSource } from "../features/checkout/input/checkout-source";

const SOURCE: CheckoutSource = { mode: "CREATE_FRESH_ORDER", items: [{ productId: "a", quantity: 2 }] };
const washer = {
  __typename: "Product",
  url: "/product/a/",
  name: "Washer a",
  manufacturer: "Halden",
  regularPrice: 100_00,
  salePrice: null,
  freeShipping: true,
  shippingCost: 0,
  quantityLimit: null,
  category: null,
  images: [],
};

let isDown = false;
/** Fake server: TEN takes ten percent off from 150 dollars on. */
function quoted({ items, promotionCode }: { items: { quantity: number }[]; promotionCode?: string }) {
  const subTotal = items.reduce((sum, { quantity }) => sum + 100_00 * quantity, 0);
  const isTen = promotionCode?.toUpperCase() === "TEN";
  const counts = isTen && subTotal >= 150_00;
  const discount = counts ? subTotal / 10 : 0;
  const message = isTen ? MESSAGES.checkout.promotionTooSmall("$150.00") : MESSAGES.checkout.promotionInvalid;
  const errors =
    promotionCode === undefined || counts
      ? []
      : [{ __typename: "CheckoutError", property: "promotionCode", message }];
  const totals = {
    discount,
    tax: 0,
    isStateTax: true,
    total: subTotal - discount,
    promotion: counts ? "Ten off" : null,
  };
  return { __typename: "CheckoutQuote", ...totals, errors };
}

beforeEach(() => {
  isDown = false;
  // Only fetch is mocked: all other code is real.
  globalThis.fetch = (async (_url: string, { body }: { body: string }) => {
    const { variables } = JSON.parse(body) as { variables: { input?: never } };
    if (isDown && variables.input) throw new TypeError("no network");
    const products = [{ __typename: "CartProduct", id: "a", availableQuantity: 9, product: washer }];
    const data = variables.input
      ? { getCheckoutQuote: quoted(variables.input) }
      : { getCartProducts: products };
    const text = JSON.stringify({ data });
    return { ok: true, status: 200, headers: new Headers(), text: async () => text };
  }) as never;
  hold(2);
});
afterEach(() => {
  cleanup();
  act(() => storeCode(""));
  hold(0);
});

function hold(quantity: number): void {
  storeCart(quantity > 0 ? [{ productId: "a", quantity }] : []);
  act(() => void dispatchEvent(new Event(CART_EVENT)));
}
async function openCart() {
  render(
    <Providers>
      <CartScreen phone="1-800" />
    </Providers>,
  );
  await screen.findByText("Subtotal (2 items)");
}
async function openField() {
  const fold = screen.getByText("Promotion code").closest("details")!;
  fold.open = true;
  return screen.findByRole("textbox", { name: "Promotion code" });
}
async function apply(code: string) {
  fireEvent.change(await openField(), { target: { value: code } });
  fireEvent.click(screen.getByRole("button", { name: "Apply" }));
}
const displayedTotals = () =>
  within(screen.getByRole("region", { name: "Total" }))
    .getAllByRole("definition")
    .map(({ textContent }) => textContent);

test("a valid code lowers the cart's total, and the checkout sends it", async () => {
  await openCart();
  expect(cartInput(SOURCE, readDraft()).promotionCode).toBeUndefined();
  await apply(" ten ");
  await screen.findByText("Discount (Ten off)");
  expect(displayedTotals()).toEqual(["$200.00", "−$20.00", "Free", "$0.00", "$180.00"]);
  expect(cartInput(SOURCE, readDraft()).promotionCode).toBe("TEN");
  // Checkout input is stored separately.
  expect(sessionStorage.getItem(CHECKOUT_KEY) ?? "").not.toContain("TEN");
});

test("an invalid code is rejected in the shop's words, and not saved", async () => {
  await openCart();
  await apply("NOBODY-KNOWS");
  expect(await screen.findByRole("alert")).toHaveTextContent(MESSAGES.checkout.promotionInvalid);
  expect(screen.getByRole("textbox", { name: "Promotion code" })).toHaveFocus();
  expect([storedCode(), displayedTotals().at(-1)]).toEqual(["", "$200.00"]);
});

test("a saved code that no longer applies to a smaller cart says so, and can be removed there", async () => {
  storeCode("TEN");
  await openCart();
  await screen.findByText("Discount (Ten off)");
  hold(1);
  await screen.findByText(MESSAGES.checkout.promotionTooSmall("$150.00"));
  fireEvent.click(screen.getByRole("button", { name: "Remove code TEN" }));
  await screen.findByRole("textbox", { name: "Promotion code" });
  expect(cartInput(SOURCE, readDraft()).promotionCode).toBeUndefined();
  expect(screen.queryByText(MESSAGES.checkout.promotionTooSmall("$150.00"))).not.toBeInTheDocument();
});

test("without a response the code is not applied, with a message", async () => {
  await openCart();
  const field = await openField();
  isDown = true;
  fireEvent.change(field, { target: { value: "TEN" } });
  fireEvent.click(screen.getByRole("button", { name: "Apply" }));
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(MESSAGES.generic.unreachable), {
    timeout: 4_000,
  });
  expect(storedCode()).toBe("");
});

test("a placed order and a sign-out clear the code", async () => {
  storeCode("TEN");
  endDraft({ id: "1", key: null });
  expect([storedCode(), readDraft().promotionCode]).toEqual(["", ""]);
  storeCode("TEN");
  await act(() => endSession({ isByChoice: true }));
  expect([storedCode(), readDraft().promotionCode]).toEqual(["", ""]);
});
