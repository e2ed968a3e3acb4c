/** Staff refunds above a limit need a fresh second-factor code, whatever the kind of refund (ORDER-40). */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { maxWithoutCode, codeReason, type RefundAllowance } from "#contract/payments/refund-limits";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { anOrder, ORDER_FIELDS, type ClientOrder } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { enrolledStaff, type EnrolledUser } from "../../support/people/second-factor";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { queryHost } from "../../support/hosts/test-api";

const { maxRefundCents } = LIMITS.orders;
const LIMITS_OF_STAFF = { perOrder: maxRefundCents, perDay: maxRefundCents };
const CODE_REQUIRED = MESSAGES.orders.codeForRefund(formatMoney(maxRefundCents), formatMoney(maxRefundCents));

let shop: OrderShop;
let admin: EnrolledUser;
beforeAll(async () => {
  shop = await openOrderShop({ config: { refunds: LIMITS_OF_STAFF } });
  admin = await enrolledStaff(shop.api, shop.app);
  await sql`UPDATE products SET regular_price_cents = 70000, sale_price_cents = NULL WHERE product_id = ${seededId(1)}`.execute(
    shop.api.database.db,
  );
});
afterAll(() => shop.stop());

interface Item {
  readonly id: string;
}
interface Answer {
  readonly success: boolean;
  readonly order: ClientOrder & { readonly items: readonly Item[] };
}
let used = 0;
const aCode = () => admin.codes[used++]!;
/** The response to a staff call; its errors if the call is rejected. */
const send = async (call: string) => {
  const query = `mutation { ${call} { success order { ${ORDER_FIELDS} items { id } } } }`;
  const { data, errors } = await queryHost(shop.app, query, {}, { authorization: admin.bearer });
  return { answer: Object.values((data ?? {}) as Record<string, Answer>)[0], errors };
};
const look = async (id: string) => {
  const query = `query { getOrder(orderId: "${id}") { ${ORDER_FIELDS} items { id } manualRefunds { id } } }`;
  const { data } = await queryHost(shop.app, query, {}, { authorization: admin.bearer });
  return (data as { getOrder: Answer["order"] & { manualRefunds: readonly Item[] } }).getOrder;
};
/** A paid order that awaits fulfillment. */
const paid = async (quantity = 1) => {
  const placed = await shop.paid(
    anOrder({
      items: [
        { productId: seededId(1), quantity },
        { productId: seededId(2), quantity: 1 },
      ],
    }),
  );
  await shop.until(placed, ({ status }) => status === "PENDING_FULFILMENT");
  return look(placed.order.id);
};
const refund = (id: string, cents: number, more = "", key: string = randomUUID()) =>
  send(`refundOrder(orderId: "${id}", amount: ${cents}, reason: "Broken", idempotencyKey: "${key}" ${more})`);
const refused = (message: string) => ({
  answer: undefined,
  errors: [
    {
      message,
      extensions: {
        code: "BAD_USER_INPUT",
        fieldErrors: [{ property: "code", constraints: expect.anything() }],
      },
    },
  ],
});
const backOf = async (id: string) => {
  const { rows } = await sql<{
    cents: number;
  }>`SELECT COALESCE(sum(amount_cents), 0)::int AS cents FROM refunds
    WHERE order_id = ${id}`.execute(shop.api.database.db);
  return rows[0]!.cents;
};

type Way = (order: Awaited<ReturnType<typeof paid>>, more: string) => ReturnType<typeof send>;
const WAYS: readonly (readonly [string, Way])[] = [
  ["a refund", ({ id, total }, more) => refund(id, total, more)],
  ["a cancelled order", ({ id }, more) => send(`cancelOrder(orderId: "${id}", reason: "Broken" ${more})`)],
  [
    "an order moved to cancelled",
    ({ id, revision }, more) =>
      send(
        `changeOrderStatus(orderId: "${id}", status: CANCELLED, revision: ${revision}, reason: "Broken" ${more})`,
      ),
  ],
  [
    "a correction",
    ({ id, revision, items }, more) =>
      send(
        `editOrder(orderId: "${id}", revision: ${revision}, edit: { items: [{ itemId: "${items[0]!.id}", quantity: 1 }] } ${more})`,
      ),
  ],
  [
    "items that are cancelled",
    ({ id, revision, items }, more) =>
      send(
        `changeOrderItems(orderId: "${id}", revision: ${revision}, change: { itemIds: ["${items[0]!.id}"], status: CANCELLED, reason: "Broken" } ${more})`,
      ),
  ],
];

describe("a refund above the limit", () => {
  test.each(WAYS)("by %s needs a fresh code", async (_name, way) => {
    const order = await paid(2);
    const code = aCode();
    const without = await way(order, "");
    const wrong = await way(order, `, code: "000000"`);
    const unreadable = await way(order, `, code: "none"`);
    const nothing = await backOf(order.id);
    const { answer } = await way(order, `, code: "${code}"`);
    const next = await paid(2);
    const again = await way(next, `, code: "${code}"`);

    expect(without).toMatchObject(refused(CODE_REQUIRED));
    expect(wrong).toMatchObject(refused(MESSAGES.auth.secondFactorRefused));
    expect(unreadable).toMatchObject(refused(MESSAGES.validation.secondFactorCode));
    expect(nothing).toBe(0);
    expect(answer).toMatchObject({ success: true });
    expect(await backOf(order.id)).toBeGreaterThan(maxRefundCents);
    expect(again).toMatchObject(refused(MESSAGES.auth.secondFactorRefused));
    expect(await look(next.id)).toMatchObject({ status: "PENDING_FULFILMENT", revision: next.revision });
  });

  test("for returned items waits for a code", async () => {
    const order = await paid();
    const [item] = order.items;
    const confirmed = await send(
      `changeOrderStatus(orderId: "${order.id}", status: CONFIRMED_BY_SUPPLIER, revision: ${order.revision})`,
    );
    const { revision } = confirmed.answer!.order;
    const shipped = await send(
      `shipOrderItems(orderId: "${order.id}", revision: ${revision}, shipment: { itemIds: ["${item!.id}"], carrier: "UPS", trackingNumber: "1Z1" })`,
    );
    const returned = (more: string) =>
      send(
        `changeOrderItems(orderId: "${order.id}", revision: ${shipped.answer!.order.revision}, change: { itemIds: ["${item!.id}"], status: RETURNED, reason: "Broken" } ${more})`,
      );

    expect(await returned("")).toMatchObject(refused(CODE_REQUIRED));
    expect(await backOf(order.id)).toBe(0);
    expect(await returned(`, code: "${aCode()}"`)).toMatchObject({ answer: { success: true } });
    expect(await backOf(order.id)).toBeGreaterThan(maxRefundCents);
  });

  test("made manually needs the code when it is recorded", async () => {
    const placed = await shop.checkout("coinbase", anOrder());
    await shop.post(`/coinbase/pay/${placed.transactionId}/pay`);
    const { id, total } = await shop.until(placed, ({ status }) => status === "PENDING_FULFILMENT");
    const requested = await refund(id, total, `, code: "${aCode()}"`);
    expect(requested).toMatchObject({ answer: { success: true } });
    await shop.untilRow(async () => (await look(id)).manualRefunds.length > 0);
    const [pending] = (await look(id)).manualRefunds;
    const settle = (more: string) =>
      send(`recordManualRefund(orderId: "${id}", refundId: "${pending!.id}", reference: "0xabc" ${more})`);

    expect(await settle("")).toMatchObject(refused(CODE_REQUIRED));
    expect((await look(id)).manualRefunds).toHaveLength(1);
    expect(await settle(`, code: "${aCode()}"`)).toMatchObject({ answer: { success: true } });
    expect((await look(id)).manualRefunds).toEqual([]);
  });

  test("for many orders counts their sum, before any of them is cancelled", async () => {
    const orders = [await paid(), await paid()];
    const cancel = (more: string, key: string = randomUUID()) =>
      queryHost(
        shop.app,
        `mutation { changeManyOrders(input: { action: CANCEL, orderIds: ["${orders[0]!.id}", "${orders[1]!.id}"],
          expectedCount: 2, text: "A recall", idempotencyKey: "${key}" ${more} }) { id total } }`,
        {},
        { authorization: admin.bearer },
      );

    expect(await cancel("")).toMatchObject({ errors: refused(CODE_REQUIRED).errors });
    for (const { id } of orders) expect(await look(id)).toMatchObject({ status: "PENDING_FULFILMENT" });
    const begun = await cancel(`, code: "${aCode()}"`, "the-recall");
    expect(begun).toMatchObject({ errors: [], data: { changeManyOrders: { total: 2 } } });
    await shop.untilRow(async () => (await look(orders[1]!.id)).status === "CANCELLED");
    // A retry after a lost response returns the same job.
    expect(await cancel("", "the-recall")).toMatchObject({ data: begun.data });
  });
});

describe("refunds of one staff user are totaled", () => {
  const another = () => enrolledStaff(shop.api, shop.app);
  const as = async (staff: EnrolledUser, id: string, cents: number, more = "") => {
    const call = `refundOrder(orderId: "${id}", amount: ${cents}, reason: "Broken", idempotencyKey: "${randomUUID()}" ${more})`;
    const { data, errors } = await queryHost(
      shop.app,
      `mutation { made: ${call} { success } }`,
      {},
      { authorization: staff.bearer },
    );
    return errors.length > 0 ? errors[0]!.message : (data as { made: { success: boolean } }).made.success;
  };
  const limitsOf = async (staff: EnrolledUser, id: string) => {
    const query = `{ getOrder(orderId: "${id}") { refundLimits { refundedForOrder refundedInDay perOrder perDay } } }`;
    const { data } = await queryHost(shop.app, query, {}, { authorization: staff.bearer });
    return (data as { getOrder: { refundLimits: RefundAllowance } }).getOrder.refundLimits;
  };
  const remaining = async (staff: EnrolledUser, id: string) => maxWithoutCode(await limitsOf(staff, id));
  const eighth = Math.ceil((maxRefundCents * 1.4) / 8);

  test("on an order, across any number of calls, also concurrent ones", async () => {
    const [staff, order] = [await another(), await paid(2)];
    const answers = await Promise.all(Array.from({ length: 8 }, () => as(staff, order.id, eighth)));

    expect(answers.filter((answer) => answer === true)).toHaveLength(Math.floor(maxRefundCents / eighth));
    expect(answers.filter((answer) => answer !== true)).toContain(CODE_REQUIRED);
    expect(await backOf(order.id)).toBeLessThanOrEqual(maxRefundCents);
  });

  test("in a day, across orders that change concurrently", async () => {
    const staff = await another();
    const orders = [await paid(), await paid(), await paid()];
    const third = maxRefundCents * 0.6;
    const answers = await Promise.all(orders.map(({ id }) => as(staff, id, third)));

    expect(answers.toSorted()).toEqual([CODE_REQUIRED, CODE_REQUIRED, true].toSorted());
    expect(await as(await another(), orders[0]!.id, 100)).toBe(true);
  });

  test("until they enter a code, which resets the total", async () => {
    const [staff, order] = [await another(), await paid(2)];
    expect(await remaining(staff, order.id)).toBe(maxRefundCents);
    expect(await as(staff, order.id, maxRefundCents - 100)).toBe(true);
    expect(await remaining(staff, order.id)).toBe(100);
    expect(await as(staff, order.id, 101)).toBe(CODE_REQUIRED);
    expect(await as(staff, order.id, 101, `, code: "${staff.codes[0]!}"`)).toBe(true);
    expect(await remaining(staff, order.id)).toBe(maxRefundCents);
    expect(await as(staff, order.id, 200)).toBe(true);
  });

  test("against the shop's own limits for an order and a day", async () => {
    const [staff, first, second] = [await another(), await paid(), await paid()];
    const host = await shop.anotherHost({ refunds: { perOrder: 1_000, perDay: 1_500 } });
    const message = MESSAGES.orders.codeForRefund(formatMoney(1_000), formatMoney(1_500));
    const refundCents = async (id: string, cents: number) => {
      const call = `refundOrder(orderId: "${id}", amount: ${cents}, reason: "Broken", idempotencyKey: "${randomUUID()}")`;
      const { errors } = await queryHost(
        host,
        `mutation { ${call} { success } }`,
        {},
        { authorization: staff.bearer },
      );
      return errors[0]?.message ?? "given";
    };

    expect(await refundCents(first.id, 1_001)).toBe(message);
    expect(await refundCents(first.id, 1_000)).toBe("given");
    expect(await refundCents(first.id, 1)).toBe(message);
    expect(await refundCents(second.id, 501)).toBe(message);
    expect(await refundCents(second.id, 500)).toBe("given");
    await host.close();
  });

  test("and shown, with the refunds so far, before an order is cancelled or returned", async () => {
    const [staff, first, order] = [await another(), await paid(), await paid()];
    const [item] = order.items;
    const preview = async (change: "CANCEL" | "RETURN") => {
      const query = `{ previewOrderChange(orderId: "${order.id}", change: ${change}) { total effects } }`;
      const { data } = await queryHost(shop.app, query, {}, { authorization: staff.bearer });
      return (data as { previewOrderChange: { total: number; effects: string[] } }).previewOrderChange;
    };
    expect(await as(staff, first.id, maxRefundCents * 0.6)).toBe(true);
    expect(await as(staff, order.id, maxRefundCents * 0.2)).toBe(true);
    const used = {
      refundedForOrder: maxRefundCents * 0.2,
      refundedInDay: maxRefundCents * 0.8,
      ...LIMITS_OF_STAFF,
    };
    expect(await limitsOf(staff, order.id)).toEqual(used);
    const cancelled = await preview("CANCEL");
    const why = codeReason(used, cancelled.total);
    expect(why).toMatch(/\$100\.00 of this order.*\$400\.00 in the last 24 hours/);
    expect(cancelled.effects).toContain(why);

    const confirmed = await send(
      `changeOrderStatus(orderId: "${order.id}", status: CONFIRMED_BY_SUPPLIER, revision: ${order.revision})`,
    );
    await send(
      `shipOrderItems(orderId: "${order.id}", revision: ${confirmed.answer!.order.revision}, shipment: { itemIds: ["${item!.id}"], carrier: "UPS", trackingNumber: "1Z2" })`,
    );
    const returned = await preview("RETURN");
    expect(returned.effects).toContain(codeReason(used, returned.total));
  });

  test("and hidden from customers", async () => {
    const placed = await shop.paid(anOrder());
    const query = `query ($id: ID!, $key: String!) { getOrderByKey(orderId: $id, orderKey: $key) { refundLimits { refundedInDay } } }`;
    const { data } = await queryHost(shop.app, query, { id: placed.order.id, key: placed.orderKey });
    expect(data).toEqual({ getOrderByKey: { refundLimits: null } });
  });
});

describe("no code is required", () => {
  test("up to the limit, and for a repeated refund", async () => {
    const order = await paid();
    expect(await refund(order.id, maxRefundCents)).toMatchObject({ answer: { success: true } });
    const large = await paid(2);
    const key = randomUUID();
    await refund(large.id, maxRefundCents + 1, `, code: "${aCode()}"`, key);
    const back = await backOf(large.id);

    expect(await refund(large.id, maxRefundCents + 1, "", key)).toMatchObject({ answer: { success: true } });
    expect(await backOf(large.id)).toBe(back);
    expect(back).toBe(maxRefundCents + 1);
  });

  test("for customers who cancel their own orders", async () => {
    const placed = await shop.paid(anOrder({ items: [{ productId: seededId(1), quantity: 1 }] }));
    expect(placed.order.total).toBeGreaterThan(maxRefundCents);
    expect(await shop.cancel(placed)).toMatchObject({ success: true });
  });
});
