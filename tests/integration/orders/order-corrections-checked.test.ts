/**
 * A correction that raises the order above its fraud-checked total is checked again, and waits meanwhile
 * (FRAUD-3).
 */
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { signedIn, type TestUser } from "../../support/people/accounts";
import { correctionCalls, type CorrectedOrder, type Placed } from "../../support/orders/corrections";
import { startTestMailbox, type TestMailbox } from "../../support/people/mailbox";
import { aGuest } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { supplierCalls } from "../../support/orders/supplier-calls";
import { startSupplierDouble, type SupplierDouble } from "../../support/orders/supplier-double";

let shop: OrderShop;
let box: TestMailbox;
let supplier: SupplierDouble;
let admin: TestUser;
let support: TestUser;
let calls: ReturnType<typeof correctionCalls>;
/** Total of an order of `settled` in whole dollars: anything above it is held. */
let dollars: number;
beforeAll(async () => {
  box = await startTestMailbox();
  supplier = await startSupplierDouble();
  shop = await openOrderShop({ config: { mail: box.mail, suppliers: supplier.settings() } });
  admin = await signedIn(shop.api, "ADMIN");
  support = await signedIn(shop.api, "CUSTOMERSUPPORT");
  calls = correctionCalls(shop, box, admin);
  dollars = Math.ceil((await calls.read(await calls.settled())).total / 100);
});
/** Submits ready orders at once; closed after the test however it ends. */
let buyer: FastifyInstance | null = null;
afterEach(async () => {
  await buyer?.close();
  buyer = null;
  await blockCheck(null);
});
afterAll(async () => {
  await shop?.stop();
  await supplier?.stop();
  await box?.stop();
});

const { ready, atSupplier, submit, confirmed } = supplierCalls(() => ({ shop, admin, support }));
const { orderEdits: sentences } = MESSAGES;
const ONE_MORE = { items: [{ productId: seededId(2), quantity: 1 }] };

/** @param refuseWith null = the check responds */
async function blockCheck(refuseWith: string | null): Promise<void> {
  await fetch(`${shop.fraud.url}/_sandbox/switches`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(refuseWith === null ? { reset: true } : { refuseWith }),
  });
}

/** Held by the check as soon as the total rises. */
const suspect = () => calls.settled(aGuest().replace("@", `+over${dollars}@`));

/** Requests the change and pays it while the check does not respond. */
async function correctedUnchecked(placed: Placed): Promise<CorrectedOrder> {
  const { orderKey } = await calls.requestPayment(placed, ONE_MORE);
  await blockCheck("INSUFFICIENT_FUNDS");
  await shop.checkout("card", calls.payBy(placed, orderKey));
  return calls.until(placed, ({ correction }) => correction === null);
}

async function letCheck({ order }: Placed): Promise<void> {
  await blockCheck(null);
  await sql`UPDATE orders SET fraud_next_at = now() WHERE id = ${order.id}`.execute(shop.api.database.db);
}

async function move(order: CorrectedOrder, status: string, by: TestUser, reason: string | null = null) {
  const query = `mutation ($id: ID!, $status: OrderStatus!, $revision: Int!, $reason: String) {
    changeOrderStatus(orderId: $id, status: $status, revision: $revision, reason: $reason) { success message } }`;
  const { id, revision } = order as CorrectedOrder & { readonly id: string };
  return (
    await shop.query<{ changeOrderStatus: { success: boolean; message: string } }>(
      query,
      { id, status, revision, reason },
      by.bearer,
    )
  ).changeOrderStatus;
}

const summariesOf = ({ history }: CorrectedOrder) => history.map(({ summary }) => summary);

test("an order above its checked total is not submitted until the check responds, is held by it, and released by a person", async () => {
  const [placed, control, later] = [await suspect(), await ready(), await ready()];
  const before = await calls.read(placed);
  const { effects: looked } = await calls.preview(placed, ONE_MORE);
  expect(looked).toContain(sentences.checkedAgain);
  const due = await correctedUnchecked(placed);
  expect(due).toMatchObject({ status: "PENDING_FULFILMENT" });
  expect(summariesOf(due)).toContain(
    sentences.summaryOfCheckDue(formatMoney(due.total), formatMoney(before.total)),
  );
  expect(due.allowedNextStatuses).toEqual(["CANCELLED"]);
  // Neither by hand nor automatically, while every other order is submitted.
  expect(await submit(placed)).toMatchObject({ success: false, message: sentences.checkWaits });
  expect(await move(due, "CONFIRMED_BY_SUPPLIER", admin)).toMatchObject({
    success: false,
    message: sentences.checkWaits,
  });
  await sql`UPDATE orders SET updated_at = now() + interval '1 day' WHERE id = ${later.order.id}`.execute(
    shop.api.database.db,
  );
  buyer = await shop.anotherHost({ suppliers: supplier.settings(0) });
  await confirmed(control);
  expect(await atSupplier(placed)).toEqual([]);

  await letCheck(placed);
  const held = await calls.until(placed, ({ status }) => status === "PENDING_REVIEW");
  expect(held.history).toContainEqual(
    expect.objectContaining({
      type: "STATUS_CHANGED",
      actor: "System",
      before: "PENDING_FULFILMENT",
      after: "PENDING_REVIEW",
      summary: sentences.summaryOfHeld(formatMoney(due.total)),
    }),
  );
  // The customer's view of the history.
  expect(JSON.stringify((await shop.read(placed)).history)).not.toMatch(/fraud|risk/i);
  await sql`UPDATE orders SET updated_at = now() WHERE id = ${later.order.id}`.execute(shop.api.database.db);
  await confirmed(later);
  expect(await atSupplier(placed)).toEqual([]);

  expect(await move(held, "PENDING_FULFILMENT", support, "Asked")).toMatchObject({ success: false });
  expect(await move(held, "PENDING_FULFILMENT", admin)).toMatchObject({
    success: false,
    message: MESSAGES.orders.releaseReason,
  });
  expect(await move(held, "PENDING_FULFILMENT", admin, "Called, it is theirs")).toMatchObject({
    success: true,
  });
  const { items } = await confirmed(placed);
  expect(items.map(({ partnerOrderId }) => partnerOrderId !== null)).toEqual([true, true]);
});

test("an order that passes again continues automatically, and says so", async () => {
  const placed = await calls.settled();
  await correctedUnchecked(placed);
  await letCheck(placed);
  const passed = await calls.until(placed, (order) =>
    summariesOf(order).includes(sentences.summaryOfPassed(1)),
  );
  expect(passed.status).toBe("PENDING_FULFILMENT");
  expect(await submit(placed)).toMatchObject({ success: true });
  await confirmed(placed);
});

test("a checked total is not checked again: one unit less, and the same unit again", async () => {
  const placed = await suspect();
  const { items, total } = await calls.read(placed);
  const pieces = (quantity: number) => ({ items: [{ itemId: items[0]!.id, quantity }] });
  expect(await calls.edit(placed, pieces(1), null)).toMatchObject({ success: true });
  expect((await calls.preview(placed, pieces(2))).effects).not.toContain(sentences.checkedAgain);
  const { orderKey } = await calls.requestPayment(placed, pieces(2));
  await shop.checkout("card", calls.payBy(placed, orderKey));
  const again = await calls.until(placed, ({ correction }) => correction === null);
  expect(again).toMatchObject({ status: "PENDING_FULFILMENT", total });
  expect(summariesOf(again).filter((summary) => /Fraud check needed again/.test(summary))).toEqual([]);
  expect(await submit(placed)).toMatchObject({ success: true });
});

test("an order in review stays there whatever the check finds, and its release covers the current total", async () => {
  const placed = await suspect();
  await correctedUnchecked(placed);
  await letCheck(placed);
  const held = await calls.until(placed, ({ status }) => status === "PENDING_REVIEW");
  const { orderKey } = await calls.requestPayment(placed, {
    items: [{ productId: seededId(3), quantity: 1 }],
  });
  await blockCheck("INSUFFICIENT_FUNDS");
  await shop.checkout("card", calls.payBy(placed, orderKey));
  const dearer = await calls.until(placed, ({ correction }) => correction === null);
  expect(dearer.total).toBeGreaterThan(held.total);
  expect(dearer.status).toBe("PENDING_REVIEW");
  expect(await move(dearer, "PENDING_FULFILMENT", admin, "Known for years")).toMatchObject({ success: true });
  expect(await submit(placed)).toMatchObject({ success: true });
});

test("only the check puts an order back in review", async () => {
  const placed = await calls.settled();
  const order = await calls.read(placed);
  expect(order.allowedNextStatuses).not.toContain("PENDING_REVIEW");
  expect(await move(order, "PENDING_REVIEW", admin, "Odd")).toMatchObject({
    success: false,
    message: MESSAGES.orders.notAllowed,
  });
});
