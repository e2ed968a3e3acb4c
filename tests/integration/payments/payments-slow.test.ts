/**
 * Vendors that are slow, down or sending garbage when a payment starts: nothing is lost, nothing is paid
 * twice.
 */
import type { PayingWay } from "../../support/orders/order-calls";
import { anOrder } from "../../support/orders/order-samples";
import { openOrderShop, SLOW_MS, type OrderShop } from "../../support/orders/orders";
import { approveAtKlarna } from "../../support/orders/paying-ways";

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ isImpatient: true });
});
afterEach(() => shop.set({ reset: true }));
afterAll(() => shop.stop());

const WAYS: readonly (readonly [PayingWay, string])[] = [
  ["card", "braintree"],
  ["klarna", "klarna"],
  ["coinbase", "coinbase"],
  ["crypto", "plisio"],
];
const TROUBLES: readonly (readonly [string, object])[] = [
  ["is slow", { delayMs: SLOW_MS }],
  ["fails", { failNext: 20 }],
  ["talks nonsense", { nonsenseNext: 20 }],
];

describe.each(WAYS)("an order by %s", (way, vendor) => {
  test.each(TROUBLES)("is placed and waits when the vendor %s", async (_name, switches) => {
    const input = anOrder();
    const extra = way === "klarna" ? { authorizationToken: await approveAtKlarna(shop, input) } : {};
    // Coins are requested before an invoice, and cached for a while.
    await shop.set({ vendor, ...switches });
    const answer = await shop.checkout(way, input, extra);
    expect(answer).toMatchObject({ success: false, status: "PENDING_PAYMENT" });
    expect(answer.errors).toMatchObject([{ code: "PAYMENT_UNCERTAIN" }]);
    expect(await shop.cancel(answer)).toMatchObject({ success: true });
  });
});

test("a method whose vendor is down reports so when prepared, without a server error", async () => {
  await shop.set({ vendor: "braintree", failNext: 5 });
  const answer = await shop.app.inject({
    method: "POST",
    url: "/graphql",
    payload: {
      query: `query ($input: CheckoutInput!) { preparePayment(method: CARD, input: $input) { clientToken } }`,
      variables: { input: anOrder() },
    },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().errors[0].message).toContain("isn't responding");
});
