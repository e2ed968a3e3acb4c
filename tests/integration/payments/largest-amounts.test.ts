/**
 * A shop with the largest allowed orders, promotions and refunds (CHECKOUT-5): totals beyond 32 bits break no
 * staff list, report or file (STAFF-38, REPORT-1).
 */
import { sql } from "kysely";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { reportCall } from "#contract/reports/calls";
import { REPORT_KEYS } from "#contract/reports/reports";
import { REST, type RestName } from "#contract/rest/endpoints";
import { aCustomer, callRest, requestRest, type TestUser } from "../../support/people/accounts";
import { aGuest, anOrder, orderBy, type ClientCheckout } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { seededId } from "../../support/catalogue/seed-catalogue";

const { maxTotalCents } = LIMITS.checkout;
const MAX_INT = 2 ** 31 - 1;
/** Together above 32 bits, by more than one order. */
const ORDERS = Math.ceil(MAX_INT / maxTotalCents) + 2;
const MAX_USES = 1_000_000_000;
const PIECES = 10;
/** With Texas shipping and tax, the order is just below the limit. */
const PIECE_CENTS = 9_000_000;
const OFF_CENTS = 1_000_000;

let shop: OrderShop;
let staff: TestUser;
let orders: ClientCheckout[];
beforeAll(async () => {
  shop = await openOrderShop();
  staff = await aCustomer(shop.api, { role: "SUPERADMIN", hasSecondFactor: true });
  await sql`UPDATE products SET regular_price_cents = ${PIECE_CENTS}, sale_price_cents = NULL, on_sale = false,
    free_shipping = true, quantity_limit = NULL`.execute(shop.api.database.db);
  await add({ code: "LARGEST", centsOff: OFF_CENTS, maxUses: MAX_USES, maxUsesPerCustomer: 1_000_000 });
  await add({ code: "MANY", percentOff: 90, codes: 3, maxUses: MAX_USES });
  orders = [];
  for (let placed = 0; placed < ORDERS; placed += 1) orders.push(await shop.paid(largest("LARGEST")));
  await shop.cancel(orders[0]!);
});
afterAll(() => shop?.stop());

const add = async (promotion: object) => {
  const body = { label: "As much as can be", startsOn: null, ...promotion };
  expect((await callRest(shop.app, "addPromotion", { bearer: staff.bearer, body })).status).toBe(200);
};
const largest = (promotionCode: string | null) =>
  orderBy(aGuest(), { items: [{ productId: seededId(1), quantity: PIECES }], promotionCode });

test("the largest allowed orders add up to more than 32 bits hold", () => {
  const totals = orders.map(({ order }) => order!.total);
  expect(Math.max(...totals)).toBeLessThanOrEqual(maxTotalCents);
  expect(totals.reduce((sum, total) => sum + total, 0)).toBeGreaterThan(MAX_INT);
});

test("promotions are listed, added and ended, with their total discount and uses", async () => {
  const { body, status } = await callRest(shop.app, "listPromotions", { bearer: staff.bearer });
  expect(status).toBe(200);
  expect(body.data!.rows.find(({ code }) => code === "LARGEST")).toMatchObject({
    takenOff: OFF_CENTS * (ORDERS - 1),
    uses: ORDERS - 1,
    maxUses: MAX_USES,
  });
  expect(body.data!.rows.find(({ code }) => code === "MANY")).toMatchObject({ maxUses: 3 * MAX_USES });
  await add({ code: "ONE-MORE", percentOff: 1 });
  expect(
    (await callRest(shop.app, "endPromotion", { bearer: staff.bearer, params: { code: "ONE-MORE" } })).status,
  ).toBe(200);
});

test.each(REPORT_KEYS)("the report %s has its rows, its entries and its file", async (report) => {
  for (const call of ["read", "open", "export"] as const) {
    const body = call === "export" ? { keys: [] } : { keys: [], pageNumber: 1, pageSize: 100 };
    const { statusCode } = await requestRest(shop.app, reportCall(call, report), {
      bearer: staff.bearer,
      body,
    });
    expect([call, statusCode]).toEqual([call, 200]);
  }
});

test("no staff query breaks", async () => {
  const { order } = orders[1]!;
  const params = { id: order!.id, code: "MANY", username: staff.username, status: "active" };
  const calls = (Object.keys(REST) as RestName[]).filter((name) => REST[name].access !== null);
  const broken: unknown[] = [];
  for (const name of calls) {
    const body = REST[name].method === "GET" ? undefined : { pageNumber: 1, pageSize: 100 };
    const { statusCode } = await requestRest(shop.app, name, { bearer: staff.bearer, params, body });
    if (statusCode >= 500) broken.push([name, statusCode]);
  }
  expect(broken).toEqual([]);
  const { listOrders } = await shop.query<{ listOrders: { total: number } }>(
    `{ listOrders(pageSize: 50) { total orders { id total } } }`,
    {},
    staff.bearer,
  );
  expect(listOrders.total).toBe(ORDERS);
});

test.each([
  ["its total", null],
  ["its prices before a promotion", "NINETY"],
])("an order is rejected for %s", async (_what, code) => {
  if (code) await add({ code, percentOff: 90 });
  const items = [1, 2, 3, 4].map((at) => ({ productId: seededId(at), quantity: PIECES }));
  const checkout = await shop.checkout("card", anOrder({ items, promotionCode: code }));
  expect(checkout).toMatchObject({
    success: false,
    errors: [{ code: "INVALID_INPUT", message: MESSAGES.checkout.tooLarge(formatMoney(maxTotalCents)) }],
  });
});
