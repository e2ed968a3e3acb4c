/** What staff did with orders and gave back, by person and day (STAFF-13). */
import { randomUUID } from "node:crypto";
import { callRest, signedIn, type TestUser } from "../support/accounts";
import { openOrderShop, type OrderShop } from "../support/orders";

let shop: OrderShop;
let admin: TestUser;
beforeAll(async () => {
  shop = await openOrderShop();
  admin = await signedIn(shop.api, "ADMIN");
});
afterAll(() => shop?.stop());

test("what staff did with orders, and gave back, is read by person and day", async () => {
  const placed = await shop.paid();
  const { order } = placed;
  await shop.post(`/braintree/tester/${placed.transactionId}/settle`);
  await shop.until(placed, ({ paymentDetails }) => paymentDetails[0]!.paidAmount > 0);
  const refund = `refundOrder(orderId: "${order.id}", amount: 1200, reason: "Scratched", idempotencyKey: "${randomUUID()}")`;
  await shop.ask(`mutation { ${refund} { success } }`, {}, admin.bearer);
  const today = new Date().toISOString().slice(0, 10);
  const ask = <Name extends "listStaffActs" | "sumGivenBack">(name: Name, params: object) =>
    callRest(shop.app, name, {
      bearer: admin.bearer,
      params: { username: admin.username, ...params } as never,
    });
  const acts = (await ask("listStaffActs", { pageSize: 5 })).body.data!;
  expect(acts.acts[0]).toMatchObject({
    username: admin.username,
    orderId: order.id,
    orderNumber: order.uniqueId,
    summary: "Refund of $12.00 asked for",
  });
  expect(acts.total).toBeGreaterThanOrEqual(acts.acts.length);
  const given = (await ask("sumGivenBack", { from: today, to: today })).body.data!;
  expect(given.days).toHaveLength(1);
  expect(given.days[0]).toMatchObject({ username: admin.username, day: today, cents: given.totalCents });
  expect(given.totalCents).toBeGreaterThanOrEqual(1_200);
  expect((await ask("sumGivenBack", { to: "2020-01-01" })).body.data).toEqual({ days: [], totalCents: 0 });
  const nobody = { username: "nobody@mail.example" };
  expect((await ask("listStaffActs", nobody)).body.data).toEqual({ acts: [], total: 0 });
});
