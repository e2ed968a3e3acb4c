/** Supplier orders: submitted once, tracked to completion, cancelled and reordered (ORDER-30 to ORDER-33). */
import { sql } from "kysely";
import { formatCalendarDay } from "#contract/time/days";
import { MESSAGES } from "#contract/messages";
import { SUPPLIER_ORDER_MESSAGES } from "#contract/orders/messages";
import { addManyOrders } from "../../../demo/history/many-orders";
import { signedIn, type TestUser } from "../../support/people/accounts";
import { startTestMailbox, type TestMailbox } from "../../support/people/mailbox";
import { aGuest, anOrder } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { PICKUP, supplierCalls, type Change, type Placed } from "../../support/orders/supplier-calls";
import { startSupplierDouble, type SupplierDouble } from "../../support/orders/supplier-double";

let shop: OrderShop;
let box: TestMailbox;
let supplier: SupplierDouble;
let admin: TestUser;
let support: TestUser;
beforeAll(async () => {
  box = await startTestMailbox();
  supplier = await startSupplierDouble();
  shop = await openOrderShop({ config: { mail: box.mail, suppliers: supplier.settings() } });
  admin = await signedIn(shop.api, "ADMIN");
  support = await signedIn(shop.api, "CUSTOMERSUPPORT");
});
afterAll(async () => {
  await shop?.stop();
  await Promise.all([supplier?.stop(), box?.stop()]);
});
afterEach(() => supplier.set({ reset: true }));

const {
  ready,
  read: readIds,
  atSupplier,
  submit,
  requestCancel,
  changeItems,
  until,
  confirmed,
  untilSupplier,
} = supplierCalls(() => ({
  shop,
  admin,
  support,
}));

function markBoughtAnotherWay({ order }: Placed, revision: number) {
  const query = `mutation ($id: ID!, $revision: Int!) {
    changeOrderStatus(orderId: $id, status: CONFIRMED_BY_SUPPLIER, revision: $revision) { success } }`;
  return shop.query(query, { id: order.id, revision }, support.bearer);
}

async function orderingOf({ order }: Placed, bearer = support.bearer) {
  const query = `query ($id: ID!) { getOrder(orderId: $id) { supplierOrdering { items isOrdered } } }`;
  type Answer = { getOrder: { supplierOrdering: { items: string[]; isOrdered: boolean } | null } };
  return (await shop.query<Answer>(query, { id: order.id }, bearer)).getOrder.supplierOrdering;
}

async function submitAndConfirm(placed: Placed): Promise<string> {
  expect((await submit(placed)).success).toBe(true);
  const { items } = await confirmed(placed);
  return items.find(({ partnerOrderId }) => partnerOrderId !== null)!.partnerOrderId!;
}

test("an untouched order is submitted once, shipped, delivered and completed automatically", async () => {
  const email = aGuest();
  const placed = await ready(email, "", {}, [1, 2]);
  const other = await shop.anotherHost({ mail: box.mail, suppliers: supplier.settings(0) });
  const order = await confirmed(placed);
  await other.close();
  const [number] = await supplier.ordersOf(order.uniqueId);
  expect(await supplier.ordersOf(order.uniqueId)).toHaveLength(1);
  expect(order.items.map(({ partnerOrderId }) => partnerOrderId)).toEqual([number!.id, number!.id]);

  await supplier.press(number!.id, "ship", order.items[0]!.id);
  const partly = await until(placed, ({ items }) => items[0]!.status === "SHIPPED");
  expect(partly).toMatchObject({
    status: "CONFIRMED_BY_SUPPLIER",
    items: [{}, { status: "PENDING_SHIPMENT" }],
  });
  expect(partly.items[0]!.trackingUrl).toMatch(/^https:\/\/www\.ups\.com\/track\?tracknum=1Z/);
  expect((await box.waitFor(email, "Tracking number")).text).toContain("UPS");

  await supplier.press(number!.id, "deliver");
  const done = await until(placed, ({ items }) => items.every(({ status }) => status === "DELIVERED"));
  expect(done.status).toBe("COMPLETED");
  await box.waitFor(email, "has arrived");
  const types = done.history.map(({ type }) => type);
  expect(types).toContain("SHIPMENT_DETAILS_UPDATED");
  const moves = done.history.filter(({ type }) => type === "STATUS_CHANGED");
  expect(moves.map(({ after, actor }) => [after, actor])).toEqual(
    expect.arrayContaining([
      ["CONFIRMED_BY_SUPPLIER", "System"],
      ["COMPLETED", "System"],
    ]),
  );
});

test("a lost response, a failing supplier and malformed responses still lead to one order", async () => {
  const placed = await ready(aGuest(), "lost answer");
  await supplier.set({ failNext: 2, nonsenseNext: 1 });
  const order = await until(placed, () => true).then(() => submit(placed));
  expect(order.success).toBe(true);
  const { uniqueId } = await confirmed(placed);
  expect(await supplier.ordersOf(uniqueId)).toHaveLength(1);
});

test("two hosts and a double click order once; a stale request is rejected", async () => {
  const placed = await ready();
  const { revision } = await readIds(placed);
  const other = await shop.anotherHost({ suppliers: supplier.settings(0) });
  const both = await Promise.all([submit(placed, support, revision), submit(placed, admin, revision)]);
  expect(both.filter(({ success }) => success).length).toBeLessThanOrEqual(1);
  const { uniqueId } = await confirmed(placed);
  const late = await submit(placed, support, revision);
  expect(late).toMatchObject({ success: false, message: MESSAGES.orders.stale });
  expect(await submit(placed)).toMatchObject({
    success: false,
    message: SUPPLIER_ORDER_MESSAGES.nothingToDo,
  });
  expect(await supplier.ordersOf(uniqueId)).toHaveLength(1);
  await other.close();
});

test("a host that shuts down mid-request leaves the order to the next one", async () => {
  const slow = await startSupplierDouble();
  await slow.set({ delayMs: 1_500 });
  const dying = await shop.anotherHost({ suppliers: slow.settings(0, { timeoutMs: 500 }) });
  const placed = await ready();
  await shop.untilRow(async () => (await atSupplier(placed)).length > 0);
  await dying.close();
  await slow.stop();
  const { uniqueId } = await confirmed(placed);
  expect(await supplier.ordersOf(uniqueId)).toHaveLength(1);
});

test("an out-of-stock item is cancelled by the supplier: emailed, not restocked, and refunded when staff cancel it", async () => {
  const email = aGuest();
  const before = await shop.stockOf(seededId(1));
  const placed = await ready(email, "OUT OF STOCK");
  await submit(placed);
  const order = await until(placed, ({ status }) => status === "CANCELLED_BY_SUPPLIER");
  expect(order.items).toMatchObject([{ status: "CANCELLED_BY_SUPPLIER" }]);
  expect(await atSupplier(placed)).toMatchObject([{ state: "REFUSED", refusalCode: "OUT_OF_STOCK" }]);
  await box.waitFor(email, "can't deliver");
  expect(order.paymentDetails[0]!.refundedAmount).toBe(0);
  const query = `mutation ($id: ID!) { cancelOrder(orderId: $id, reason: "Gone") { success } }`;
  await shop.query(query, { id: placed.order.id }, admin.bearer);
  await until(placed, ({ paymentDetails, total }) => paymentDetails[0]!.refundedAmount === total);
  expect(await shop.stockOf(seededId(1))).toBe(before - 1);
});

test("the rest of the order is delivered, and staff refund the out-of-stock item", async () => {
  const placed = await ready(aGuest(), "OUT OF STOCK", {}, [1, 2]);
  await submit(placed);
  const { items, status } = await confirmed(placed);
  expect({ status, items }).toMatchObject({
    status: "CONFIRMED_BY_SUPPLIER",
    items: [{ status: "CANCELLED_BY_SUPPLIER" }, { status: "PENDING_SHIPMENT" }],
  });
  expect((await atSupplier(placed)).map(({ state }) => state)).toEqual(["SUBMITTED", "REFUSED"]);
  await supplier.press(items[1]!.partnerOrderId!, "deliver");
  const { revision } = await until(placed, (order) => order.items[1]!.status === "DELIVERED");
  const change = { itemIds: [items[0]!.id], status: "CANCELLED", reason: "Gone" };
  await changeItems(placed, revision, change);
  const done = await until(placed, ({ paymentDetails }) => paymentDetails[0]!.refundedAmount > 0);
  expect(done).toMatchObject({
    status: "COMPLETED",
    items: [{ status: "CANCELLED" }, { status: "DELIVERED" }],
  });
});

test("an item staff bought elsewhere is not ordered from the supplier unless the purchase is undone", async () => {
  const placed = await ready(aGuest(), "", {}, [1, 2]);
  const { revision } = await readIds(placed);
  await markBoughtAnotherWay(placed, revision);
  const byHand = await readIds(placed);
  expect(byHand.status).toBe("CONFIRMED_BY_SUPPLIER");
  expect(await submit(placed)).toMatchObject({
    success: false,
    message: SUPPLIER_ORDER_MESSAGES.nothingToDo,
  });
  expect(await atSupplier(placed)).toEqual([]);
  const change = {
    itemIds: [byHand.items[0]!.id],
    status: "CANCELLED_BY_SUPPLIER",
    reason: "Sold out there",
  };
  await changeItems(placed, byHand.revision, change);
  expect((await submit(placed)).success).toBe(true);
  expect((await atSupplier(placed)).flatMap(({ items }) => items.map(({ itemId }) => itemId))).toEqual([
    byHand.items[0]!.id,
  ]);
});

test("an item marked as bought elsewhere by mistake is then ordered from the supplier, once", async () => {
  const placed = await ready(aGuest(), "", {}, [1, 2]);
  const { revision, items } = await readIds(placed);
  const ids = items.map(({ id }) => id);
  expect(await orderingOf(placed)).toEqual({ items: ids, isOrdered: false });
  await markBoughtAnotherWay(placed, revision);
  expect(await orderingOf(placed)).toEqual({ items: ids, isOrdered: false });

  const byHand = await readIds(placed);
  const answers = await Promise.all([support, admin].map((by) => submit(placed, by, byHand.revision, true)));
  expect(answers.map(({ success }) => success).sort()).toEqual([false, true]);
  expect(await orderingOf(placed)).toEqual({ items: [], isOrdered: true });
  const ordered = await until(placed, (order) => order.items.every((item) => item.partnerOrderId !== null));
  expect(ordered.status).toBe("CONFIRMED_BY_SUPPLIER");
  expect(await supplier.ordersOf(placed.order.uniqueId)).toHaveLength(1);
  expect(await submit(placed, support, undefined, true)).toMatchObject({ success: false });
});

test("only users with the permission see what can be ordered from suppliers", async () => {
  const customer = await signedIn(shop.api, "CUSTOMER");
  const placed = await shop.paid(anOrder(), customer.bearer);
  await shop.until(placed, ({ status }) => status === "PENDING_FULFILMENT");
  expect(await orderingOf(placed, customer.bearer)).toBeNull();
});

test("an order in progress at the supplier cannot also be confirmed by hand", async () => {
  const placed = await ready();
  await supplier.set({ failNext: 1_000 });
  await submit(placed);
  const { revision } = await readIds(placed);
  const move = `mutation ($id: ID!, $revision: Int!) { change:
    changeOrderStatus(orderId: $id, status: CONFIRMED_BY_SUPPLIER, revision: $revision) { success message } }`;
  const { change } = await shop.query<{ change: Change }>(
    move,
    { id: placed.order.id, revision },
    support.bearer,
  );
  await supplier.set({ reset: true });
  expect(change).toEqual({ success: false, message: SUPPLIER_ORDER_MESSAGES.beingOrdered });
  await confirmed(placed);
});

test("a backorder is emailed once with its date, and waits", async () => {
  const email = aGuest();
  const placed = await ready(email, "BACKORDER");
  await submitAndConfirm(placed);
  const order = await until(placed, ({ items }) => items[0]!.estimatedDeliveryDate !== null);
  expect(order.items[0]!.status).toBe("PENDING_SHIPMENT");
  await box.waitFor(email, "is delayed");
  await until(placed, () => true);
  await untilSupplier(placed, ([first]) => first?.items[0]?.supplierStatus === "Backordered");
  const delays = (await readIds(placed)).history.filter(({ summary }) =>
    summary.startsWith("Delayed by the supplier"),
  );
  expect(delays).toHaveLength(1);
  const day = formatCalendarDay(order.items[0]!.estimatedDeliveryDate!.slice(0, 10));
  expect(JSON.stringify((await readIds(placed)).history)).toContain(`"Expected ${day}: `);
  expect(box.mailbox.list(email).filter(({ subject }) => subject.includes("is delayed"))).toHaveLength(1);
});

test("a pickup completes the order, and a return refunds it", async () => {
  const email = aGuest();
  const placed = await ready(email, "", PICKUP);
  const number = await submitAndConfirm(placed);
  await supplier.press(number, "ready");
  await until(placed, ({ items }) => items[0]!.status === "READY_TO_PICKUP");
  await box.waitFor(email, "ready for pickup");
  await supplier.press(number, "pick-up");
  expect((await until(placed, ({ items }) => items[0]!.status === "PICKUPED")).status).toBe("COMPLETED");
  await supplier.press(number, "return");
  const back = await until(placed, ({ paymentDetails }) => paymentDetails[0]!.refundedAmount > 0);
  expect(back).toMatchObject({ status: "RETURNED", items: [{ status: "RETURNED" }] });
  await box.waitFor(email, "received your return");
});

test("staff recall an item before it ships and order it again; later it is too late", async () => {
  const placed = await ready(aGuest(), "", {}, [1, 2]);
  const number = await submitAndConfirm(placed);
  const [first, second] = (await readIds(placed)).items.map(({ id }) => id);
  const recall = await requestCancel(placed, [first!]);
  expect(recall).toMatchObject({ success: true, message: SUPPLIER_ORDER_MESSAGES.cancellationRequested });
  const without = await until(placed, ({ items }) => items[0]!.status === "CANCELLED_BY_SUPPLIER");
  expect(without.status).toBe("CONFIRMED_BY_SUPPLIER");
  expect((await submit(placed)).success).toBe(true);
  const again = await until(placed, ({ items }) => items[0]!.partnerOrderId !== number);
  expect(again.items).toMatchObject([{ status: "PENDING_SHIPMENT" }, { partnerOrderId: number }]);
  await until(placed, () => true);
  expect((await readIds(placed)).items[0]!.status).toBe("PENDING_SHIPMENT");

  await supplier.press(number, "ship", second);
  await until(placed, ({ items }) => items[1]!.status === "SHIPPED");
  expect((await requestCancel(placed, [second!])).success).toBe(true);
  await untilSupplier(placed, (orders) =>
    orders.some(({ items }) => items.some(({ cancelRefusal }) => cancelRefusal === "ALREADY_SHIPPED")),
  );
});

test("a staff cancellation in the shop also cancels at the supplier", async () => {
  const placed = await ready(aGuest(), "", {}, [1, 2]);
  const number = await submitAndConfirm(placed);
  const { revision, items } = await readIds(placed);
  const change = { itemIds: [items[0]!.id], status: "CANCELLED", reason: "Changed their mind" };
  await changeItems(placed, revision, change);
  await shop.untilRow(async () => {
    const [order] = await supplier.ordersOf(placed.order.uniqueId);
    return order!.items.find(({ id }) => id === items[0]!.id)!.word === "Canceled";
  });
  await supplier.press(number, "deliver", items[1]!.id);
  const done = await until(placed, (order) => order.items[1]!.status === "DELIVERED");
  expect(done).toMatchObject({
    status: "COMPLETED",
    items: [{ status: "CANCELLED" }, { status: "DELIVERED" }],
  });
});

test("an order the customer cancels before submission is never placed", async () => {
  const placed = await ready();
  expect((await shop.cancel(placed)).success).toBe(true);
  const other = await shop.anotherHost({ suppliers: supplier.settings(0) });
  expect(await submit(placed)).toMatchObject({ success: false });
  await other.close();
  expect(await supplier.ordersOf(placed.order.uniqueId)).toEqual([]);
  expect(await atSupplier(placed)).toEqual([]);
});

test("orders with nothing to submit do not block one that has", async () => {
  const { db } = shop.api.database;
  await addManyOrders(db, { orders: 1_500, customers: 1 });
  await sql`UPDATE order_items SET partner = 'BESTBUY' WHERE status = 'PENDING'`.execute(db);
  const { rows } = await sql<{ waiting: number }>`SELECT count(*)::int AS waiting FROM orders
    WHERE status = 'PENDING_FULFILMENT' AND updated_at < now() - interval '1 hour'`.execute(db);
  expect(rows[0]!.waiting).toBeGreaterThan(20);
  const placed = await ready(aGuest(), "", {}, [1]);
  const other = await shop.anotherHost({ mail: box.mail, suppliers: supplier.settings(0) });
  const order = await confirmed(placed);
  await other.close();
  expect(await supplier.ordersOf(order.uniqueId)).toHaveLength(1);
});
