/** Orders placed and paid from end to end: GraphQL in, the vendors' doubles behind. */
import { anOrder } from "../support/order-samples";
import { openOrderShop, type OrderShop } from "../support/orders";

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterEach(() => shop.set({ reset: true }));
afterAll(() => shop.stop());

test("a guest pays by card, and the order stands", async () => {
  const answer = await shop.checkout("card", anOrder());
  expect(answer).toMatchObject({ success: true, errors: [], status: "PAYMENT_RECEIVED" });
  expect(answer.order?.paymentDetails).toMatchObject([{ state: "PAID", paidAmount: answer.order?.total }]);
});

test("a paid order is checked for fraud and goes on by itself", async () => {
  const placed = await shop.paid();
  const order = await shop.until(placed, ({ status }) => status === "PENDING_FULFILMENT");
  expect(order.items).toMatchObject([{ status: "PENDING_SHIPMENT" }]);
});
