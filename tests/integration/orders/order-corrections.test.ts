/** Corrections that raise the total: requested, paid by the emailed link, and then applied (ORDER-42). */
import { MESSAGES } from "#contract/messages";
import { signedIn, type TestUser } from "../../support/people/accounts";
import { correctionCalls } from "../../support/orders/corrections";
import { startTestMailbox, type TestMailbox } from "../../support/people/mailbox";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { deliver } from "../../support/people/webhook-inbox";

let shop: OrderShop;
let box: TestMailbox;
let admin: TestUser;
let support: TestUser;
let calls: ReturnType<typeof correctionCalls>;
beforeAll(async () => {
  box = await startTestMailbox();
  shop = await openOrderShop({ holdWebhooks: true, config: { mail: box.mail } });
  admin = await signedIn(shop.api, "ADMIN");
  support = await signedIn(shop.api, "CUSTOMERSUPPORT");
  calls = correctionCalls(shop, box, admin);
});
afterEach(async () => {
  shop.line.rewriteResponses(null);
  await shop.set({ reset: true });
});
afterAll(async () => {
  await shop?.stop();
  await box?.stop();
});

const { orderEdits: sentences } = MESSAGES;
const ADDED = seededId(2);
const ONE_MORE = { items: [{ productId: ADDED, quantity: 1 }] };
const quantities = (items: readonly { readonly quantity: number }[]) => items.map(({ quantity }) => quantity);

test("staff add an item, the customer pays the difference by the link, and the correction is applied", async () => {
  const placed = await calls.settled();
  const before = await calls.read(placed);
  const stock = await shop.stockOf(ADDED);
  const looked = await calls.preview(placed, ONE_MORE);
  expect(looked).toMatchObject({ isPossible: true, totalBefore: before.total });
  expect(looked.due).toBe(looked.total - before.total);
  expect(looked.due).toBeGreaterThan(0);
  expect(await calls.read(placed)).toEqual(before);
  expect(await shop.stockOf(ADDED)).toBe(stock);
  // A customer is never charged an amount they did not see.
  expect(await calls.edit(placed, ONE_MORE, null)).toMatchObject({ success: false });
  expect(await calls.edit(placed, ONE_MORE, looked.due - 1)).toMatchObject({
    success: false,
    message: sentences.costsOther,
  });

  const requested = await calls.edit(placed, ONE_MORE, looked.due, support);
  expect(requested).toMatchObject({
    success: true,
    order: {
      total: before.total,
      amountDue: looked.due,
      correction: { due: looked.due, total: looked.total, requestedBy: support.username },
    },
  });
  expect(requested.order!.items).toEqual(before.items);
  expect(requested.order!.correction!.changes).toHaveLength(1);
  expect(await shop.stockOf(ADDED)).toBe(stock - 1);

  const orderKey = await calls.mailedKey(placed);
  const quote = await shop.query<{ getCheckoutQuote: object }>(
    `query ($input: CheckoutInput!) { getCheckoutQuote(input: $input) {
      total paidAmount lease { isAvailable } paymentMethods lines { quantity } errors { code } } }`,
    { input: calls.payBy(placed, orderKey) },
  );
  expect(quote.getCheckoutQuote).toMatchObject({
    total: looked.total,
    paidAmount: before.total,
    lease: { isAvailable: false },
    errors: [],
    lines: [{ quantity: 2 }, { quantity: 1 }],
    paymentMethods: expect.arrayContaining(["CARD", "KLARNA"]),
  });
  const declined = await shop.checkout("card", calls.payBy(placed, orderKey), {
    nonce: "fake-processor-declined-visa-nonce",
  });
  expect(declined).toMatchObject({ success: false, status: "PAYMENT_FAILED" });
  expect(await calls.read(placed)).toMatchObject({ status: before.status, correction: { due: looked.due } });

  const presses = await Promise.all([1, 2].map(() => shop.checkout("card", calls.payBy(placed, orderKey))));
  expect(presses.filter(({ success }) => success).length).toBeGreaterThan(0);
  const after = await calls.until(placed, ({ correction }) => correction === null);
  expect(after).toMatchObject({ status: "PENDING_FULFILMENT", total: looked.total, amountDue: 0 });
  expect(after.items).toMatchObject([
    { quantity: 2 },
    { productId: ADDED, quantity: 1, status: "PENDING_SHIPMENT" },
  ]);
  expect(after.paymentDetails.map(({ paidAmount }) => paidAmount)).toEqual([looked.due, 0, before.total]);
  expect(after.history.filter(({ type }) => type === "ITEM_ADDED")).toMatchObject([
    { actor: support.username },
  ]);
  expect(await shop.stockOf(ADDED)).toBe(stock - 1);
  const mail = await box.waitFor(placed.email, "has been updated");
  expect(mail.text).toContain("We've received");
  // A second click changes nothing and charges nothing.
  expect(await shop.checkout("card", calls.payBy(placed, orderKey))).toMatchObject({ success: true });
  expect((await calls.read(placed)).paymentDetails).toHaveLength(3);
});

test("a costlier address is paid for too, and one item can replace another", async () => {
  const placed = await calls.settled();
  const { items, total } = await calls.read(placed);
  const stock = await Promise.all([1, 3].map((number) => shop.stockOf(seededId(number))));
  const elsewhere = {
    firstName: "Ada",
    lastName: "Byron",
    address1: "1 Capitol Avenue",
    phone: "5125550142",
    city: "Indianapolis",
    state: "IN",
    postalCode: "46204",
  };
  const change = {
    items: [
      { itemId: items[0]!.id, quantity: 1 },
      { productId: seededId(3), quantity: 3 },
    ],
    shipping: elsewhere,
  };
  const { orderKey, due } = await calls.requestPayment(placed, change);
  const rows = await shop.api.database.db
    .selectFrom("order_corrections")
    .select("sealed_plan")
    .where("order_id", "=", placed.order.id)
    .execute();
  expect(rows[0]!.sealed_plan!.toString("latin1")).not.toContain("Capitol");
  expect(await shop.stockOf(seededId(1))).toBe(stock[0]);
  await shop.checkout("card", calls.payBy(placed, orderKey));
  const after = await calls.until(placed, ({ correction }) => correction === null);
  expect(after.total).toBe(total + due);
  expect(quantities(after.items)).toEqual([1, 3]);
  expect(after.history.some(({ type }) => type === "SHIPPING_ADDRESS_UPDATED")).toBe(true);
  expect(await shop.stockOf(seededId(1))).toBe(stock[0]! + 1);
  expect(await shop.stockOf(seededId(3))).toBe(stock[1]! - 3);
});

describe("the payment is made once", () => {
  test("of a page whose webhooks arrive many times at two hosts", async () => {
    const placed = await calls.settled();
    const { orderKey, due } = await calls.requestPayment(placed, ONE_MORE);
    const begun = await shop.checkout("coinbase", calls.payBy(placed, orderKey));
    expect(begun).toMatchObject({ success: true, status: "PENDING_PAYMENT" });
    expect(begun.paymentGatewayUrl).toBeTruthy();
    await shop.inbox.take(0);
    const other = await shop.anotherHost();
    await shop.post(`/coinbase/pay/${begun.transactionId}/pay`);
    const webhooks = await shop.inbox.take(2);
    const hosts = [shop.app, other];
    await Promise.all(hosts.flatMap((host) => webhooks.map((webhook) => deliver(host, webhook))));
    const after = await calls.until(placed, ({ correction }) => correction === null);
    await Promise.all(webhooks.map((webhook) => deliver(other, webhook)));
    await shop.checkNow();
    await other.close();
    expect(after.paymentDetails[0]).toMatchObject({ amount: due, paidAmount: due });
    expect(after.items).toHaveLength(2);
    expect((await calls.read(placed)).items).toEqual(after.items);
  });

  test("by a host that never got the response: the sweeper finds it", async () => {
    const placed = await calls.settled();
    const { orderKey, due } = await calls.requestPayment(placed, ONE_MORE);
    shop.line.rewriteResponses(() => "lost");
    const uncertain = await shop.checkout("card", calls.payBy(placed, orderKey));
    expect(uncertain).toMatchObject({ success: false, errors: [{ code: "PAYMENT_UNCERTAIN" }] });
    expect((await calls.read(placed)).correction).not.toBeNull();
    shop.line.rewriteResponses(null);
    await shop.checkNow();
    const after = await calls.until(placed, ({ correction }) => correction === null);
    expect(after.paymentDetails[0]).toMatchObject({ paidAmount: due });
    expect(after.paymentDetails).toHaveLength(2);
  });
});

describe("later steps know both payments", () => {
  test("a cancellation refunds both", async () => {
    const placed = await calls.settled();
    const { orderKey } = await calls.requestPayment(placed, ONE_MORE);
    await shop.checkout("card", calls.payBy(placed, orderKey));
    const { total } = await calls.until(placed, ({ correction }) => correction === null);
    expect((await shop.cancel(placed)).success).toBe(true);
    const after = await calls.until(placed, ({ paymentDetails }) =>
      paymentDetails.every(({ state }) => state === "CANCELLED" || state === "REFUNDED"),
    );
    const back = after.paymentDetails.map(({ amount }) => amount);
    expect(back).toHaveLength(2);
    expect(back[0]! + back[1]!).toBe(total);
  });

  test("removing an item refunds from both where one is too small", async () => {
    const placed = await calls.settled();
    const { orderKey, due } = await calls.requestPayment(placed, ONE_MORE);
    const paid = await shop.checkout("card", calls.payBy(placed, orderKey));
    await shop.post(`/braintree/tester/${paid.transactionId}/settle`);
    const { items, total } = await calls.until(placed, ({ correction }) => correction === null);
    const fewer = { items: [{ itemId: items[0]!.id, quantity: 0 }] };
    const { success, order } = await calls.edit(placed, fewer, null);
    expect(success).toBe(true);
    const back = total - order!.total;
    const after = await calls.until(
      placed,
      ({ paymentDetails }) =>
        paymentDetails.reduce((sum, payment) => sum + payment.refundedAmount, 0) === back,
    );
    expect(after.paymentDetails[0]!.refundedAmount).toBe(Math.min(due, back));
  });
});
