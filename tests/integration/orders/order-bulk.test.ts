/**
 * Bulk changes of orders: by selection or by filter, idempotent by key, with a report of refusals (ORDER-25).
 */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { addManyOrders } from "../../../demo/history/many-orders";
import { callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { enrolledStaff, type EnrolledUser } from "../../support/people/second-factor";
import { queryHost, startTestApi, type TestApi } from "../../support/hosts/test-api";

jest.setTimeout(240_000);

const ORDERS = 2_700;
interface Run {
  readonly id: string;
  readonly total: number;
  readonly changed: number;
  readonly failed: number;
  readonly isFinished: boolean;
  readonly failures: readonly { orderId: string; uniqueId: string; message: string }[];
}

let api: TestApi;
let admin: EnrolledUser;
beforeAll(async () => {
  api = await startTestApi(20);
  await addManyOrders(api.database.db, { orders: ORDERS, customers: 500 });
  admin = await enrolledStaff(api, api.app);
});
afterAll(() => api.close());

const FIELDS = "id total changed failed isFinished failures { orderId uniqueId message }";
const begin = async (input: object, by: TestUser = admin) => {
  const query = `mutation ($input: OrderBulkInput!) { changeManyOrders(input: $input) { ${FIELDS} } }`;
  const full = { idempotencyKey: randomUUID(), ...input };
  const { data, errors } = await api.query(query, { input: full }, { authorization: by.bearer });
  return { run: (data as { changeManyOrders: Run } | null)?.changeManyOrders, errors };
};
const look = async (id: string): Promise<Run> => {
  const query = `query ($id: ID!) { getOrderBulkRun(id: $id) { ${FIELDS} } }`;
  const { data } = await api.query(query, { id }, { authorization: admin.bearer });
  return (data as { getOrderBulkRun: Run }).getOrderBulkRun;
};
const finished = async (id: string): Promise<Run> => {
  for (const deadline = Date.now() + 200_000; Date.now() < deadline; await wait(100)) {
    const run = await look(id);
    if (run.isFinished) return run;
  }
  throw new Error(`Timed out after 200,000 ms waiting for bulk run ${id}`);
};
const ordersOf = async (condition: ReturnType<typeof sql>) =>
  (
    await sql<{ id: string }>`SELECT id FROM orders WHERE ${condition} ORDER BY id`.execute(api.database.db)
  ).rows.map(({ id }) => id);
const countOf = async (table: string, condition: ReturnType<typeof sql>) =>
  (
    await sql<{
      count: number;
    }>`SELECT count(*)::int AS count FROM ${sql.table(table)} WHERE ${condition}`.execute(api.database.db)
  ).rows[0]!.count;

test("selected orders move to fulfillment; refused ones are listed with the reason", async () => {
  const inReview = (await ordersOf(sql`status = 'PENDING_REVIEW'`)).slice(0, 3);
  const over = (await ordersOf(sql`status = 'CANCELLED'`)).slice(0, 2);
  const orderIds = [...inReview, ...over];
  const input = { action: "FULFIL", orderIds, filter: null, expectedCount: 5 };
  const text = "The bank knows the customer";
  const support = await signedIn(api, "CUSTOMERSUPPORT");
  expect((await begin({ ...input, text }, support)).errors[0]?.message).toBe(MESSAGES.access.forbidden);
  expect((await begin(input)).errors[0]?.message).toBe(MESSAGES.orders.reason);
  const { run } = await begin({ ...input, text });
  const end = await finished(run!.id);

  expect(end).toMatchObject({ total: 5, changed: 3, failed: 2 });
  expect(end.failures.map(({ orderId }) => orderId).sort()).toEqual(over);
  expect(new Set(end.failures.map(({ message }) => message))).toEqual(new Set([MESSAGES.orders.notAllowed]));
  expect(await countOf("orders", sql`id = ANY(${inReview}::uuid[]) AND status = 'PENDING_FULFILMENT'`)).toBe(
    3,
  );
});

test("a note is added to each history once, however often the request is sent", async () => {
  const orderIds = (await ordersOf(sql`status = 'COMPLETED'`)).slice(0, 40);
  const input = {
    action: "NOTE",
    orderIds,
    expectedCount: 40,
    text: "Called them all",
    idempotencyKey: randomUUID(),
  };
  const [first, again] = await Promise.all([begin(input), begin(input)]);
  await finished(first.run!.id);
  const later = await begin(input);

  const others = await Promise.all([
    begin({ ...input, orderIds: orderIds.slice(1), expectedCount: 39 }),
    begin({ ...input, action: "CONFIRM", text: undefined }),
  ]);

  expect(new Set([first, again, later].map(({ run }) => run!.id)).size).toBe(1);
  for (const { errors } of others) expect(errors[0]?.message).toBe(MESSAGES.orders.otherRun);
  expect(later.run).toMatchObject({ total: 40, changed: 40, failed: 0, isFinished: true });
  expect(await countOf("order_events", sql`type = 'CUSTOM_NOTES' AND actor = ${admin.userId}`)).toBe(40);
});

test("a different number than expected changes nothing and returns the count", async () => {
  const filter = { statuses: ["PENDING_PAYMENT"] };
  const count = await countOf("orders", sql`status = 'PENDING_PAYMENT'`);
  const { run, errors } = await begin({
    action: "CANCEL",
    filter,
    expectedCount: count + 1,
    text: "Too old",
  });

  expect(run).toBeUndefined();
  expect(errors[0]?.message).toBe(MESSAGES.orders.otherCount(count));
  expect(await countOf("orders", sql`status = 'PENDING_PAYMENT'`)).toBe(count);
  expect(await countOf("order_bulk_runs", sql`action = 'CANCEL'`)).toBe(0);
});

test("1,500 orders by filter: two hosts continue the job, some orders refuse, nothing is done twice", async () => {
  const statuses = ["PENDING_FULFILMENT", "PENDING_REVIEW", "PAYMENT_FAILED", "COMPLETED"];
  const filter = { statuses, delivery: "DELIVERY_SHIPPING" };
  const condition = sql`status = ANY(${statuses}::text[]) AND delivery_type = 'DELIVERY_SHIPPING'`;
  const ids = await ordersOf(condition);
  const refusing = await ordersOf(sql`${condition} AND status = 'COMPLETED'`);
  const other = await api.anotherHost();
  const recall = { action: "CANCEL", filter, expectedCount: ids.length, text: "A recall" };
  const end = await begin({ ...recall, code: admin.codes[0] })
    .then(({ run }) => finished(run!.id))
    // An open host would keep running into the next file.
    .finally(() => other.close());

  expect(ids.length).toBeGreaterThan(1_500);
  expect(end).toMatchObject({
    total: ids.length,
    failed: refusing.length,
    changed: ids.length - refusing.length,
  });
  expect(end.failures).toHaveLength(200);
  expect(end.failures[0]!.message).toBe(MESSAGES.orders.notCancellable);
  expect(await countOf("order_events", sql`type = 'CANCELLED' AND order_id = ANY(${ids}::uuid[])`)).toBe(
    ids.length - refusing.length,
  );
  expect(await countOf("orders", sql`id = ANY(${refusing}::uuid[]) AND status = 'COMPLETED'`)).toBe(
    refusing.length,
  );
});

test("missing, excessive or forbidden input is rejected", async () => {
  const support = await signedIn(api, "CUSTOMERSUPPORT");
  const [id] = await ordersOf(sql`status = 'PENDING_REVIEW'`);
  const single = { orderIds: [id], expectedCount: 1 };
  const refusals = [
    [await begin({ ...single, action: "CANCEL", text: "" }), MESSAGES.orders.reason],
    [await begin({ ...single, action: "NOTE" }), MESSAGES.orders.note],
    [await begin({ ...single, action: "FULFIL", orderIds: [] }), MESSAGES.orders.noneChosen],
    [await begin({ action: "CONFIRM", expectedCount: 10_001 }), MESSAGES.orders.tooManyAtOnce(10_000)],
    [await begin({ ...single, action: "CANCEL", text: "Because" }, support), MESSAGES.access.forbidden],
  ] as const;
  expect(refusals.map(([{ errors }]) => errors[0]?.message)).toEqual(
    refusals.map(([, sentence]) => sentence),
  );
  const { data } = await queryHost(
    api.app,
    `{ getOrderBulkRun(id: "no-id") { id } }`,
    {},
    { authorization: admin.bearer },
  );
  expect(data).toEqual({ getOrderBulkRun: null });
});

test("each bulk change is in the audit log, without the text", async () => {
  const params = { kind: "STAFF_CHANGE", area: "ORDERS" };
  const { body } = await callRest(api.app, "listAudit", { bearer: admin.bearer, params });
  const notes = body.data?.rows.map(({ note }) => note) ?? [];
  expect(notes).toContain("Add a note: 40 orders");
  expect(JSON.stringify(body)).not.toContain("Called them all");
});
