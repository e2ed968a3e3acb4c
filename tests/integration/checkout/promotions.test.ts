/**
 * Promotions for selected items, and for shipping: their discounts, and refunds with them (CHECKOUT-7,
 * ORDER-18).
 */
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { salesTax } from "#contract/money/sales-tax";
import { callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { confirmedOrders, type OrderWithItems } from "../../support/orders/confirmed-orders";
import { startTestMailbox, type TestMailbox } from "../../support/people/mailbox";
import { aGuest, anOrder, orderBy, type ClientCheckout } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { seededId } from "../../support/catalogue/seed-catalogue";

/** Product positions by kind. */
const [LAPTOP, TIRE, PHONE, SHIPPED_FREE] = [1, 2, 3, 4];

let shop: OrderShop;
let box: TestMailbox;
let admin: TestUser;
let staffActions: ReturnType<typeof confirmedOrders>;
beforeAll(async () => {
  box = await startTestMailbox();
  shop = await openOrderShop({ config: { mail: box.mail } });
  admin = await signedIn(shop.api, "ADMIN");
  staffActions = confirmedOrders(shop, () => admin);
  await sql`UPDATE products SET regular_price_cents = 33333, sale_price_cents = NULL, on_sale = false, free_shipping = false,
    shipping_cost_cents = 999, brand_id = 'halden'`.execute(db());
  await sql`UPDATE products SET free_shipping = true WHERE product_id = ${seededId(SHIPPED_FREE)}`.execute(
    db(),
  );
  for (const [position, category, brand] of [
    [LAPTOP, "laptop-computers", "norvik"],
    [TIRE, "tires", "pulsar"],
    [PHONE, "smartphones", "halden"],
  ] as const)
    await sql`UPDATE products SET category_id = ${category}, brand_id = ${brand}
      WHERE product_id = ${seededId(position)}`.execute(db());
});
afterAll(async () => {
  await shop?.stop();
  await box?.stop();
});

const db = () => shop.api.database.db;
const line = (position: number, quantity = 1) => ({ productId: seededId(position), quantity });
const add = (body: object) =>
  callRest(shop.app, "addPromotion", {
    bearer: admin.bearer,
    body: { label: "x", maxUsesPerCustomer: null, ...body },
  });
const quote = (change: object) => shop.quote(anOrder({ ...change }));
const linesOf = async ({ order }: ClientCheckout) =>
  (
    await sql<{ product: string; discountCents: number; shippingOffCents: number; quantity: number }>`
      SELECT product_id AS product, discount_cents AS "discountCents", shipping_off_cents AS "shippingOffCents", quantity
      FROM order_items WHERE order_id = ${order!.id} ORDER BY position`.execute(db())
  ).rows;
const settled = (transactionId: string | null) => shop.post(`/braintree/tester/${transactionId}/settle`);

describe("a code for selected items", () => {
  test.each([
    ["CATEGORY", { scope: "CATEGORIES", scopeIds: ["computers-tablets"] }, LAPTOP, "Computers & Tablets"],
    ["BRAND", { scope: "BRANDS", scopeIds: ["pulsar"] }, TIRE, "Pulsar"],
    ["LINE", { scope: "LINES", scopeIds: ["TIRES_AND_WHEELS"] }, TIRE, "Tires and wheels"],
  ])("of a %s discounts those only, and says what it is for", async (code, scope, position, words) => {
    expect((await add({ code, percentOff: 20, ...scope })).status).toBe(200);
    const positions = [LAPTOP, TIRE, PHONE];
    const quoted = await quote({ items: positions.map((at) => line(at, 2)), promotionCode: code });
    expect(quoted).toMatchObject({ discount: Math.floor((2 * 33_333 * 20) / 100), errors: [] });
    const others = positions.filter((at) => at !== position).map((at) => line(at));
    expect(await quote({ items: others, promotionCode: code })).toMatchObject({
      discount: 0,
      promotion: null,
      errors: [{ code: "PROMOTION_INVALID", message: MESSAGES.checkout.promotionOtherGoods(words) }],
    });
    const refused = await shop.checkout("card", anOrder({ items: others, promotionCode: code }));
    expect(refused).toMatchObject({ success: false, message: MESSAGES.checkout.promotionOtherGoods(words) });
  });

  test("never exceeds their price, and requires a minimum of them", async () => {
    await add({ code: "MUCH", centsOff: 500_000, scope: "CATEGORIES", scopeIds: ["tires"] });
    const items = [line(TIRE), line(PHONE)];
    expect(await quote({ items, promotionCode: "MUCH" })).toMatchObject({ discount: 33_333, errors: [] });
    const scope = { scope: "CATEGORIES", scopeIds: ["tires"], smallestSubTotal: 40_000 };
    await add({ code: "FROM-400", percentOff: 10, ...scope });
    expect(await quote({ items, promotionCode: "FROM-400" })).toMatchObject({
      discount: 0,
      errors: [{ message: MESSAGES.checkout.promotionTooFew(formatMoney(40_000), "Tires") }],
    });
    expect(await quote({ items: [line(TIRE, 2)], promotionCode: "FROM-400" })).toMatchObject({
      discount: 6_666,
    });
  });

  test("is rejected for values the shop does not have", async () => {
    for (const scope of [
      { scope: "BRANDS", scopeIds: ["nobody"] },
      { scope: "CATEGORIES", scopeIds: ["nothing"] },
      { scope: "LINES", scopeIds: [] },
      { scope: "ALL", scopeIds: ["tires"] },
    ]) {
      const { status, body } = await add({ code: "WRONG", percentOff: 10, ...scope });
      expect([status, body.fieldErrors.map(({ property }) => property)]).toEqual([400, ["scopeIds"]]);
    }
  });

  test("is allocated to its units: each refund is what was paid for the unit, and nothing of another", async () => {
    await add({ code: "FIXED", centsOff: 10_000, scope: "CATEGORIES", scopeIds: ["laptop-computers"] });
    const items = [line(LAPTOP, 3), line(PHONE)];
    const placed = await shop.paid(orderBy(aGuest(), { items, promotionCode: "fixed" }));
    expect(await linesOf(placed)).toMatchObject([{ discountCents: 10_000 }, { discountCents: 0 }]);
    const order = await staffActions.confirm(placed);
    await settled(placed.transactionId);
    const ids = order.items.map(({ id }) => id);
    let now = (
      await staffActions.ship(order, { carrier: "ups", trackingNumber: "1Z 1", date: null, itemIds: ids })
    ).order!;
    const refundedAfter = async (change: { order: OrderWithItems | null }, before: number) => {
      expect(change.order).not.toBeNull();
      now = change.order!;
      const order = await shop.until(
        placed,
        ({ paymentDetails }) => paymentDetails[0]!.refundedAmount > before,
      );
      return order.paymentDetails[0]!.refundedAmount;
    };
    const back = { status: "RETURNED", reason: "x" };
    let refunded = 0;
    for (const remaining of [3, 2, 1]) {
      const item = now.items.find(({ quantity, status }) => quantity === remaining && status === "SHIPPED")!;
      const quantities = remaining > 1 ? { quantities: [{ itemId: item.id, quantity: 1 }] } : {};
      refunded = await refundedAfter(
        await staffActions.changeItems(now, { ...back, itemIds: [item.id], ...quantities }),
        refunded,
      );
    }
    const net = 3 * 33_333 - 10_000;
    // With their share of the tax on items; shipping and its tax stay.
    const goods = net + 33_333 + salesTax("TX", net + 33_333, 0);
    expect(refunded).toBe(Math.floor((net * goods) / (net + 33_333)));
    const parts = await linesOf(placed);
    expect(parts.map(({ discountCents }) => discountCents).sort()).toEqual([0, 3_333, 3_333, 3_334]);
    const phone = now.items.find(({ status }) => status === "SHIPPED")!;
    refunded = await refundedAfter(
      await staffActions.changeItems(now, { ...back, itemIds: [phone.id] }),
      refunded,
    );
    expect(refunded).toBe(goods);
  });

  test("keeps the discount of units through a correction, and applies pro rata to added items", async () => {
    await add({ code: "EDITED", percentOff: 10, scope: "CATEGORIES", scopeIds: ["laptop-computers"] });
    const items = [line(LAPTOP, 3), line(PHONE, 2)];
    const placed = await shop.paid(orderBy(aGuest(), { items, promotionCode: "edited" }));
    await shop.until(placed, ({ status }) => status === "PENDING_FULFILMENT");
    await settled(placed.transactionId);
    const { rows } = await sql<{ id: string; revision: number }>`
      SELECT item.id, o.revision FROM order_items AS item JOIN orders AS o ON o.id = item.order_id
      WHERE o.id = ${placed.order.id} ORDER BY position`.execute(db());
    const query = `mutation ($id: ID!, $revision: Int!, $edit: OrderEditInput!) {
      editOrder(orderId: $id, revision: $revision, edit: $edit, due: 0) { success message
        order { subTotal discount shippingCost tax total items { productId discount } } } }`;
    const edit = {
      items: [
        { itemId: rows[0]!.id, quantity: 1 },
        { itemId: rows[1]!.id, quantity: 0 },
        { productId: seededId(TIRE), quantity: 1 },
      ],
    };
    const variables = { id: placed.order.id, revision: rows[0]!.revision, edit };
    const { editOrder } = await shop.query<{
      editOrder: { success: boolean; message: string; order: Record<string, number> & { items: object[] } };
    }>(query, variables, admin.bearer);
    expect(editOrder).toMatchObject({ success: true });
    expect(editOrder.order).toMatchObject({
      subTotal: 66_666,
      discount: 3_333,
      shippingCost: 1_998,
      items: [
        { productId: seededId(LAPTOP), discount: 3_333 },
        { productId: seededId(TIRE), discount: 0 },
      ],
    });
    const { subTotal, discount, shippingCost, tax, total } = editOrder.order;
    expect(total).toBe(subTotal! - discount! + shippingCost! + tax!);
  });
});

describe("a code for free shipping", () => {
  beforeAll(() => add({ code: "SHIP-FREE", label: "Free shipping", shipsFree: true }));

  test("discounts the shipping and its tax only; an order that ships free does not use it up", async () => {
    const items = [line(LAPTOP), line(PHONE, 2)];
    const without = await quote({ items });
    const quoted = await quote({ items, promotionCode: "SHIP-FREE" });
    expect(quoted).toMatchObject({
      discount: 3 * 999,
      shipping: 3 * 999,
      promotion: "Free shipping",
      errors: [],
    });
    // Texas taxes shipping: 6.25 %.
    expect(quoted.tax).toBe(Math.floor((99_999 * 625) / 10_000));
    expect(without.total - quoted.total).toBe(without.tax - quoted.tax + 3 * 999);
    expect(await quote({ items: [line(SHIPPED_FREE)], promotionCode: "SHIP-FREE" })).toMatchObject({
      discount: 0,
      errors: [{ message: MESSAGES.checkout.promotionShipsFree }],
    });
  });

  test("is charged as shown, emailed, and refunds are all that was paid", async () => {
    const email = aGuest();
    const input = orderBy(email, { items: [line(LAPTOP, 2)], promotionCode: "ship-free" });
    const { total } = await quote(input);
    const placed = await shop.paid(input);
    expect(placed.order.total).toBe(total);
    expect(await linesOf(placed)).toMatchObject([{ discountCents: 0, shippingOffCents: 999 }]);
    expect((await box.waitFor(email, placed.order.uniqueId)).text).toContain("−$19.98");
    const order = await staffActions.confirm(placed);
    await settled(placed.transactionId);
    const itemIds = order.items.map(({ id }) => id);
    const shipped = await staffActions.ship(order, {
      carrier: "ups",
      trackingNumber: "1Z 2",
      date: null,
      itemIds,
    });
    await staffActions.changeItems(shipped.order!, { status: "RETURNED", reason: "x", itemIds });
    const refunded = await shop.until(placed, ({ paymentDetails }) => paymentDetails[0]!.refundedAmount > 0);
    expect(refunded.paymentDetails[0]!.refundedAmount).toBe(total);
    const promotions = (await callRest(shop.app, "listPromotions", { bearer: admin.bearer })).body.data!.rows;
    expect(promotions.find(({ code }) => code === "SHIP-FREE")).toMatchObject({
      shipsFree: true,
      uses: 1,
      takenOff: 1_998,
      scopeNames: [],
    });
  });
});

describe("a code for first orders", () => {
  const DECLINED = { nonce: "fake-processor-declined-visa-nonce" };
  const NOT_VALID = { success: false, message: MESSAGES.checkout.promotionInvalid };
  beforeAll(() => add({ code: "FIRST", centsOff: 100, firstOrdersOnly: true }));

  test("is used once by an address, for one code or a series, also by concurrent orders", async () => {
    await add({ code: "HELLO", centsOff: 100, firstOrdersOnly: true, codes: 2 });
    const { rows } = await sql<{ code: string }>`SELECT code FROM promotions WHERE series = 'HELLO'`.execute(
      db(),
    );
    const email = aGuest();
    const codes = [...rows.map(({ code }) => code), "FIRST"];
    const lockWaits = async () =>
      (await sql`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`.execute(db())).rows.length;
    // Each order has a different product, and the held product locks keep all from writing until the last
    // arrives.
    const answers = await db()
      .transaction()
      .execute(async (trx) => {
        await sql`SELECT FROM products ORDER BY product_id FOR UPDATE`.execute(trx);
        const placed = codes.map((promotionCode, at) =>
          shop.checkout(
            "card",
            orderBy(at % 2 ? email : email.toUpperCase(), { promotionCode, items: [line(at)] }),
          ),
        );
        await shop.untilRow(async () => (await lockWaits()) === codes.length);
        return { placed };
      });
    const checkouts = await Promise.all(answers.placed);
    expect(checkouts.filter(({ success }) => success)).toHaveLength(1);
    for (const answer of checkouts.filter(({ success }) => !success)) expect(answer).toMatchObject(NOT_VALID);
  });

  test("is refused to returning customers with the message of any code, and a failed order does not count", async () => {
    const email = aGuest();
    const order = (change: object = {}) => orderBy(email, { promotionCode: "FIRST", ...change });
    const failed = await shop.checkout("card", orderBy(email), DECLINED);
    expect(failed.status).toBe("PAYMENT_FAILED");
    const first = await shop.checkout("card", order());
    expect(first.success).toBe(true);
    const second = await shop.checkout("card", order());
    expect(second).toMatchObject(NOT_VALID);
    const unknown = await shop.checkout("card", order({ promotionCode: "NOBODY-KNOWS" }));
    expect(second).toEqual(unknown);
    // A quote never reveals whether an address has ordered.
    expect(await quote(order())).toMatchObject({ discount: 100, errors: [] });
    await shop.cancel(first);
    const third = await shop.checkout("card", order(), DECLINED);
    expect((await shop.checkout("card", orderBy(email))).success).toBe(true);
    const again = { orderId: third.order!.id, orderKey: third.orderKey };
    expect(await shop.checkout("card", anOrder(again))).toMatchObject(NOT_VALID);
  });

  test("recognizes an account whatever address is entered, and says so before the order", async () => {
    const { bearer } = await signedIn(shop.api);
    expect((await shop.checkout("card", orderBy(aGuest()), {}, bearer)).success).toBe(true);
    const input = orderBy(aGuest(), { promotionCode: "FIRST" });
    expect(await shop.quote(input, bearer)).toMatchObject({
      discount: 0,
      errors: [{ message: MESSAGES.checkout.promotionInvalid }],
    });
    expect(await shop.checkout("card", input, {}, bearer)).toMatchObject(NOT_VALID);
  });
});

test("a code for seven is used seven times by 50 concurrent checkouts, and its uses are released once", async () => {
  await add({ code: "SEVEN", percentOff: 10, maxUses: 7 });
  const order = () => shop.checkout("card", orderBy(aGuest(), { promotionCode: "seven" }));
  const answers = await Promise.all(Array.from({ length: 50 }, order));
  // On a busy machine a payment may still be uncertain; its order has the code anyway.
  const isRefused = ({ message }: { readonly message: string }) =>
    message === MESSAGES.checkout.promotionInvalid;
  const placed = answers.filter((answer) => !isRefused(answer));
  expect(placed.map(({ order }) => order !== null)).toEqual(Array(7).fill(true));
  await Promise.all([shop.cancel(placed[0]!), shop.cancel(placed[0]!), shop.cancel(placed[0]!)]);
  const again = await Promise.all(Array.from({ length: 10 }, order));
  expect(again.filter((answer) => !isRefused(answer))).toHaveLength(1);
});
