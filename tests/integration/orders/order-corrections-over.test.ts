/**
 * Corrections that await payment: allowed actions, expiry and withdrawal, and late payments (ORDER-43,
 * ORDER-44).
 */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { signedIn, type TestUser } from "../../support/people/accounts";
import { correctionCalls, type Placed } from "../../support/orders/corrections";
import { startTestMailbox, type TestMailbox } from "../../support/people/mailbox";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { startSupplierDouble, type SupplierDouble } from "../../support/orders/supplier-double";

let shop: OrderShop;
let box: TestMailbox;
let supplier: SupplierDouble;
let admin: TestUser;
let support: TestUser;
let calls: ReturnType<typeof correctionCalls>;
beforeAll(async () => {
  box = await startTestMailbox();
  supplier = await startSupplierDouble();
  shop = await openOrderShop({ config: { mail: box.mail, suppliers: supplier.settings(30) } });
  admin = await signedIn(shop.api, "ADMIN");
  support = await signedIn(shop.api, "CUSTOMERSUPPORT");
  calls = correctionCalls(shop, box, admin);
});
afterEach(() => shop.line.rewriteResponses(null));
afterAll(async () => {
  await shop?.stop();
  await supplier?.stop();
  await box?.stop();
});

const { orderEdits: sentences } = MESSAGES;
const ADDED = seededId(2);
const ONE_MORE = { items: [{ productId: ADDED, quantity: 1 }] };

const lapse = ({ order }: Placed) =>
  sql`UPDATE order_corrections SET held_until = now() WHERE order_id = ${order.id} AND state = 'WAITING'`.execute(
    shop.api.database.db,
  );

/** A staff mutation with an order and a revision. */
async function change(placed: Placed, call: string, declared = "", variables: object = {}) {
  const { revision } = await calls.read(placed);
  const query = `mutation ($id: ID!, $revision: Int!${declared}) { change: ${call} { success message } }`;
  const input = { id: placed.order.id, revision, ...variables };
  return (await shop.query<{ change: { success: boolean; message: string } }>(query, input, admin.bearer))
    .change;
}

describe("while payment is pending", () => {
  test("the order is neither corrected nor shipped, and says why", async () => {
    const placed = await calls.settled();
    const stock = await shop.stockOf(ADDED);
    const { orderKey } = await calls.requestPayment(placed, ONE_MORE);
    const refusal = { success: false, message: sentences.waits };
    expect(await calls.edit(placed, ONE_MORE, 1)).toMatchObject(refusal);
    expect(await change(placed, "submitToSupplier(orderId: $id, revision: $revision)")).toEqual(refusal);
    const confirm = "changeOrderStatus(orderId: $id, status: CONFIRMED_BY_SUPPLIER, revision: $revision)";
    expect(await change(placed, confirm)).toEqual(refusal);
    const { items, allowedNextStatuses } = await calls.read(placed);
    expect(allowedNextStatuses).toEqual(["CANCELLED"]);
    const cancel = { status: "CANCELLED", itemIds: [items[0]!.id], reason: "no" };
    const cancelItems = "changeOrderItems(orderId: $id, revision: $revision, change: $change)";
    expect(await change(placed, cancelItems, ", $change: ItemChangeInput!", { change: cancel })).toEqual(
      refusal,
    );
    // Not by the worker either, however long the order has been ready.
    await sql`UPDATE orders SET updated_at = now() - interval '1 day' WHERE id = ${placed.order.id}`.execute(
      shop.api.database.db,
    );
    const other = await calls.settled();
    await sql`UPDATE orders SET updated_at = now() - interval '1 hour' WHERE id = ${other.order.id}`.execute(
      shop.api.database.db,
    );
    await calls.until(other, ({ status }) => status === "CONFIRMED_BY_SUPPLIER");
    expect(await calls.read(placed)).toMatchObject({ status: "PENDING_FULFILMENT", correction: {} });
    expect(await shop.stockOf(ADDED)).toBe(stock - 1);
    await shop.checkout("card", calls.payBy(placed, orderKey));
    await calls.until(placed, ({ correction }) => correction === null);
  });

  test("one correction at a time: of two staff users one is told to reload", async () => {
    const placed = await calls.settled();
    const { revision } = await calls.read(placed);
    const { due } = await calls.preview(placed, ONE_MORE);
    const both = await Promise.all([
      calls.edit(placed, ONE_MORE, due, admin, revision),
      calls.edit(placed, ONE_MORE, due, support, revision),
    ]);
    expect(both.filter(({ success }) => success)).toHaveLength(1);
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM order_corrections
      WHERE order_id = ${placed.order.id}`.execute(shop.api.database.db);
    expect(rows[0]!.count).toBe(1);
    expect(await calls.withdraw(placed, admin, revision)).toMatchObject({
      success: false,
      message: MESSAGES.orders.stale,
    });
  });

  test("its link can be emailed again, and a correction with sold-out items is not requested", async () => {
    const placed = await calls.settled();
    await calls.requestPayment(placed, ONE_MORE);
    const query = `mutation ($id: ID!, $key: ID!) { sendPaymentLink(orderId: $id, idempotencyKey: $key) { success } }`;
    await shop.query(query, { id: placed.order.id, key: randomUUID() }, support.bearer);
    await shop.untilRow(
      async () =>
        box.mailbox
          .list(placed.email)
          .filter(({ subject }) => subject.includes("payment needed for your change")).length === 2,
    );
    const other = await calls.settled();
    const scarce = seededId(9);
    await sql`UPDATE product_stock SET available_quantity = 1 WHERE product_id = ${scarce}`.execute(
      shop.api.database.db,
    );
    const two = { items: [{ productId: scarce, quantity: 2 }] };
    expect(await calls.preview(other, two)).toMatchObject({ isPossible: false });
    expect(await shop.stockOf(scarce)).toBe(1);
    expect((await calls.read(other)).correction).toBeNull();
  });

  test("the order can be cancelled: everything is restocked, and payments are refunded", async () => {
    const stock = await Promise.all([seededId(1), ADDED].map((id) => shop.stockOf(id)));
    const placed = await calls.settled();
    const { orderKey } = await calls.requestPayment(placed, ONE_MORE);
    expect((await shop.cancel(placed)).success).toBe(true);
    expect(await Promise.all([seededId(1), ADDED].map((id) => shop.stockOf(id)))).toEqual(stock);
    const paid = await shop.checkout("card", calls.payBy(placed, orderKey));
    expect(paid).toMatchObject({ success: false, errors: [{ code: "ORDER_NOT_PAYABLE" }] });
    const after = await calls.until(placed, ({ paymentDetails }) => paymentDetails[0]!.refundedAmount > 0);
    expect(after).toMatchObject({ status: "CANCELLED", correction: null, amountDue: 0 });
    expect(after.paymentDetails).toHaveLength(1);
  });
});

describe("the request ends", () => {
  test("when it is unpaid in time: the order is unchanged, and the link charges nothing", async () => {
    const placed = await calls.settled();
    const before = await calls.read(placed);
    const stock = await shop.stockOf(ADDED);
    const { orderKey } = await calls.requestPayment(placed, ONE_MORE);
    await lapse(placed);
    const mail = await box.waitFor(placed.email, "No change to your order");
    expect(mail.text).toContain("wasn't paid in time");
    const after = await calls.read(placed);
    expect(after).toMatchObject({
      status: before.status,
      total: before.total,
      correction: null,
      amountDue: 0,
    });
    expect(after.items).toEqual(before.items);
    expect(await shop.stockOf(ADDED)).toBe(stock);
    const paid = await shop.checkout("card", calls.payBy(placed, orderKey));
    expect(paid).toMatchObject({ success: false, message: sentences.over });
    expect((await calls.read(placed)).paymentDetails).toHaveLength(1);
    const rows = await shop.api.database.db
      .selectFrom("order_corrections")
      .select(["state", "sealed_plan"])
      .where("order_id", "=", placed.order.id)
      .execute();
    expect(rows).toEqual([{ state: "LAPSED", sealed_plan: null }]);
    // A new correction can be requested.
    expect((await calls.preview(placed, ONE_MORE)).isPossible).toBe(true);
  });

  test("when staff withdraw it: a card charged in the meantime is refunded automatically", async () => {
    const placed = await calls.settled();
    const { orderKey, due } = await calls.requestPayment(placed, ONE_MORE);
    shop.line.rewriteResponses(() => "lost");
    await shop.checkout("card", calls.payBy(placed, orderKey));
    expect(await calls.withdraw(placed)).toMatchObject({ success: true, order: { correction: null } });
    expect(await calls.withdraw(placed)).toMatchObject({ success: false, message: sentences.noneWaits });
    shop.line.rewriteResponses(null);
    await shop.checkNow();
    const after = await calls.until(placed, ({ paymentDetails }) => {
      const [latest] = paymentDetails;
      return paymentDetails.length === 2 && ["CANCELLED", "REFUNDED"].includes(latest!.state);
    });
    expect(after.paymentDetails[0]!.amount).toBe(due);
    expect(after.items).toHaveLength(1);
    expect(after.history.some(({ summary }) => summary.includes("The change it was for has ended"))).toBe(
      true,
    );
    await box.waitFor(placed.email, "No change to your order");
  });

  test("with a payment exception when the money cannot be refunded", async () => {
    const placed = await calls.settled();
    const { orderKey, due } = await calls.requestPayment(placed, ONE_MORE);
    const begun = await shop.checkout("coinbase", calls.payBy(placed, orderKey));
    // Withdrawn at the moment the customer pays: the page is still open.
    await sql`UPDATE order_corrections SET state = 'WITHDRAWN', sealed_plan = NULL
      WHERE order_id = ${placed.order.id}`.execute(shop.api.database.db);
    await shop.post(`/coinbase/pay/${begun.transactionId}/pay`);
    await shop.checkNow();
    const after = await calls.until(placed, ({ manualRefunds }) => manualRefunds!.length > 0);
    expect(after.manualRefunds).toMatchObject([{ amount: due }]);
    expect(after.items).toHaveLength(1);
    await shop.untilRow(async () => {
      const { rows } = await sql<{ kind: string }>`SELECT kind FROM money_cases
        WHERE order_id = ${placed.order.id}`.execute(shop.api.database.db);
      return rows.some(({ kind }) => kind === "REFUND_BY_HAND");
    });
  });

  test("not while its payment is in progress", async () => {
    const placed = await calls.settled();
    const { orderKey } = await calls.requestPayment(placed, ONE_MORE);
    shop.line.rewriteResponses(() => "lost");
    await shop.checkout("card", calls.payBy(placed, orderKey));
    await lapse(placed);
    await shop.untilRow(async () => {
      const { rows } = await sql<{
        is_kept: boolean;
      }>`SELECT held_until > now() AS is_kept FROM order_corrections
        WHERE order_id = ${placed.order.id}`.execute(shop.api.database.db);
      return rows[0]!.is_kept;
    });
    shop.line.rewriteResponses(null);
    await shop.checkNow();
    const after = await calls.until(placed, ({ correction }) => correction === null);
    expect(after.items).toHaveLength(2);
  });
});
