/** Cards end to end: paid, declined, uncertain, and the effects of their webhooks. */
import { sql } from "kysely";
import { anOrder } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { signedIn } from "../../support/people/accounts";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { deliver, type HeldWebhook } from "../../support/people/webhook-inbox";

const DECLINED = { nonce: "fake-processor-declined-visa-nonce" };
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ holdWebhooks: true });
});
afterEach(async () => {
  shop.line.rewriteResponses(null);
  await shop.set({ reset: true });
});
afterAll(() => shop.stop());

const stock = () => shop.stockOf(seededId(1));
const isPaid = ({ status }: { readonly status: string }) => status === "PENDING_FULFILMENT";
const remarks = async (of: Parameters<OrderShop["historyOf"]>[0]) =>
  (await shop.historyOf(of)).map(({ summary }) => summary).join("\n");

/** Presses a tester's button, and delivers its webhook. */
async function press(transactionId: string | null, action: string): Promise<HeldWebhook> {
  await shop.inbox.take(0);
  await shop.post(`/braintree/tester/${transactionId}/${action}`);
  const [webhook] = await shop.inbox.take(1);
  return webhook!;
}

describe("an order paid by card", () => {
  test("is confirmed to the customer, once", async () => {
    const before = await stock();
    const paid = await shop.paid();
    expect(paid).toMatchObject({ status: "PAYMENT_RECEIVED", paymentGatewayUrl: null });
    expect(await shop.mailsAbout(paid.order.uniqueId)).toEqual(["order-confirmation"]);
    expect(await stock()).toBe(before - 1);
  });

  test("has one history entry for being placed, and one for the payment that advanced it", async () => {
    const placed = await shop.paid();
    await shop.post(`/braintree/tester/${placed.transactionId}/settle`);
    await shop.until(placed, ({ paymentDetails }) => paymentDetails[0]!.paidAmount > 0);
    const { rows } = await sql<{ type: string; after: string | null; summary: string }>`
      SELECT type, after, summary FROM order_events WHERE order_id = ${placed.order.id} ORDER BY id`.execute(
      shop.api.database.db,
    );
    expect(rows.slice(0, 2)).toMatchObject([
      { type: "CREATED", after: "PENDING_PAYMENT" },
      {
        type: "STATUS_CHANGED",
        after: "PAYMENT_RECEIVED",
        summary: expect.stringMatching(/^Card ending in /),
      },
    ]);
    const summaries = rows.map(({ summary }) => summary);
    expect(new Set(summaries).size).toBe(summaries.length);
  });

  test("has its history in words, without vendor codes", async () => {
    const paid = await shop.paid();
    const declined = await shop.checkout("card", anOrder(), DECLINED);
    expect(await remarks(paid)).toContain("Card ending in 1111: submitted for settlement");
    expect(await remarks(declined)).toContain("The bank declined with code 2000");
    for (const of of [paid, declined]) expect(await remarks(of)).not.toMatch(/[a-z]_[a-z]/i);
  });

  test("is unchanged by five settlement webhooks", async () => {
    const paid = await shop.paid();
    await shop.until(paid, isPaid);
    const settled = await press(paid.transactionId, "settle");
    const before = await shop.read(paid);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => deliver(shop.app, settled)));
    expect(answers).toEqual([200, 200, 200, 200, 200]);
    await shop.untilRow(async () => {
      const events = await shop.api.database.db
        .selectFrom("payment_events")
        .select("handled_at")
        .where("transaction_id", "=", paid.transactionId)
        .execute();
      return events.length === 1 && events[0]!.handled_at !== null;
    });
    expect(await shop.read(paid)).toEqual(before);
    expect(await shop.mailsAbout(paid.order.uniqueId)).toEqual(["order-confirmation"]);
  });

  test("notifies staff when the settlement is declined later", async () => {
    const paid = await shop.paid();
    const declined = await press(paid.transactionId, "settlement-decline");
    expect(await deliver(shop.app, declined)).toBe(200);
    await shop.untilRow(async () => (await remarks(paid)).includes("the money did not stay"));
    expect((await shop.read(paid)).paymentDetails).toMatchObject([{ state: "FAILED", paidAmount: 0 }]);
  });

  test("is not reverted by a webhook from before a refund", async () => {
    const admin = await signedIn(shop.api, "ADMIN");
    const paid = await shop.paid();
    const settled = await press(paid.transactionId, "settle");
    const { total, id } = paid.order;
    await shop.query(
      `mutation { refundOrder(orderId: "${id}", amount: ${total}, reason: "Broken", idempotencyKey: "${id}") { success } }`,
      {},
      admin.bearer,
    );
    const isRefunded = ({ paymentDetails }: typeof paid.order) => paymentDetails[0]?.state === "REFUNDED";
    await shop.until(paid, isRefunded);
    expect(await deliver(shop.app, settled)).toBe(200);
    await shop.checkNow();
    const order = await shop.until(paid, isPaid);
    expect(order.paymentDetails).toMatchObject([{ state: "REFUNDED", refundedAmount: total }]);
  });
});

describe("a declined card", () => {
  test("leaves an order that can be paid with another method, its stock released", async () => {
    const before = await stock();
    const refused = await shop.checkout("card", anOrder(), DECLINED);
    expect(refused).toMatchObject({ success: false, status: "PAYMENT_FAILED" });
    expect(refused.errors[0]?.message).toMatch(/another/);
    expect(await stock()).toBe(before);
    expect(await shop.mailsAbout(refused.order!.uniqueId)).toEqual(["payment-failed"]);
    const again = { orderId: refused.order!.id, orderKey: refused.orderKey };
    const paid = await shop.checkout("card", anOrder(again));
    expect(paid).toMatchObject({ success: true, status: "PAYMENT_RECEIVED" });
    expect(paid.order).toMatchObject({
      id: refused.order!.id,
      paymentDetails: [{ state: "PAID" }, { state: "FAILED" }],
    });
    expect(await stock()).toBe(before - 1);
  });

  test("shows the reason to staff, not to the customer", async () => {
    const refused = await shop.checkout("card", anOrder(), { nonce: "fake-gateway-rejected-fraud-nonce" });
    expect(JSON.stringify(await shop.read(refused))).not.toMatch(/fraud"|Rejected/);
    expect(await remarks(refused)).toContain("fraud");
  });
});

describe("a card payment whose response is lost", () => {
  const lose = () => shop.set({ vendor: "braintree", loseAnswerNext: 3 });

  test("is uncertain to the customer, charged once, and found by the sweeper", async () => {
    const payments = (await shop.ledger())["braintree"]!.payments;
    await lose();
    const input = anOrder();
    const first = await shop.checkout("card", input);
    expect(first).toMatchObject({
      success: false,
      errors: [{ code: "PAYMENT_UNCERTAIN" }],
      status: "PENDING_PAYMENT",
    });
    await shop.set({ reset: true });
    await shop.checkNow();
    await shop.until(first, isPaid);
    expect(await shop.checkout("card", input)).toMatchObject({
      success: true,
      order: { id: first.order!.id },
    });
    expect((await shop.ledger())["braintree"]!.payments).toBe(payments + 1);
  });

  test("is refunded when the order was cancelled in the meantime", async () => {
    const net = (await shop.ledger())["braintree"]!.netCents;
    const before = await stock();
    await lose();
    const first = await shop.checkout("card", anOrder());
    expect(await shop.cancel(first)).toMatchObject({ success: true });
    await shop.set({ reset: true });
    await shop.checkNow();
    await shop.untilRow(async () => (await remarks(first)).includes("refunded by Card"));
    expect((await shop.ledger())["braintree"]!.netCents).toBe(net);
    expect(await shop.read(first)).toMatchObject({
      status: "CANCELLED",
      paymentDetails: [{ state: "CANCELLED", paidAmount: 0 }],
    });
    expect(await stock()).toBe(before);
  });
});

test("a payment unknown to its gateway fails after a while, and the stock is released", async () => {
  const before = await stock();
  shop.line.setDown(true);
  const first = await shop.checkout("card", anOrder());
  shop.line.setDown(false);
  expect(first.errors).toMatchObject([{ code: "PAYMENT_UNCERTAIN" }]);
  expect(await stock()).toBe(before - 1);
  await shop.api.database.db
    .updateTable("payments")
    .set({ created_at: new Date(Date.now() - 3_600_000) })
    .where("order_id", "=", first.order!.id)
    .execute();
  await shop.checkNow();
  await shop.until(first, ({ status }) => status === "PAYMENT_FAILED");
  expect(await stock()).toBe(before);
  expect(await shop.mailsAbout(first.order!.uniqueId)).toEqual(["payment-failed"]);
});

test("a sale with a different amount than the order's does not pay it", async () => {
  shop.line.rewriteResponses((text) => text.replace(/<amount>(\d+)/, "<amount>9$1"));
  const answer = await shop.checkout("card", anOrder());
  expect(answer).toMatchObject({ success: false, status: "PENDING_PAYMENT" });
  expect(await remarks(answer)).toContain("cents, but the order is for");
});

test("a sale in another currency does not pay the order", async () => {
  shop.line.rewriteResponses((text) => text.replaceAll("USD", "EUR"));
  const answer = await shop.checkout("card", anOrder());
  expect(answer).toMatchObject({ success: false, status: "PENDING_PAYMENT" });
  expect(await remarks(answer)).toContain("in EUR, not USD");
});

describe("Braintree's webhook address", () => {
  test("answers the verification challenge", async () => {
    const verify = (challenge: string) =>
      shop.app.inject({ url: `/webhooks/braintree?bt_challenge=${challenge}` });
    expect(await verify("20f9f8ed05f77439fe955c977e4c8a53")).toMatchObject({ statusCode: 200 });
    expect((await verify("20f9f8ed05f77439fe955c977e4c8a53")).body).toMatch(
      /^sandbox_public_key\|[0-9a-f]{40}$/,
    );
    expect(await verify("Robert'); DROP TABLE")).toMatchObject({ statusCode: 400 });
  });

  test("rejects forged, truncated, empty and unmatched requests", async () => {
    const paid = await shop.paid();
    const real = await press(paid.transactionId, "settle");
    const bodies = [
      "",
      "bt_signature=x",
      real.body.slice(0, -20),
      real.body.replace(/%7C[0-9a-f]{4}/, "%7C0000"),
    ];
    for (const body of bodies) expect(await deliver(shop.app, { ...real, body })).toBe(400);
    expect(await deliver(shop.app, { ...real, path: "/webhooks/nobody" })).toBe(404);
    expect(await deliver(shop.app, { ...real, path: "/webhooks/__proto__" })).toBe(404);
    expect(await deliver(shop.app, real)).toBe(200);
  });
});
