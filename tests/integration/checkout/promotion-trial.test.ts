/** A promotion is simulated on recent orders before it starts (STAFF-38). */
import { sql } from "kysely";
import { aCustomer, callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { aGuest, orderBy } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { seededId } from "../../support/catalogue/seed-catalogue";

let shop: OrderShop;
let admin: TestUser;
beforeAll(async () => {
  shop = await openOrderShop();
  admin = await signedIn(shop.api, "ADMIN");
  await sql`UPDATE products SET regular_price_cents = 20000, sale_price_cents = NULL, on_sale = false, free_shipping = false,
    shipping_cost_cents = 999, category_id = 'smartphones'`.execute(db());
  await sql`UPDATE products SET category_id = 'tires' WHERE product_id = ${seededId(1)}`.execute(db());
});
afterAll(() => shop?.stop());

const db = () => shop.api.database.db;
const line = (position: number, quantity = 1) => ({ productId: seededId(position), quantity });
const trial = async (body: object) =>
  (await callRest(shop.app, "previewPromotion", { bearer: admin.bearer, body })).body.data;
const tires = { scope: "CATEGORIES", scopeIds: ["tires-wheels"] };

test("a promotion is simulated on existing orders, by the checkout's rules, and nothing is written", async () => {
  const twice = aGuest();
  const first = await shop.paid(orderBy(twice, { items: [line(1, 4), line(2)] }));
  await shop.paid(orderBy(twice, { items: [line(1)] }));
  await shop.paid(orderBy(aGuest(), { items: [line(2)] }));
  const old = await shop.paid(orderBy(aGuest(), { items: [line(1)] }));
  await sql`UPDATE orders SET submitted_at = now() - interval '31 days' WHERE id = ${old.order.id}`.execute(
    db(),
  );
  const cancelled = await shop.paid(orderBy(aGuest(), { items: [line(1)] }));
  await shop.cancel(cancelled);
  const books = async () =>
    (
      await sql`SELECT (SELECT jsonb_agg(jsonb_build_array(id, total_cents, discount_cents, promotion_code) ORDER BY id) FROM orders)::text || (SELECT count(*) FROM promotions)
      || (SELECT count(*) FROM audit_events) AS all`.execute(db())
    ).rows;
  const before = await books();

  expect(await trial({ percentOff: 10, ...tires })).toEqual({
    lookedAt: 3,
    isAll: true,
    orders: 2,
    takenOff: 8_000 + 2_000,
    mean: 5_000,
  });
  expect(await trial({ percentOff: 10, smallestSubTotal: 80_000, ...tires })).toMatchObject({
    orders: 1,
    takenOff: 8_000,
  });
  expect(await trial({ shipsFree: true })).toMatchObject({ orders: 3, takenOff: (5 + 1 + 1) * 999 });
  // The second order of an address is not a first order; namesakes are other people.
  expect(await trial({ centsOff: 100, firstOrdersOnly: true })).toMatchObject({ lookedAt: 3, orders: 2 });
  expect(await trial({ centsOff: 100, scope: "BRANDS", scopeIds: ["nobody"] })).toBeNull();
  // Four units of the first order are a set.
  expect(await trial({ percentOff: 10, setSize: 4, ...tires })).toMatchObject({ orders: 1, takenOff: 8_000 });
  // Guests are in no segment, and automatic first-order offers are for accounts.
  expect(await trial({ centsOff: 100, segment: "NEVER" })).toMatchObject({ lookedAt: 3, orders: 0 });
  expect(await trial({ centsOff: 100, isAutomatic: true })).toMatchObject({ orders: 3 });
  expect(await trial({ centsOff: 100, isAutomatic: true, firstOrdersOnly: true })).toMatchObject({
    orders: 0,
  });
  expect(await books()).toEqual(before);

  // The simulation matches the checkout.
  const body = { code: "TRIED", label: "x", percentOff: 10, ...tires };
  await callRest(shop.app, "addPromotion", { bearer: admin.bearer, body });
  const input = orderBy(aGuest(), { items: [line(1, 4), line(2)], promotionCode: "TRIED" });
  expect(await shop.quote(input)).toMatchObject({ discount: 8_000 });
  expect(first.success).toBe(true);
});

test("orders of accounts count for the segment they were in when they ordered", async () => {
  const { bearer } = await aCustomer(shop.api);
  const before = {
    bought: await trial({ centsOff: 100, segment: "BOUGHT" }),
    never: await trial({ centsOff: 100, segment: "NEVER" }),
  };
  for (const at of [1, 2]) {
    const placed = await shop.checkout("card", orderBy(aGuest(), { items: [line(at)] }), {}, bearer);
    expect(placed.success).toBe(true);
  }
  expect(await trial({ centsOff: 100, segment: "BOUGHT" })).toMatchObject({
    orders: before.bought!.orders + 1,
  });
  expect(await trial({ centsOff: 100, segment: "NEVER" })).toMatchObject({
    orders: before.never!.orders + 1,
  });
});

test("only users who may write promotions simulate one", async () => {
  const support = await signedIn(shop.api, "CUSTOMERSUPPORT");
  const answer = await callRest(shop.app, "previewPromotion", {
    bearer: support.bearer,
    body: { percentOff: 10 },
  });
  expect(answer.status).toBe(403);
});
