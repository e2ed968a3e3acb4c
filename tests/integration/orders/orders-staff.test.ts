/** Staff access to orders and staff actions, by permission; the fraud check (ORDER-1, ORDER-8, FRAUD-1). */
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { signedIn, type TestUser } from "../../support/people/accounts";
import { ADDRESS, anOrder, ORDER_FIELDS, type ClientOrder } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { approveAtKlarna } from "../../support/orders/paying-ways";

interface Change {
  readonly success: boolean;
  readonly message: string;
  readonly order: ClientOrder | null;
}

let shop: OrderShop;
let admin: TestUser;
let support: TestUser;
beforeAll(async () => {
  shop = await openOrderShop();
  admin = await signedIn(shop.api, "ADMIN");
  support = await signedIn(shop.api, "CUSTOMERSUPPORT");
});
afterAll(() => shop.stop());

const CHANGE = `success message order { ${ORDER_FIELDS} }`;
const change = async (call: string, { bearer }: TestUser = admin): Promise<Change> =>
  Object.values(
    await shop.query<Record<string, Change>>(`mutation { ${call} { ${CHANGE} } }`, {}, bearer),
  )[0]!;
const move = (order: { id: string }, to: string, revision: number, by = admin, reason = "Because") =>
  change(
    `changeOrderStatus(orderId: "${order.id}", status: ${to}, revision: ${revision}, reason: "${reason}")`,
    by,
  );
const staffView = async (id: string) =>
  (
    await shop.query<{ getOrder: ClientOrder }>(
      `{ getOrder(orderId: "${id}") { ${ORDER_FIELDS} } }`,
      {},
      admin.bearer,
    )
  ).getOrder;
const search = async (text: string, by = support) =>
  (
    await shop.query<{ listOrders: { orders: { id: string }[]; total: number } }>(
      `query ($text: String) { listOrders(filter: { text: $text }) { orders { id } total } }`,
      { text },
      by.bearer,
    )
  ).listOrders;
const checked = async (email = ADDRESS.email) => {
  const placed = await shop.paid(anOrder({ address: { ...ADDRESS, email } }));
  await shop.until(placed, ({ status }) => status !== "PAYMENT_RECEIVED");
  return { placed, order: await staffView(placed.order.id) };
};

describe("the fraud check", () => {
  test("passes an ordinary order and records its result", async () => {
    const { order } = await checked();
    expect(order).toMatchObject({
      status: "PENDING_FULFILMENT",
      fraudIsChecked: true,
      fraudScore: 1,
      fraudReasons: [],
    });
    expect(order.history.some(({ type }) => type === "FRAUD_CHECK_UPDATED")).toBe(true);
  });

  test("holds a risky order with its reasons, which the customer does not see", async () => {
    const { placed, order } = await checked("ada+risky@mail.example");
    expect(order).toMatchObject({ status: "PENDING_REVIEW", fraudScore: 85 });
    expect(order.fraudReasons?.length).toBeGreaterThan(1);
    expect(JSON.stringify(await shop.read(placed))).not.toMatch(/risk/i);
    expect(await move(order, "PENDING_FULFILMENT", order.revision, support)).toMatchObject({
      success: false,
      message: MESSAGES.orders.notAllowed,
    });
    expect(await move(order, "PENDING_FULFILMENT", order.revision, admin, "")).toMatchObject({
      success: false,
      message: MESSAGES.orders.releaseReason,
    });
    expect(await move(order, "PENDING_FULFILMENT", order.revision, admin)).toMatchObject({
      success: true,
      order: { status: "PENDING_FULFILMENT", items: [{ status: "PENDING_SHIPMENT" }] },
    });
  });

  test("sends the order to manual review when it never responds", async () => {
    await fetch(`${shop.fraud.url}/_sandbox/switches`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ failNext: 2 }),
    });
    const placed = await shop.paid();
    const { db } = shop.api.database;
    await shop.untilRow(async () => {
      const row = await db
        .selectFrom("orders")
        .select("fraud_tries")
        .where("id", "=", placed.order.id)
        .executeTakeFirstOrThrow();
      return row.fraud_tries > 0;
    });
    await sql`UPDATE orders SET fraud_tries = 4, fraud_next_at = now() WHERE id = ${placed.order.id}`.execute(
      db,
    );
    const reviewed = await shop.until(placed, ({ status }) => status === "PENDING_REVIEW");
    expect(await staffView(reviewed.id)).toMatchObject({
      fraudIsChecked: false,
      fraudReasons: ["The fraud check did not respond"],
    });
  });
});

describe("staff", () => {
  test("find orders by number, email address and name, in any case", async () => {
    const address = {
      ...ADDRESS,
      email: "Grace.Hopper@Navy.example",
      firstName: "Grace",
      lastName: "Hopper-Murray",
    };
    const { order } = await shop.paid(anOrder({ address }));
    for (const text of [
      order.uniqueId,
      order.uniqueId.toLowerCase(),
      "grace.hopper@navy.example",
      "HOPPER",
      "murray grace",
    ]) {
      expect(await search(text)).toEqual({ orders: [{ id: order.id }], total: 1 });
    }
    expect(await search("nobody")).toEqual({ orders: [], total: 0 });
    expect((await search("")).total).toBeGreaterThan(1);
    expect((await search("'; DROP TABLE orders; --\u0000")).total).toBe(0);
  });

  test("are offered only the states the table and their permissions allow", async () => {
    const { order } = await checked();
    expect(order.allowedNextStatuses).toEqual([
      "CONFIRMED_BY_SUPPLIER",
      "CANCELLED_BY_SUPPLIER",
      "CANCELLED",
    ]);
    expect(await move(order, "COMPLETED", order.revision)).toMatchObject({ success: false });
    expect(await move(order, "PAYMENT_RECEIVED", order.revision)).toMatchObject({ success: false });
    await expect(move(order, "CANCELLED", order.revision, support)).rejects.toThrow("FORBIDDEN");
    const confirmed = await move(order, "CONFIRMED_BY_SUPPLIER", order.revision, support);
    expect(confirmed).toMatchObject({ success: true, order: { status: "CONFIRMED_BY_SUPPLIER" } });
    expect(confirmed.order?.allowedNextStatuses).not.toContain("COMPLETED");
    await sql`UPDATE order_items SET status = 'SHIPPED' WHERE order_id = ${order.id}`.execute(
      shop.api.database.db,
    );
    expect((await staffView(order.id)).allowedNextStatuses).toContain("COMPLETED");
    expect(await move(order, "COMPLETED", confirmed.order!.revision)).toMatchObject({ success: true });
  });

  test("do not overwrite a colleague's recent change", async () => {
    const { order } = await checked();
    const both = await Promise.all([
      move(order, "CONFIRMED_BY_SUPPLIER", order.revision),
      move(order, "CANCELLED_BY_SUPPLIER", order.revision, support),
    ]);
    expect(both.filter(({ success }) => success)).toHaveLength(1);
    expect(both.find(({ success }) => !success)?.message).toContain("Someone else");
  });

  test("capture Klarna's authorization when the supplier confirms", async () => {
    const input = anOrder();
    const placed = await shop.checkout("klarna", input, {
      authorizationToken: await approveAtKlarna(shop, input),
    });
    expect(placed).toMatchObject({
      success: true,
      order: { paymentDetails: [{ state: "AUTHORIZED", paidAmount: 0 }] },
    });
    const order = await shop.until(placed, ({ status }) => status === "PENDING_FULFILMENT");
    await move(order, "CONFIRMED_BY_SUPPLIER", order.revision);
    const captured = await shop.until(placed, ({ paymentDetails }) => paymentDetails[0]?.state === "PAID");
    expect(captured.paymentDetails).toMatchObject([{ paidAmount: order.total }]);
    expect((await shop.ledger())["klarna"]!.netCents).toBe(order.total);
  });

  test("refund no more than was paid, and once for each key", async () => {
    const { placed, order } = await checked();
    const refund = (amount: number, key: string, by = admin) =>
      change(
        `refundOrder(orderId: "${order.id}", amount: ${amount}, reason: "Scratched", idempotencyKey: "${key}")`,
        by,
      );
    await expect(refund(100, "support-key", support)).rejects.toThrow("FORBIDDEN");
    await shop.post(`/braintree/tester/${placed.transactionId}/settle`);
    expect(await refund(order.total + 1, "too-much-1")).toMatchObject({ success: false });
    await expect(refund(0, "nothing-1")).rejects.toThrow("BAD_USER_INPUT");
    const twice = await Promise.all([refund(500, "half-and-1"), refund(500, "half-and-1")]);
    expect(twice).toMatchObject([{ success: true }, { success: true }]);
    // The same form sent again with a corrected amount: the first amount is already on its way.
    expect(await refund(700, "half-and-1")).toMatchObject({
      success: false,
      message: MESSAGES.orders.refundOtherAmount("$5.00"),
    });
    expect(await refund(order.total - 499, "too-much-2")).toMatchObject({ success: false });
    await shop.until(placed, ({ paymentDetails }) => paymentDetails[0]?.refundedAmount === 500);
    expect(await refund(order.total - 500, "the-rest-1")).toMatchObject({ success: true });
    const done = await shop.until(placed, ({ paymentDetails }) => paymentDetails[0]?.state === "REFUNDED");
    expect(done.paymentDetails).toMatchObject([{ paidAmount: order.total, refundedAmount: order.total }]);
    expect(await refund(1, "too-late-1")).toMatchObject({ success: false });
  });

  test.each([
    ["DELIVERY_SHIPPING", "PENDING_SHIPMENT"],
    ["DELIVERY_PICKUP", "PENDING_PICKUP"],
  ])("mark an order as returned, whatever part of %s was recorded", async (deliveryType, itemStatus) => {
    const placed = await shop.paid(anOrder({ deliveryType, pickupLocationId: "austin-downtown" }));
    const prepared = await shop.until(placed, ({ status }) => status === "PENDING_FULFILMENT");
    expect(prepared.items).toMatchObject([{ status: itemStatus }]);
    const confirmed = await move(prepared, "CONFIRMED_BY_SUPPLIER", prepared.revision);
    const returned = await move(prepared, "RETURNED", confirmed.order!.revision);
    expect(returned).toMatchObject({
      success: true,
      order: { status: "RETURNED", items: [{ status: "RETURNED" }] },
    });
  });

  test("see where money has to be refunded manually", async () => {
    const placed = await shop.checkout("coinbase", anOrder());
    await shop.post(`/coinbase/pay/${placed.transactionId}/pay`);
    const order = await shop.until(placed, ({ status }) => status === "PENDING_FULFILMENT");
    const refund = await change(
      `refundOrder(orderId: "${order.id}", amount: 1, reason: "Came too late", idempotencyKey: "by-hand-1")`,
    );
    expect(refund).toMatchObject({ success: true, message: MESSAGES.orders.refundByHand });
  });

  test("add notes, once for each key, invisible to the customer", async () => {
    const { placed, order } = await checked();
    const addNote = (text: string, key: string) =>
      change(
        `addOrderNote(orderId: "${order.id}", type: PHONE_CALL, note: "${text}", idempotencyKey: "${key}")`,
        support,
      );
    await addNote("Called about the colour", "call-0001");
    await addNote("Called about the colour", "call-0001");
    const { history } = await staffView(order.id);
    expect(history.filter(({ type }) => type === "PHONE_CALL")).toMatchObject([
      { summary: "Phone call: Called about the colour", actor: support.username },
    ]);
    expect(JSON.stringify(await shop.read(placed))).not.toContain("colour");
    await expect(addNote("  ", "call-0002")).rejects.toThrow("BAD_USER_INPUT");
    const rows = await sql<{ text: string }>`SELECT order_events::text AS text FROM order_events`.execute(
      shop.api.database.db,
    );
    expect(rows.rows.map(({ text }) => text).join()).not.toContain("colour");
  });

  test("give a reason where the customer loses something; without one nothing happens", async () => {
    const { order } = await checked();
    const without = [
      `cancelOrder(orderId: "${order.id}", reason: " ")`,
      `changeOrderStatus(orderId: "${order.id}", status: CANCELLED, revision: ${order.revision})`,
      `changeOrderStatus(orderId: "${order.id}", status: RETURNED, revision: ${order.revision}, reason: "")`,
      `refundOrder(orderId: "${order.id}", amount: 1, reason: "  ", idempotencyKey: "no-reason-1")`,
    ];
    for (const call of without) {
      await expect(change(call)).rejects.toThrow(MESSAGES.orders.reason);
    }
    const { status, revision } = await staffView(order.id);
    expect({ status, revision }).toEqual({ status: "PENDING_FULFILMENT", revision: order.revision });
    const onward = `changeOrderStatus(orderId: "${order.id}", status: CONFIRMED_BY_SUPPLIER, revision: ${order.revision})`;
    expect(await change(onward)).toMatchObject({ success: true });
  });

  test("get an error when the order does not exist", async () => {
    for (const id of ["nonsense", "00000000-0000-4000-8000-000000000000"]) {
      expect(await move({ id }, "CANCELLED", 1)).toMatchObject({ success: false, order: null });
    }
  });
});
