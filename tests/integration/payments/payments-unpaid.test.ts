/** Hosted pages and reviews that end without a payment: underpaid, expired, cancelled, declined. */
import { ADDRESS, anOrder, type ClientCheckout } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { approveAtKlarna } from "../../support/orders/paying-ways";
import { seededId } from "../../support/catalogue/seed-catalogue";

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.stop());

const stock = () => shop.stockOf(seededId(1));
const hasFailed = ({ status }: { readonly status: string }) => status === "PAYMENT_FAILED";
const untilRecorded = (of: ClientCheckout, words: RegExp) =>
  shop.untilRow(async () => (await shop.historyOf(of)).some(({ summary }) => words.test(summary)));

describe.each([
  ["coinbase", "/coinbase/pay"],
  ["crypto", "/plisio/invoice"],
] as const)("a page of %s", (way, page) => {
  const begin = () => shop.checkout(way, anOrder());
  const press = (of: ClientCheckout, button: string) => shop.post(`${page}/${of.transactionId}/${button}`);

  test.each(["expire", "cancel"])(
    "that ends by %s leaves the order payable with another method",
    async (button) => {
      const before = await stock();
      const begun = await begin();
      expect(await stock()).toBe(before - 1);
      await press(begun, button);
      const order = await shop.until(begun, hasFailed);
      expect(await stock()).toBe(before);
      expect(await shop.mailsAbout(order.uniqueId)).toEqual(["order-waiting", "payment-failed"]);
      const again = anOrder({ orderId: order.id, orderKey: begun.orderKey });
      expect(await shop.checkout("card", again)).toMatchObject({ success: true, order: { id: order.id } });
    },
  );

  test("that is started again after it ended leads to its own payment", async () => {
    const begun = await begin();
    await press(begun, "expire");
    await shop.until(begun, hasFailed);
    const again = await shop.checkout(way, anOrder({ orderId: begun.order!.id, orderKey: begun.orderKey }));
    expect(again.paymentGatewayUrl).not.toBeNull();
    expect(again.transactionId).not.toBe(begun.transactionId);
    await press(again, "pay");
    await shop.until(begun, ({ status }) => status === "PENDING_FULFILMENT");
  });

  test("that is paid twice leaves the order paid and reports the excess to staff", async () => {
    const begun = await begin();
    await press(begun, "overpay");
    const order = await shop.until(begun, ({ status }) => status === "PENDING_FULFILMENT");
    expect(order.paymentDetails[0]!.paidAmount).toBeGreaterThan(order.total);
    await untilRecorded(begun, /received \$/);
  });

  test("that is partly paid waits for the rest", async () => {
    const begun = await begin();
    await press(begun, "underpay");
    await shop.checkNow();
    if (way === "coinbase") await untilRecorded(begun, /UNDERPAID|received \$/);
    expect((await shop.refresh(begun)).status).toBe("PENDING_PAYMENT");
  });
});

test("the rest of a crypto payment makes the order paid", async () => {
  const begun = await shop.checkout("crypto", anOrder());
  await shop.post(`/plisio/invoice/${begun.transactionId}/underpay`);
  await shop.post(`/plisio/invoice/${begun.transactionId}/pay`);
  await shop.until(begun, ({ status }) => status === "PENDING_FULFILMENT");
});

test("a partial payment of a cancelled order is refunded manually", async () => {
  const begun = await shop.checkout("coinbase", anOrder());
  await shop.post(`/coinbase/pay/${begun.transactionId}/underpay`);
  await untilRecorded(begun, /UNDERPAID|received \$/);
  expect(await shop.cancel(begun)).toMatchObject({
    success: true,
    message: expect.stringContaining("is refunded"),
  });
  await untilRecorded(begun, /refund it manually/);
});

test("an order that Klarna declines after review fails, and its stock is released", async () => {
  const before = await stock();
  const input = anOrder({ address: { ...ADDRESS, email: "ada+pend-reject-01@mail.example" } });
  const placed = await shop.checkout("klarna", input, {
    authorizationToken: await approveAtKlarna(shop, input),
  });
  expect(placed).toMatchObject({ success: true, status: "PENDING_PAYMENT" });
  await shop.post(`/klarna/tester/${placed.transactionId}/reject`);
  await shop.until(placed, hasFailed);
  expect(await stock()).toBe(before);
});

test("Klarna's approval is valid for one order", async () => {
  const input = anOrder();
  const authorizationToken = await approveAtKlarna(shop, input);
  expect(await shop.checkout("klarna", input, { authorizationToken })).toMatchObject({ success: true });
  const second = await shop.checkout("klarna", anOrder(), { authorizationToken });
  expect(second).toMatchObject({ success: false, status: "PAYMENT_FAILED" });
});

test("each order has its own address for Klarna's callbacks", async () => {
  const answer = await shop.app.inject({
    method: "POST",
    url: "/webhooks/klarna?order=00000000-0000-4000-8000-000000000000&key=abc",
    payload: { order_id: "x" },
  });
  expect(answer.statusCode).toBe(400);
});
