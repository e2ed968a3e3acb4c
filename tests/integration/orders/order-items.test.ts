/**
 * Items in transit, one or several at a time: recorded by staff, emailed, refunded on return (ORDER-17,
 * ORDER-18).
 */
import { sql } from "kysely";
import { formatMoney } from "#contract/money/money";
import { MESSAGES } from "#contract/messages";
import { signedIn, type TestUser } from "../../support/people/accounts";
import { confirmedOrders, type OrderWithItems } from "../../support/orders/confirmed-orders";
import { startTestMailbox, type TestMailbox } from "../../support/people/mailbox";
import { anOrder, orderBy } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { approveAtKlarna } from "../../support/orders/paying-ways";
import { seededId } from "../../support/catalogue/seed-catalogue";

let shop: OrderShop;
let box: TestMailbox;
let admin: TestUser;
let support: TestUser;
let orders: ReturnType<typeof confirmedOrders>;
beforeAll(async () => {
  box = await startTestMailbox();
  shop = await openOrderShop({ config: { mail: box.mail } });
  admin = await signedIn(shop.api, "ADMIN");
  support = await signedIn(shop.api, "CUSTOMERSUPPORT");
  orders = confirmedOrders(shop, () => admin);
});
afterAll(async () => {
  await shop?.stop();
  await box?.stop();
});

const PARCEL = { carrier: "ups", trackingNumber: "1Z 9", date: "2026-11-20" };
const idsOf = ({ items }: OrderWithItems) => items.map(({ id }) => id);
const statesOf = (order: OrderWithItems | null) => order?.items.map(({ status }) => status);
const settled = (transactionId: string | null) => shop.post(`/braintree/tester/${transactionId}/settle`);

describe("a shipment", () => {
  test("links to the page of a known carrier, from its ship date on", async () => {
    const { order } = await orders.confirmed("known@mail.example");
    const shipped = await orders.ship(order, { ...PARCEL, itemIds: idsOf(order) });
    expect(shipped).toMatchObject({ success: true, order: { status: "COMPLETED" } });
    for (const item of shipped.order!.items) {
      expect(item).toMatchObject({
        trackingUrl: "https://www.ups.com/track?tracknum=1Z%209",
        shippedDate: "2026-11-20T12:00:00.000Z",
      });
    }
    const [entry] = shipped.order!.history.filter(({ type }) => type === "SHIPMENT_DETAILS_UPDATED");
    expect(entry).toMatchObject({ before: "PENDING_SHIPMENT", after: "SHIPPED", actor: admin.username });
  });

  test.each([
    ["an address that is not https", { trackingUrl: "http://carrier.example/1" }],
    ["a day that has not come", { date: "2031-01-01" }],
    ["no day of any calendar", { date: "2026-02-30" }],
    ["a day long ago", { date: "2020-01-01" }],
  ])("is rejected with %s", async (_, wrong) => {
    const { order } = await orders.confirmed("wrong@mail.example");
    const shipped = orders.ship(order, { ...PARCEL, itemIds: idsOf(order), ...wrong });
    await expect(shipped).rejects.toThrow("BAD_USER_INPUT");
  });
});

test("delivery is recorded item by item, and the email lists the items", async () => {
  const email = "arrives@mail.example";
  const { placed, order } = await orders.confirmed(email);
  const [first, second] = idsOf(order);
  const shipped = await orders.ship(order, { ...PARCEL, itemIds: [first, second] });
  const delivered = await orders.changeItems(
    shipped.order!,
    { itemIds: [first], status: "DELIVERED", date: "2026-11-21" },
    support,
  );

  expect(delivered).toMatchObject({
    success: true,
    message: MESSAGES.orders.itemsChangedMailed,
    order: { status: "COMPLETED", items: [{ status: "DELIVERED" }, { status: "SHIPPED" }] },
  });
  expect(delivered.order!.items[0]!.deliveredDate).toBe("2026-11-21T12:00:00.000Z");
  const again = await orders.changeItems(order, { itemIds: [first], status: "DELIVERED" });
  expect(again).toMatchObject({ success: true, order: { revision: delivered.order!.revision } });
  const mail = await box.waitFor(email, "has arrived");
  expect(mail.subject).toMatch(/^Part of your order EF-/);
  const arrived = await shop.api.database.db
    .selectFrom("order_items")
    .select("product")
    .where("id", "=", first!)
    .executeTakeFirstOrThrow();
  expect(mail.text).toContain(arrived.product.name);
  const history = (await shop.historyOf(placed)).filter(({ after }) => after === "DELIVERED");
  expect(history).toMatchObject([{ type: "SHIPMENT_DETAILS_UPDATED", before: "SHIPPED" }]);
});

test("a store pickup is emailed when ready, and completes the order when picked up", async () => {
  const email = "pickup@mail.example";
  const { order } = await orders.confirmed(email, {
    deliveryType: "DELIVERY_PICKUP",
    pickupLocationId: "austin-downtown",
  });
  const itemIds = idsOf(order);
  expect(await orders.ship(order, { ...PARCEL, itemIds })).toMatchObject({ success: false });
  expect(await orders.changeItems(order, { itemIds, status: "PICKUPED" })).toMatchObject({ success: false });
  const ready = await orders.changeItems(order, { itemIds, status: "READY_TO_PICKUP" });
  expect(ready).toMatchObject({ success: true, order: { status: "CONFIRMED_BY_SUPPLIER" } });
  expect((await box.waitFor(email, "is ready for pickup")).text).toMatch(/Austin/);
  const pickedUp = await orders.changeItems(ready.order!, { itemIds, status: "PICKUPED" });
  expect(pickedUp).toMatchObject({
    success: true,
    message: MESSAGES.orders.itemsChanged,
    order: { status: "COMPLETED", items: [{ status: "PICKUPED" }, { status: "PICKUPED" }] },
  });
  expect(pickedUp.order!.items.every(({ deliveredDate }) => deliveredDate !== null)).toBe(true);
});

test("returned items are refunded one by one to the last cent, except shipping, once; then the order is returned", async () => {
  const email = "back@mail.example";
  const { placed, order } = await orders.confirmed(email);
  await settled(placed.transactionId);
  const [first, second] = idsOf(order);
  const shipped = await orders.ship(order, { ...PARCEL, itemIds: [first, second] });
  const back = (current: OrderWithItems, itemIds: unknown[], reason = "Broken") =>
    orders.changeItems(current, { itemIds, status: "RETURNED", reason });

  const both = await Promise.all([back(shipped.order!, [second]), back(shipped.order!, [second])]);
  expect(both).toMatchObject([{ success: true }, { success: true }]);
  const partlyReturned = both[0]!.order!;
  expect(statesOf(partlyReturned)).toEqual(["SHIPPED", "RETURNED"]);
  const rest = await back(partlyReturned, [first]);
  expect(rest).toMatchObject({ success: true, order: { status: "RETURNED" } });
  const { total, items } = rest.order!;
  const shippingCents = (
    await shop.api.database.db
      .selectFrom("orders")
      .select("shipping_cents")
      .where("id", "=", order.id)
      .executeTakeFirstOrThrow()
  ).shipping_cents;
  const done = await shop.until(
    placed,
    ({ paymentDetails }) => paymentDetails[0]!.refundedAmount === total - shippingCents,
  );
  expect(done.status).toBe("RETURNED");
  const refunds = rest.order!.history.filter(({ summary }) => summary.startsWith("Refund of"));
  expect(refunds).toHaveLength(2);
  const share = Math.round(
    ((total - shippingCents) * items[0]!.subTotal) / items.reduce((sum, { subTotal }) => sum + subTotal, 0),
  );
  // Each of the two items has its own email; they may arrive in any order.
  const mail = await box.waitFor(email, `refund ${formatMoney(share)} to your original payment method`);
  expect(mail.subject).toContain("received your return");
});

test("returned items refund their own tax, and the tax on shipping stays with the shipping", async () => {
  const priced = sql`UPDATE products SET regular_price_cents = 3199, sale_price_cents = NULL, shipping_cost_cents = 1999,
    free_shipping = false WHERE product_id = ${seededId(5)}`;
  await priced.execute(shop.api.database.db);
  const items = [{ productId: seededId(5), quantity: 1 }];
  const { placed, order } = await orders.confirmed("texas@mail.example", { items });
  await settled(placed.transactionId);
  expect(order.total).toBe(3_199 + 1_999 + 324);
  const shipped = await orders.ship(order, { ...PARCEL, itemIds: idsOf(order) });
  await orders.changeItems(shipped.order!, { itemIds: idsOf(order), status: "RETURNED", reason: "Broken" });
  const done = await shop.until(placed, ({ paymentDetails }) => paymentDetails[0]!.refundedAmount > 0);
  expect(done.paymentDetails[0]!.refundedAmount).toBe(3_398);
});

test("an order returned in full is refunded too", async () => {
  const { placed, order } = await orders.confirmed("whole@mail.example");
  await settled(placed.transactionId);
  const shipped = await orders.ship(order, { ...PARCEL, itemIds: idsOf(order) });
  await shop.query(
    `mutation { changeOrderStatus(orderId: "${order.id}", status: RETURNED, revision: ${shipped.order!.revision}, reason: "All of it") { success } }`,
    {},
    admin.bearer,
  );
  const done = await shop.until(placed, ({ paymentDetails }) => paymentDetails[0]!.refundedAmount > 0);
  expect(done).toMatchObject({ status: "RETURNED", items: [{ status: "RETURNED" }, { status: "RETURNED" }] });
  await box.waitFor("whole@mail.example", "received your return");
});

test("a cancelled item is restocked and refunded; the rest ships, and the order completes without it", async () => {
  const email = "less@mail.example";
  const before = await shop.stockOf(seededId(2));
  const { placed, order } = await orders.confirmed(email);
  await settled(placed.transactionId);
  const [first, second] = idsOf(order);
  const cancel = { itemIds: [second], status: "CANCELLED", reason: "No longer made" };
  await expect(orders.changeItems(order, cancel, support)).rejects.toThrow("FORBIDDEN");
  const less = await orders.changeItems(order, cancel);
  expect(less).toMatchObject({ success: true, order: { status: "CONFIRMED_BY_SUPPLIER" } });
  expect(await shop.stockOf(seededId(2))).toBe(before);
  await box.waitFor(email, "part of it has been canceled");
  expect(await orders.changeItems(less.order!, { ...cancel, itemIds: [first] })).toMatchObject({
    success: false,
  });
  const done = await orders.ship(less.order!, { ...PARCEL, itemIds: [first] });
  expect(done).toMatchObject({ success: true, order: { status: "COMPLETED" } });
  await shop.until(placed, ({ paymentDetails }) => paymentDetails[0]!.refundedAmount > 0);
});

test("the stock of a cancelled item is not released again with its order", async () => {
  const before = await shop.stockOf(seededId(2));
  const items = [1, 2].map((number) => ({ productId: seededId(number), quantity: number }));
  const placed = await shop.paid(anOrder({ items }));
  const ready = await shop.until(placed, ({ status }) => status === "PENDING_FULFILMENT");
  const { items: rows } = (
    await shop.query<{ order: OrderWithItems }>(
      `{ order: getOrder(orderId: "${ready.id}") { items { id } } }`,
      {},
      admin.bearer,
    )
  ).order;
  const less = await orders.changeItems(ready, {
    itemIds: [rows[1]!.id],
    status: "CANCELLED",
    reason: "Sold twice",
  });
  expect(less).toMatchObject({ success: true });
  await shop.query(
    `mutation { cancelOrder(orderId: "${ready.id}", reason: "All of it") { success } }`,
    {},
    admin.bearer,
  );
  expect(await shop.stockOf(seededId(2))).toBe(before);
});

test("an authorization is voided with the full order, not in parts", async () => {
  const input = {
    ...orderBy("reserved@mail.example"),
    items: [1, 2].map((n) => ({ productId: seededId(n), quantity: 1 })),
  };
  const placed = await shop.checkout("klarna", input, {
    authorizationToken: await approveAtKlarna(shop, input),
  });
  const ready = await shop.until(placed, ({ status }) => status === "PENDING_FULFILMENT");
  const { order } = await shop.query<{ order: OrderWithItems }>(
    `{ order: getOrder(orderId: "${ready.id}") { items { id } } }`,
    {},
    admin.bearer,
  );
  const refused = await orders.changeItems(ready, {
    itemIds: [order.items[0]!.id],
    status: "CANCELLED",
    reason: "Gone",
  });
  expect(refused).toMatchObject({ success: false, message: MESSAGES.orders.notCapturedYet });
  expect(statesOf(refused.order)).toEqual(["PENDING_SHIPMENT", "PENDING_SHIPMENT"]);
});

describe("nothing is recorded", () => {
  test("over a colleague's change in the meantime", async () => {
    const { order } = await orders.confirmed("both@mail.example");
    const [first, second] = idsOf(order);
    const both = await Promise.all([
      orders.ship(order, { ...PARCEL, itemIds: [first] }),
      orders.ship(order, { ...PARCEL, itemIds: [second], trackingNumber: "1Z-OTHER" }, support),
    ]);
    expect(both.filter(({ success }) => success)).toHaveLength(1);
    expect(both.find(({ success }) => !success)?.message).toBe(MESSAGES.orders.stale);
  });

  test("out of sequence, for another order's items, without a reason, or without the permission", async () => {
    const { order } = await orders.confirmed("stays@mail.example");
    const { order: other } = await orders.confirmed("elsewhere@mail.example");
    const [own] = idsOf(order);
    for (const status of ["DELIVERED", "RETURNED", "READY_TO_PICKUP"]) {
      expect(await orders.changeItems(order, { itemIds: [own], status, reason: "Why" })).toMatchObject({
        success: false,
      });
    }
    const strange = { itemIds: [own, idsOf(other)[0]], status: "CANCELLED", reason: "Why" };
    expect(await orders.changeItems(order, strange)).toMatchObject({ success: false });
    for (const wrong of [
      { itemIds: [own], status: "CANCELLED" },
      { itemIds: [own], status: "SHIPPED" },
      { itemIds: [own], status: "PENDING" },
      { itemIds: [], status: "DELIVERED" },
    ]) {
      await expect(orders.changeItems(order, wrong)).rejects.toThrow("BAD_USER_INPUT");
    }
    const customer = await signedIn(shop.api);
    for (const status of ["DELIVERED", "RETURNED"]) {
      const call = orders.changeItems(order, { itemIds: [own], status, reason: "Why" }, customer);
      await expect(call).rejects.toThrow("FORBIDDEN");
    }
    expect((await orders.ship(order, { ...PARCEL, itemIds: idsOf(order) })).success).toBe(true);
  });
});
