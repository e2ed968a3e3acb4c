/** The audit log as one list, and staff refunds by user and day (STAFF-13). */
import { shopDay } from "#contract/time/days";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { callRest, requestRest, signedIn, type TestUser } from "../../support/people/accounts";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { queryHost } from "../../support/hosts/test-api";
import { waitFor } from "../../support/hosts/wait-for";

let shop: OrderShop;
let admin: TestUser;
let refunded: { readonly id: string; readonly uniqueId: string };
let cancelled: { readonly id: string; readonly uniqueId: string };
const today = shopDay(new Date());

beforeAll(async () => {
  shop = await openOrderShop();
  admin = await signedIn(shop.api, "ADMIN");
  const orders = [];
  for (let i = 0; i < 2; i++) {
    const placed = await shop.paid();
    await shop.post(`/braintree/tester/${placed.transactionId}/settle`);
    await shop.until(placed, ({ paymentDetails }) => paymentDetails[0]!.paidAmount > 0);
    orders.push(placed.order);
  }
  [refunded, cancelled] = [orders[0]!, orders[1]!];
  const refund = `refundOrder(orderId: "${refunded.id}", amount: 1200, reason: "Scratched", idempotencyKey: "${randomUUID()}")`;
  await shop.query(`mutation { ${refund} { success } }`, {}, admin.bearer);
});
afterAll(() => shop?.stop());

const list = async (params: Record<string, string>) =>
  (await callRest(shop.app, "listAudit", { bearer: admin.bearer, params: params as never })).body.data!;
const refundTotals = async (params: Record<string, string>) =>
  (await callRest(shop.app, "sumRefunds", { bearer: admin.bearer, params })).body.data!;
const mine = () => ({ username: admin.username });

test("staff actions on orders are in the list with their refunds, filtered by user, kind, amount and days", async () => {
  const { rows: events, total, people } = await list({ ...mine(), area: "ORDERS", pageSize: "5" });
  expect(events[0]).toMatchObject({
    kind: "ORDER_CHANGED",
    username: admin.username,
    what: "Refund of $12.00 requested",
    thing: { kind: "ORDER", id: refunded.id, label: refunded.uniqueId },
    cents: 1_200,
  });
  expect(total).toBeGreaterThanOrEqual(events.length);
  expect(people).toContainEqual(expect.objectContaining(mine()));

  expect((await list({ ...mine(), leastCents: "1200" })).total).toBe(1);
  expect((await list({ ...mine(), leastCents: "1201" })).total).toBe(0);
  expect((await list({ ...mine(), area: "PRICES" })).total).toBe(0);
  expect((await list({ ...mine(), kind: "ORDER_CHANGED", to: "2020-01-01" })).total).toBe(0);
  expect((await list({ username: "nobody@mail.example" })).total).toBe(0);
});

test("an account change is a sentence with a link, before and after, filterable by area, older ones too", async () => {
  const { username } = await signedIn(shop.api, "CUSTOMER");
  const params = { username, status: "DISABLED" } as const;
  await callRest(shop.app, "setCustomerStatus", { bearer: admin.bearer, params });
  const change = {
    kind: "STAFF_CHANGE",
    what: "Status changed",
    thing: { kind: "CUSTOMER", id: username, label: username },
    before: "Active",
    after: "Disabled",
    cents: null,
  };
  expect((await list({ username, area: "CUSTOMERS" })).rows).toMatchObject([change]);
  expect((await list({ username, area: "STAFF" })).total).toBe(0);

  await sql`UPDATE audit_events SET area = NULL`.execute(shop.api.database.db);
  await waitFor(async () => ((await list({ username, area: "CUSTOMERS" })).total === 1 ? true : null));
});

test("totals separate refunds from cancellations", async () => {
  const before = await refundTotals({ ...mine(), from: today, to: today });
  expect(before).toMatchObject({ totalCents: 1_200, refundCents: 1_200, cancelledCents: 0 });
  expect(before.rows).toMatchObject([{ ...mine(), day: today, cents: 1_200, changes: 1 }]);
  const cancel = `cancelOrder(orderId: "${cancelled.id}", reason: "Broken")`;
  const answer = await queryHost(
    shop.app,
    `mutation { ${cancel} { success } }`,
    {},
    { authorization: admin.bearer },
  );
  expect(answer.errors).toEqual([]);
  const after = await refundTotals({ ...mine(), from: today, to: today });
  expect(after.refundCents).toBe(1_200);
  expect(after.cancelledCents).toBeGreaterThan(0);
  expect(after.totalCents).toBe(1_200 + after.cancelledCents);
  expect((await refundTotals({ to: "2020-01-01" })).rows).toEqual([]);
});

test("the audit log is exported as filtered, and the export is an entry itself", async () => {
  const body = { ...mine(), leastCents: 1_200, from: today };
  const file = await requestRest(shop.app, "exportAudit", { bearer: admin.bearer, body });
  const [head, ...lines] = file.body.trim().split("\r\n");
  expect(head).toContain('"User","Type","Action","Subject","Before","After","Refunded"');
  expect(lines.some((line) => line.includes("Refund of $12.00 requested") && line.includes(",12.00,"))).toBe(
    true,
  );
  expect(lines.every((line) => line.includes(admin.username))).toBe(true);
  expect((await list({ ...mine(), area: "EXPORTS" })).rows[0]).toMatchObject({
    what: "Audit log exported, filtered by user, amount, dates",
  });
  const support = await signedIn(shop.api, "CUSTOMERSUPPORT");
  const refused = await callRest(shop.app, "exportAudit", { bearer: support.bearer, body: {} });
  expect(refused.status).toBe(403);
});
