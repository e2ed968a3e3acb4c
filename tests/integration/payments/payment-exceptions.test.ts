/** Payment exceptions are found, recorded and handled (STAFF-33 to STAFF-35). */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import type { MoneyCaseKind } from "#contract/payments/exceptions";
import { reconcile } from "../../../server/payment-exceptions/reconcile.change";
import { leaseTroubles } from "../../../server/leases/delivery/troubles.store";
import { orderTroubles } from "../../../server/orders/reading/troubles.store";
import { paymentTroubles } from "../../../server/payments/ledger/troubles.store";
import { callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { aGuest, orderBy } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { seededId } from "../../support/catalogue/seed-catalogue";

let shop: OrderShop;
let admin: TestUser;
let support: TestUser;
beforeAll(async () => {
  shop = await openOrderShop();
  admin = await signedIn(shop.api, "ADMIN");
  support = await signedIn(shop.api, "CUSTOMERSUPPORT");
});
afterAll(() => shop?.stop());

const db = () => shop.api.database.db;
const look = () => reconcile(db(), [paymentTroubles, leaseTroubles, orderTroubles]);
const list = async (body: object = {}, by = admin) =>
  (await callRest(shop.app, "listMoneyCases", { bearer: by.bearer, body: { pageSize: 100, ...body } })).body
    .data!;
const get = (id: string) => callRest(shop.app, "getMoneyCase", { bearer: admin.bearer, params: { id } });
const handle = (id: string, body: object, by = admin) =>
  callRest(shop.app, "addPaymentExceptionNote", { bearer: by.bearer, params: { id }, body });
const countOpen = async () =>
  (await callRest(shop.app, "countMoneyCases", { bearer: support.bearer })).body.data!.open;

/** Waits until the shop has finished a payment's work: the order's items no longer change. */
const untilFulfilling = (orderId: string) =>
  shop.untilRow(async () => {
    const { rows } = await sql<{ status: string }>`SELECT status FROM orders WHERE id = ${orderId}`.execute(
      db(),
    );
    return rows[0]!.status === "PENDING_FULFILMENT";
  });

/** An order paid by card. */
async function aPaidOrder() {
  const { order } = await shop.checkout("card", orderBy(aGuest()));
  await untilFulfilling(order!.id);
  const { rows } = await sql<{ id: string }>`SELECT id FROM payments WHERE order_id = ${order!.id}`.execute(
    db(),
  );
  return { orderId: order!.id, paymentId: rows[0]!.id };
}
const kindsOf = async (orderId: string, state = "OPEN") =>
  (await list({ state })).rows.filter((row) => row.orderId === orderId).map(({ kind }) => kind);
const caseOf = async (orderId: string) => (await list()).rows.find((row) => row.orderId === orderId)!;
const anHourAgo = sql`now() - interval '61 minutes'`;

/** Corruptions of an order's books, and the kind of exception each one makes. */
const BROKEN: readonly [MoneyCaseKind, (of: Awaited<ReturnType<typeof aPaidOrder>>) => Promise<unknown>][] = [
  [
    "PAID_NOT_ORDERED",
    async ({ orderId, paymentId }) => {
      await sql`UPDATE orders SET status = 'PENDING_PAYMENT' WHERE id = ${orderId}`.execute(db());
      await sql`UPDATE payments SET updated_at = ${anHourAgo} WHERE id = ${paymentId}`.execute(db());
    },
  ],
  [
    "PAID_TWICE",
    ({ orderId }) =>
      sql`INSERT INTO payments (order_id, attempt, gateway_type, gateway_name, method, state, amount_cents,
        paid_cents, callback_secret, updated_at) SELECT order_id, 2, gateway_type, gateway_name, method, 'PAID',
        amount_cents, amount_cents, 'x', ${anHourAgo} FROM payments WHERE order_id = ${orderId}`.execute(
        db(),
      ),
  ],
  [
    "OVERPAID",
    ({ paymentId }) =>
      sql`UPDATE payments SET paid_cents = amount_cents + 500, updated_at = ${anHourAgo} WHERE id = ${paymentId}`.execute(
        db(),
      ),
  ],
  [
    "UNDERPAID",
    ({ paymentId }) => sql`UPDATE payments SET state = 'UNDERPAID' WHERE id = ${paymentId}`.execute(db()),
  ],
  [
    "DISPUTED",
    ({ paymentId }) => sql`UPDATE payments SET state = 'DISPUTED' WHERE id = ${paymentId}`.execute(db()),
  ],
  [
    "REFUND_BY_HAND",
    ({ orderId, paymentId }) =>
      sql`INSERT INTO refunds (payment_id, order_id, amount_cents, state, reason, requested_by,
        idempotency_hash) VALUES (${paymentId}, ${orderId}, 700, 'BY_HAND', 'As asked', 'System', ${Buffer.from(randomUUID())})`.execute(
        db(),
      ),
  ],
  [
    "REFUND_LATE",
    ({ orderId, paymentId }) =>
      sql`INSERT INTO refunds (payment_id, order_id, amount_cents, state, reason, requested_by,
        idempotency_hash, created_at, next_attempt_at) VALUES (${paymentId}, ${orderId}, 700, 'REQUESTED', 'As asked', 'System',
        ${Buffer.from(randomUUID())}, ${anHourAgo}, now() + interval '1 day')`.execute(db()),
  ],
  [
    "FUNDING_DIFFERS",
    ({ orderId }) =>
      sql`INSERT INTO leases (order_id, state, cents, problem, problem_at)
      VALUES (${orderId}, 'DELIVERED', 5000, 'FUNDING_DIFFERS', now())`.execute(db()),
  ],
  [
    "NOT_SUBMITTED",
    async ({ orderId }) => {
      await sql`INSERT INTO leases (order_id, state, cents) VALUES (${orderId}, 'SIGNED', 5000)`.execute(
        db(),
      );
      await sql`UPDATE order_items SET status = 'DELIVERED' WHERE order_id = ${orderId}`.execute(db());
    },
  ],
];

test("an item cancelled by a supplier is an exception until it is reordered or refunded", async () => {
  const items = [1, 2].map((number) => ({ productId: seededId(number), quantity: 1 }));
  const { order } = await shop.checkout("card", { ...orderBy(aGuest()), items });
  const orderId = order!.id;
  await untilFulfilling(orderId);
  const changeItem = async (status: string) => {
    const { rows } = await sql<{ itemId: string; revision: number }>`
      SELECT item.id AS "itemId", revision FROM orders JOIN order_items AS item ON item.order_id = orders.id
      WHERE orders.id = ${orderId} ORDER BY position LIMIT 1`.execute(db());
    const query = `mutation ($id: ID!, $revision: Int!, $change: ItemChangeInput!) {
      changed: changeOrderItems(orderId: $id, revision: $revision, change: $change) { success message } }`;
    const change = { status, itemIds: rows.map(({ itemId }) => itemId), reason: "Sold out at the supplier" };
    const { changed } = await shop.query<{ changed: object }>(
      query,
      { id: orderId, revision: rows[0]!.revision, change },
      admin.bearer,
    );
    expect(changed).toMatchObject({ success: true });
  };
  await changeItem("CANCELLED_BY_SUPPLIER");
  await look();
  expect(await kindsOf(orderId)).toEqual(["SUPPLIER_CANCELLED"]);
  const { rows } = await sql<{ cents: number }>`
    SELECT price_cents AS cents FROM order_items WHERE order_id = ${orderId} ORDER BY position LIMIT 1`.execute(
    db(),
  );
  expect(await caseOf(orderId)).toMatchObject({ amount: rows[0]!.cents, orderId, state: "OPEN" });

  await changeItem("CANCELLED");
  await look();
  expect(await kindsOf(orderId)).toEqual([]);
  expect(await kindsOf(orderId, "GONE")).toEqual(["SUPPLIER_CANCELLED"]);
});

test("an order with correct books is not an exception", async () => {
  const { orderId } = await aPaidOrder();
  await look();
  expect(await kindsOf(orderId)).toEqual([]);
});

test.each(BROKEN)("%s is found once, and gone when the books are right", async (kind, breakBooks) => {
  const paid = await aPaidOrder();
  const { orderId, paymentId } = paid;
  await breakBooks(paid);
  await look();
  await Promise.all([look(), look()]);

  expect(await kindsOf(orderId)).toEqual([kind]);
  const exception = await caseOf(orderId);
  expect(exception).toMatchObject({ state: "OPEN", orderNumber: expect.stringMatching(/^EF-/) });
  expect(exception.amount).toBeGreaterThan(0);
  await sql`DELETE FROM refunds WHERE order_id = ${orderId}`.execute(db());
  await sql`DELETE FROM leases WHERE order_id = ${orderId}`.execute(db());
  await sql`DELETE FROM payments WHERE order_id = ${orderId} AND id <> ${paymentId}`.execute(db());
  await sql`UPDATE payments SET state = 'PAID', paid_cents = amount_cents WHERE id = ${paymentId}`.execute(
    db(),
  );
  await sql`UPDATE orders SET status = 'PENDING_FULFILMENT' WHERE id = ${orderId}`.execute(db());
  await look();
  expect(await kindsOf(orderId)).toEqual([]);
  expect(await kindsOf(orderId, "GONE")).toEqual([kind]);
});

test("a handled exception leaves the list with its note, and returns when the amount changes", async () => {
  const { orderId, paymentId } = await aPaidOrder();
  await sql`UPDATE payments SET state = 'UNDERPAID' WHERE id = ${paymentId}`.execute(db());
  await look();
  const open = await countOpen();
  const { id, revision } = await caseOf(orderId);
  const answered = await handle(id, { note: "The customer was asked", revision });
  expect(answered.body.data!.case).toMatchObject({
    state: "OPEN",
    notes: [{ note: "The customer was asked" }],
  });
  const stale = await handle(id, { note: "Too late", isDone: true, revision });
  expect(stale).toMatchObject({ status: 400, body: { message: MESSAGES.staff.stale } });
  const done = await handle(id, {
    note: "Cancelled",
    isDone: true,
    revision: answered.body.data!.case.revision,
  });
  expect(done.body.data!.case).toMatchObject({
    state: "DONE",
    notes: [
      { note: "Cancelled", isDone: true, by: admin.username },
      { note: "The customer was asked", isDone: false },
    ],
  });
  await look();
  expect(await countOpen()).toBe(open - 1);
  expect(await kindsOf(orderId, "DONE")).toEqual(["UNDERPAID"]);

  await sql`UPDATE payments SET paid_cents = paid_cents - 100 WHERE id = ${paymentId}`.execute(db());
  await look();
  expect(await caseOf(orderId)).toMatchObject({ id, state: "OPEN" });
  expect((await get(id)).body.data!.case.notes).toHaveLength(2);
});

test("the list is sorted, filtered, paginated and counted, and reports unknown totals", async () => {
  for (const state of ["UNDERPAID", "DISPUTED"]) {
    const { paymentId } = await aPaidOrder();
    await sql`UPDATE payments SET state = ${state}, updated_at = now() - interval '1 day' WHERE id = ${paymentId}`.execute(
      db(),
    );
  }
  await look();
  const open = await list();
  const sinces = open.rows.map(({ since }) => since);
  expect(sinces).toEqual([...sinces].sort());
  const amounts = (await list({ sort: "-amount" })).rows.map(({ amount }) => amount);
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  const disputed = await list({ kind: "DISPUTED", pageSize: 5 });
  expect(new Set(disputed.rows.map(({ kind }) => kind))).toEqual(new Set(["DISPUTED"]));
  expect(disputed.total).toBe(open.counts.find(({ value }) => value === "DISPUTED")!.count);
  expect(open.total).toBe(await countOpen());
  expect((await get(randomUUID())).status).toBe(404);
  expect((await get("one")).status).toBe(400);
});

test("support sees exceptions but records nothing; records are in the audit log", async () => {
  const { orderId, paymentId } = await aPaidOrder();
  await sql`UPDATE payments SET state = 'DISPUTED' WHERE id = ${paymentId}`.execute(db());
  await look();
  const { id, revision, orderNumber } = await caseOf(orderId);
  expect((await list({}, support)).rows.map((row) => row.id)).toContain(id);
  expect((await handle(id, { note: "Mine", revision }, support)).status).toBe(403);
  await handle(id, { note: "Answered at the vendor", isDone: true, revision });
  const params = { kind: "STAFF_CHANGE", username: admin.username, pageSize: "100" };
  const { body } = await callRest(shop.app, "listAudit", { bearer: admin.bearer, params });
  expect(body.data!.rows.map((event) => event.note)).toContain(
    `money of order ${orderNumber} (DISPUTED): resolved`,
  );
});
