/**
 * Product page and cart compute the same total for a ZIP code as checkout and order, with and without tax,
 * and agree on what is leasable (CATALOGUE-9, LEASE-73).
 */
import { print } from "graphql";
import { sql } from "kysely";
import fc from "fast-check";
import { cartTotals } from "#contract/cart/cart";
import { CartLinesDocument } from "#contract/graphql/documents/cart.generated";
import type { CartLinesQuery } from "#contract/graphql/generated";
import { planAmounts } from "#contract/leases/financing";
import { stateOfPostalCode } from "#contract/places/postal-codes";
import { readConfig } from "../../../server/config";
import { cartLineViews, isOrderable, leasedAmountOf } from "../../../src/features/cart/cart-lines";
import { ADDRESS, anOrder, type ClientQuote } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { queryHost } from "../../support/hosts/test-api";

const QUOTE = `query ($input: CheckoutInput!) { quote: getCheckoutQuote(input: $input) {
  subTotal shipping tax total lease { isAvailable leasedAmount } errors { code } } }`;
const ROUNDS = Number(process.env["PRICE_ROUNDS"] ?? 60);
const PRODUCTS = 24;
/**
 * States that tax shipping, states that do not, no tax, the highest tax, remote states, and states without
 * leasing.
 */
const ZIP_CODES = ["78701", "94107", "97209", "37201", "99501", "96813", "55401", "08608", "19901"];

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ holdWebhooks: true });
  const { db } = shop.api.database;
  // Prices around both lease limits; every third ships free, every fifth has an offer.
  await sql`UPDATE products AS p SET regular_price_cents = 12999 + 7_013 * n, free_shipping = n % 3 = 0,
      shipping_cost_cents = CASE WHEN n % 3 = 0 THEN 0 ELSE 499 + 731 * (n % 7) END, quantity_limit = NULL,
      on_sale = n % 5 = 0, sale_price_cents = CASE WHEN n % 5 = 0 THEN 11999 + 6_000 * n END
    FROM (SELECT product_id AS id, row_number() OVER (ORDER BY product_id)::int AS n FROM products) AS numbered
    WHERE numbered.id = p.product_id`.execute(db);
  await sql`UPDATE products SET revision = revision + 1`.execute(db);
});
afterAll(() => shop?.stop());

async function cartOf(items: readonly { productId: string; quantity: number }[]) {
  const productIds = items.map(({ productId }) => productId);
  const answer = await queryHost(shop.app, print(CartLinesDocument), { productIds });
  return cartLineViews(items, (answer.data as CartLinesQuery).getCartProducts);
}

const anyCart = fc.record({
  lines: fc.uniqueArray(
    fc.record({ position: fc.nat({ max: PRODUCTS - 1 }), quantity: fc.integer({ min: 1, max: 3 }) }),
    { selector: ({ position }) => position, minLength: 1, maxLength: 3 },
  ),
  postalCode: fc.constantFrom(...ZIP_CODES),
});

test(`${ROUNDS} carts cost on every page what the checkout charges for them`, async () => {
  const { displayed } = readConfig({ NODE_ENV: "test" }).leases;
  const counts = { offered: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(anyCart, async ({ lines, postalCode }) => {
      const items = lines.map(({ position, quantity }) => ({ productId: seededId(position), quantity }));
      const cart = await cartOf(items);
      fc.pre(cart.every(isOrderable));
      const state = stateOfPostalCode(postalCode)!;
      const input = anOrder({ items, address: undefined, postalCode });
      const { quote } = (await queryHost(shop.app, QUOTE, { input })).data as { quote: ClientQuote };
      expect(quote.errors).toEqual([]);
      expect(leasedAmountOf(cart, state)).toBe(quote.total);
      expect(
        cartTotals(cart.map(({ product, quantity }) => ({ price: product!.price, quantity }))).subTotal,
      ).toBe(quote.subTotal);
      const isLeased =
        !displayed.excludedStates.includes(state) && planAmounts(quote.total, "WEEKLY", displayed) !== null;
      expect(quote.lease.isAvailable).toBe(isLeased);
      counts[isLeased ? "offered" : "refused"] += 1;
    }),
    { numRuns: ROUNDS, seed: 20_261_125 },
  );
  // Both sides of the limits occurred.
  expect(Math.min(counts.offered, counts.refused)).toBeGreaterThan(ROUNDS / 10);
});

test.each(["78701", "97209"])(
  "an order to %s costs what the cart showed for the ZIP code",
  async (postalCode) => {
    const items = [
      { productId: seededId(4), quantity: 1 },
      { productId: seededId(7), quantity: 2 },
    ];
    const cart = await cartOf(items);
    const state = stateOfPostalCode(postalCode)!;
    const address = { ...ADDRESS, state, postalCode, city: "Somewhere" };
    const { order } = await shop.paid(anOrder({ items, address }));
    expect(order.total).toBe(leasedAmountOf(cart, state));
  },
);
