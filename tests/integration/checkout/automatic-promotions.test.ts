/** Automatic promotions, combined promotions, sets and segments (CHECKOUT-11, CHECKOUT-12). */
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { aCustomer, callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { aGuest, anOrder, orderBy } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { seededId } from "../../support/catalogue/seed-catalogue";

/** Product positions by kind. */
const [LAPTOP, TIRE, PHONE] = [1, 2, 3];
const PRICE = 33_333;

let shop: OrderShop;
let admin: TestUser;
beforeAll(async () => {
  shop = await openOrderShop();
  admin = await signedIn(shop.api, "ADMIN");
  await sql`UPDATE products SET regular_price_cents = ${PRICE}, sale_price_cents = NULL, on_sale = false,
    free_shipping = false, shipping_cost_cents = 999`.execute(db());
  for (const [position, category] of [
    [LAPTOP, "laptop-computers"],
    [TIRE, "tires"],
    [PHONE, "smartphones"],
  ] as const)
    await sql`UPDATE products SET category_id = ${category} WHERE product_id = ${seededId(position)}`.execute(
      db(),
    );
});
// An offer for all customers would also count in the next test.
afterEach(() => sql`UPDATE promotions SET ends_at = now() WHERE ends_at IS NULL`.execute(db()));
afterAll(() => shop?.stop());

const db = () => shop.api.database.db;
const line = (position: number, quantity = 1) => ({ productId: seededId(position), quantity });
const add = async (body: object) => {
  const answer = await callRest(shop.app, "addPromotion", {
    bearer: admin.bearer,
    body: { label: "x", isAutomatic: true, ...body },
  });
  expect(answer.status).toBe(200);
};
const quote = (change: Readonly<Record<string, unknown>>, bearer?: string) =>
  shop.quote(anOrder(change), bearer);
const listed = async (code: string) =>
  (await callRest(shop.app, "listPromotions", { bearer: admin.bearer })).body.data!.rows.find(
    (promotion) => promotion.code === code,
  )!;

test("an offer counts without a code, is charged as shown, named on the order, and deducted from its refund", async () => {
  await add({ code: "FALL", label: "Fall sale", percentOff: 10 });
  const input = orderBy(aGuest(), { items: [line(LAPTOP, 3)] });
  const quoted = await quote(input);
  expect(quoted).toMatchObject({ discount: 9_999, promotion: "Fall sale", errors: [] });
  const placed = await shop.checkout("card", { ...input, expectedTotal: quoted.total });
  expect(placed).toMatchObject({ success: true, order: { total: quoted.total } });
  const answer = await shop.query<{ getOrder: object }>(
    `query ($id: ID!) { getOrder(orderId: $id) { discount promotion promotionCode items { discount } } }`,
    { id: placed.order!.id },
    admin.bearer,
  );
  expect(answer.getOrder).toEqual({
    discount: 9_999,
    promotion: "Fall sale",
    promotionCode: null,
    items: [{ discount: 9_999 }],
  });
  expect(await listed("FALL")).toMatchObject({ uses: 1, takenOff: 9_999, isAutomatic: true });
  await shop.cancel(placed);
  expect(await listed("FALL")).toMatchObject({ uses: 0, takenOff: 0 });
  // An automatic offer's name is not a code a customer can enter.
  expect(await quote({ items: [line(LAPTOP)], promotionCode: "FALL" })).toMatchObject({
    errors: [{ message: MESSAGES.checkout.promotionInvalid }],
  });
});

test("combinable promotions apply together with one code, and each records what it cost", async () => {
  await add({ code: "BOTH-A", label: "Ten", percentOff: 10, combines: true });
  await add({ code: "BOTH-B", label: "Five dollars", centsOff: 500, combines: true });
  await add({ code: "CODE", label: "Half", percentOff: 50, combines: true, isAutomatic: false });
  const items = [line(LAPTOP)];
  const [ten, half] = [3_333, 15_000];
  const input = orderBy(aGuest(), { items, promotionCode: "code" });
  expect(await quote(input)).toMatchObject({
    discount: ten + half + 500,
    promotion: "Ten, Half and Five dollars",
    errors: [],
  });
  await shop.paid(input);
  expect(await Promise.all(["BOTH-A", "BOTH-B", "CODE"].map(listed))).toMatchObject([
    ...[
      { uses: 1, takenOff: ten },
      { uses: 1, takenOff: 500 },
      { uses: 1, takenOff: half },
    ],
  ]);
});

test("of exclusive promotions the largest discount applies, and a code with a smaller one is not used up", async () => {
  await add({ code: "SMALL", label: "Small", percentOff: 10 });
  await add({ code: "LARGE", label: "Large", percentOff: 20 });
  await add({ code: "LESS", percentOff: 15, isAutomatic: false });
  await add({ code: "MORE", label: "More", percentOff: 25, isAutomatic: false });
  const items = [line(LAPTOP, 3)];
  expect(await quote({ items })).toMatchObject({ discount: 19_999, promotion: "Large" });
  expect(await quote({ items, promotionCode: "LESS" })).toMatchObject({
    discount: 19_999,
    promotion: "Large",
    errors: [{ message: MESSAGES.checkout.promotionTakesLess, property: "promotionCode" }],
  });
  expect(await quote({ items, promotionCode: "MORE" })).toMatchObject({
    discount: 24_999,
    promotion: "More",
    errors: [],
  });
});

test("a set discount applies to full sets, and the error says how many units a code needs", async () => {
  const tires = { scope: "CATEGORIES", scopeIds: ["tires"] };
  await add({
    code: "FOUR",
    percentOff: 25,
    setSize: 4,
    isAutomatic: false,
    maxUsesPerCustomer: null,
    ...tires,
  });
  const off = async (quantity: number) =>
    (await quote({ items: [line(TIRE, quantity), line(PHONE)], promotionCode: "FOUR" })).discount;
  const set = Math.floor((4 * PRICE * 25) / 100);
  expect(await Promise.all([4, 7, 8].map(off))).toEqual([set, set, 2 * set]);
  expect(await quote({ items: [line(TIRE, 3)], promotionCode: "FOUR" })).toMatchObject({
    errors: [{ message: MESSAGES.checkout.promotionNoSet(4, "Tires") }],
  });
});

test("terms without a column are stored by name, and apply to listings, offers and codes", async () => {
  await add({ code: "THREE", label: "Three", percentOff: 10, minItems: 3 });
  expect(await listed("THREE")).toMatchObject({ percentOff: 10, minItems: 3 });
  const off = async (quantity: number) => (await quote({ items: [line(PHONE, quantity)] })).discount;
  expect(await Promise.all([2, 3].map(off))).toEqual([0, Math.floor((3 * PRICE * 10) / 100)]);
  await add({ code: "THREE-CODE", percentOff: 20, minItems: 4, isAutomatic: false, codes: 2 });
  expect(await listed("THREE-CODE")).toMatchObject({ minItems: 4, codes: 2 });
  const { rows } = await sql<{
    code: string;
  }>`SELECT code FROM promotions WHERE series = 'THREE-CODE'`.execute(db());
  expect(await quote({ items: [line(PHONE, 3)], promotionCode: rows[0]!.code })).toMatchObject({
    errors: [{ message: MESSAGES.checkout.promotionNoSet(4, "") }],
  });
});

test("a promotion with terms of a newer version does not apply", async () => {
  await add({ code: "NEWER", percentOff: 10 });
  await sql`UPDATE promotions SET more_terms = '{"onSundays": true}' WHERE code = 'NEWER'`.execute(db());
  expect(await quote({ items: [line(PHONE)] })).toMatchObject({ discount: 0, promotion: null });
  expect(await listed("NEWER")).toMatchObject({ state: "RUNNING" });
});

test("a segment applies to its accounts only, and a guest cannot learn who is in it", async () => {
  await add({ code: "BUYERS", label: "For buyers", percentOff: 10, segment: "BOUGHT", combines: true });
  await add({ code: "NEW", percentOff: 5, segment: "NEVER", isAutomatic: false, combines: true });
  const items = [line(LAPTOP, 3)];
  const { bearer } = await aCustomer(shop.api);
  const email = aGuest();
  expect(await quote(orderBy(email, { items, promotionCode: "NEW" }), bearer)).toMatchObject({
    discount: 4_999,
    errors: [],
  });
  expect((await shop.checkout("card", orderBy(email, { items }), {}, bearer)).success).toBe(true);
  expect(await quote(orderBy(email, { items }), bearer)).toMatchObject({
    discount: 9_999,
    promotion: "For buyers",
  });
  expect(await quote({ items, promotionCode: "NEW" }, bearer)).toMatchObject({
    errors: [{ message: MESSAGES.checkout.promotionInvalid }],
  });
  // The address of a buyer entered by a guest, and an address without orders.
  const [theirs, other] = await Promise.all(
    [email, aGuest()].map((buyer) => quote(orderBy(buyer, { items, promotionCode: "NEW" }))),
  );
  expect(theirs).toEqual(other);
  expect(theirs).toMatchObject({ discount: 0, errors: [{ message: MESSAGES.checkout.promotionSignIn }] });
});

test("a first-order offer counts for an account once, also for concurrent orders", async () => {
  await add({ code: "HELLO", centsOff: 1_000, firstOrdersOnly: true });
  const { bearer } = await aCustomer(shop.api);
  const input = () => orderBy(aGuest(), { items: [line(LAPTOP)] });
  expect((await quote(input())).discount).toBe(0);
  const { total } = await quote(input(), bearer);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => shop.checkout("card", { ...input(), expectedTotal: total }, {}, bearer)),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  for (const { errors, success } of answers.filter((checkout) => !checkout.success))
    expect([success, errors[0]!.code]).toEqual([false, "TOTAL_CHANGED"]);
  // With a new quote the order goes through.
  const now = await quote(input(), bearer);
  expect(now.discount).toBe(0);
  expect((await shop.checkout("card", { ...input(), expectedTotal: now.total }, {}, bearer)).success).toBe(
    true,
  );
});

test("with 50 concurrent checkouts an offer for seven is used seven times, and the others see the new total", async () => {
  await add({ code: "SEVEN", percentOff: 10, maxUses: 7 });
  const { total } = await quote({ items: [line(LAPTOP)] });
  const order = () =>
    shop.checkout("card", orderBy(aGuest(), { items: [line(LAPTOP)], expectedTotal: total }));
  const answers = await Promise.all(Array.from({ length: 50 }, order));
  expect(answers.filter(({ success }) => success)).toHaveLength(7);
  expect(new Set(answers.flatMap(({ errors }) => errors.map(({ code }) => code)))).toEqual(
    new Set(["TOTAL_CHANGED"]),
  );
  expect(await listed("SEVEN")).toMatchObject({ uses: 7, state: "USED_UP" });
  expect((await quote({ items: [line(LAPTOP)] })).discount).toBe(0);
});

test("items added to an order get their share of each promotion, and an edit brings no new offer in", async () => {
  await add({ code: "KEPT-A", percentOff: 10, combines: true });
  await add({
    code: "KEPT-B",
    percentOff: 20,
    combines: true,
    scope: "CATEGORIES",
    scopeIds: ["laptop-computers"],
  });
  const placed = await shop.paid(orderBy(aGuest(), { items: [line(LAPTOP), line(PHONE)] }));
  await shop.until(placed, ({ status }) => status === "PENDING_FULFILMENT");
  await shop.post(`/braintree/tester/${placed.transactionId}/settle`);
  await add({ code: "LATER", percentOff: 90 });
  const { rows } = await sql<{ id: string; revision: number }>`
    SELECT item.id, o.revision FROM order_items AS item JOIN orders AS o ON o.id = item.order_id
    WHERE o.id = ${placed.order.id} ORDER BY position`.execute(db());
  const query = `mutation ($id: ID!, $revision: Int!, $edit: OrderEditInput!) {
    editOrder(orderId: $id, revision: $revision, edit: $edit, due: 0) { success message
      order { subTotal discount shippingCost tax total items { productId discount } } } }`;
  const edit = {
    items: [
      { itemId: rows[0]!.id, quantity: 0 },
      { itemId: rows[1]!.id, quantity: 0 },
      { productId: seededId(TIRE), quantity: 1 },
    ],
  };
  const variables = { id: placed.order.id, revision: rows[0]!.revision, edit };
  const { editOrder } = await shop.query<{
    editOrder: { success: boolean; order: Record<string, number> & { items: { discount: number }[] } };
  }>(query, variables, admin.bearer);
  expect(editOrder).toMatchObject({ success: true });
  // The first took 6,666 of 66,666 cents off both items together; the second is for laptops.
  const share = Math.floor((PRICE * 6_666) / 66_666);
  expect(editOrder.order).toMatchObject({ discount: share, items: [{ discount: share }] });
  const { subTotal, discount, shippingCost, tax, total } = editOrder.order;
  expect(total).toBe(subTotal! - discount! + shippingCost! + tax!);
});
