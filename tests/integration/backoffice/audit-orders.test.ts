/**
 * Staff actions on orders and money are in the audit chain: altering, deleting or forging one is detected
 * (STAFF-8).
 */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { aCustomer, callRest, PASSWORD, signedIn, type TestUser } from "../../support/people/accounts";
import { aGuest, ADDRESS, anOrder } from "../../support/orders/order-samples";
import { openOrderShop, type OrderShop } from "../../support/orders/orders";
import { runCommand } from "../../support/hosts/run-command";
import { readEnds, readEntries } from "../../../server/audit/chain/chain.store";
import { findActFault } from "../../../server/audit/chain/verify-acts.store";
import { verifyChain } from "../../../server/audit/chain/verify-chain.service";
import { createSealer } from "../../../server/db/sealed";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { logStatements } from "../../support/hosts/statements";

let shop: OrderShop;
let admin: TestUser;
let orders: { readonly id: string; readonly uniqueId: string }[];
beforeAll(async () => {
  shop = await openOrderShop();
  admin = await signedIn(shop.api, "ADMIN");
  orders = [];
  for (let i = 0; i < 3; i++) {
    const placed = await shop.paid(anOrder({ items: [{ productId: seededId(1), quantity: 2 }] }));
    await shop.post(`/braintree/tester/${placed.transactionId}/settle`);
    await shop.until(placed, ({ status }) => status === "PENDING_FULFILMENT");
    orders.push(placed.order);
  }
});
afterAll(() => shop?.stop());

const db = () => shop.api.database.db;
const act = (call: string) => shop.query(`mutation { ${call} { success } }`, {}, admin.bearer);
/** Runs the command's check in-process. @returns its fault, or null when the log is intact */
async function verify(): Promise<string | null> {
  const sealer = createSealer(shop.api.configFor().piiKeys);
  const ends = await readEnds(db(), sealer);
  const { fault } = await verifyChain(ends, readEntries(db(), sealer));
  if (fault) return fault.reason;
  const actFault = await findActFault(db(), sealer, ends!);
  return actFault && `${actFault.place}: ${actFault.reason}`;
}
const list = async (params: Record<string, string> = {}) =>
  (
    await callRest(shop.app, "listAudit", {
      bearer: admin.bearer,
      params: { username: admin.username, area: "ORDERS", pageSize: "25", ...params } as never,
    })
  ).body.data!;
const refund = (id: string, cents: number) =>
  act(
    `refundOrder(orderId: "${id}", amount: ${cents}, reason: "Scratched", idempotencyKey: "${randomUUID()}")`,
  );
/** Alters rows, runs the check, and rolls back. */
async function whileAltered(statement: ReturnType<typeof sql>, look = verify): Promise<string | null> {
  const tables = ["order_events", "staff_refunds", "audit_events"];
  for (const table of tables)
    await sql`CREATE TABLE ${sql.table(`kept_${table}`)} AS TABLE ${sql.table(table)}`.execute(db());
  await statement.execute(db());
  const report = await look();
  for (const table of tables) {
    await sql`DELETE FROM ${sql.table(table)}`.execute(db());
    await sql`INSERT INTO ${sql.table(table)} OVERRIDING SYSTEM VALUE SELECT * FROM ${sql.table(`kept_${table}`)}`.execute(
      db(),
    );
    await sql`DROP TABLE ${sql.table(`kept_${table}`)}`.execute(db());
  }
  return report;
}

test("a refund, a cancellation and a note are one entry each, with cents, order and reason", async () => {
  const [refunded, cancelled, annotated] = orders as [
    (typeof orders)[0],
    (typeof orders)[0],
    (typeof orders)[0],
  ];
  await refund(refunded.id, 1_200);
  await act(`cancelOrder(orderId: "${cancelled.id}", reason: "Broken")`);
  await act(
    `addOrderNote(orderId: "${annotated.id}", type: PHONE_CALL, note: "Called", idempotencyKey: "${randomUUID()}")`,
  );
  const { rows: events, total } = await list();
  expect(total).toBe(3);
  const event = { kind: "ORDER_CHANGED", username: admin.username };
  const thing = ({ id, uniqueId: label }: (typeof orders)[0]) => ({ kind: "ORDER", id, label });
  expect(events).toMatchObject([
    { ...event, thing: thing(annotated), cents: null, note: "" },
    { ...event, thing: thing(cancelled), after: "CANCELLED", note: "Broken", cents: expect.any(Number) },
    { ...event, thing: thing(refunded), what: "Refund of $12.00 requested", note: "Scratched", cents: 1_200 },
  ]);
  const { rows } = await sql<{
    kind: string;
  }>`SELECT kind FROM audit_events WHERE kind = 'ORDER_CHANGED'`.execute(db());
  expect(rows).toHaveLength(3);
  expect(await verify()).toBeNull();
});

test.each([
  [
    "an altered summary",
    sql`UPDATE order_events SET summary = 'Nothing' WHERE actor NOT IN ('System', 'Customer') AND type = 'CANCELLED'`,
    "order_events",
  ],
  [
    "an altered reason",
    sql`UPDATE order_events SET sealed_note = NULL WHERE type = 'CANCELLED'`,
    "order_events",
  ],
  [
    "an altered time",
    sql`UPDATE order_events SET at = at - interval '1 day' WHERE type = 'CANCELLED'`,
    "order_events",
  ],
  ["another actor", sql`UPDATE order_events SET actor = 'System' WHERE type = 'PHONE_CALL'`, "order_events"],
  ["a deleted entry", sql`DELETE FROM order_events WHERE type = 'PHONE_CALL'`, "order_events"],
  ["altered cents", sql`UPDATE staff_refunds SET cents = 1`, "staff_refunds"],
  [
    "another member of the staff",
    sql`UPDATE staff_refunds SET staff_id = gen_random_uuid()::text`,
    "staff_refunds",
  ],
  [
    "another day",
    sql`UPDATE staff_refunds SET created_at = created_at - interval '30 days'`,
    "staff_refunds",
  ],
  ["deleted money", sql`DELETE FROM staff_refunds WHERE kind = 'REFUND'`, "staff_refunds"],
  [
    "forged money",
    sql`INSERT INTO staff_refunds (staff_id, order_id, cents, kind, is_proven)
      SELECT staff_id, order_id, 99, 'REFUND', false FROM staff_refunds LIMIT 1`,
    "no audit entry vouches",
  ],
  [
    "a forged act",
    sql`INSERT INTO order_events (order_id, type, actor, summary)
      SELECT order_id, 'CUSTOM_NOTES', staff_id, 'Forged' FROM staff_refunds LIMIT 1`,
    "no audit entry vouches",
  ],
  [
    "another area",
    sql`UPDATE audit_events SET area = 'PRICES' WHERE kind = 'ORDER_CHANGED'`,
    "filter fields",
  ],
  [
    "other cents of an entry",
    sql`UPDATE audit_events SET cents = 1 WHERE cents IS NOT NULL`,
    "filter fields",
  ],
])("npm run audit:verify detects %s", async (_what, statement, expected) => {
  expect(await whileAltered(statement)).toContain(expected);
});

test("more entries take proportionally many statements, and the altered one among them is reported", async () => {
  const { db: logged, during } = logStatements(db());
  const sealer = createSealer(shop.api.configFor().piiKeys);
  const look = async () => {
    const ends = await readEnds(db(), sealer);
    const { result, statements } = await during(() => findActFault(logged, sealer, ends!));
    return { fault: result, statements: statements.length };
  };
  const before = await look();
  for (let i = 0; i < 12; i++) {
    const call = `addOrderNote(orderId: "${orders[i % 3]!.id}", type: PHONE_CALL, note: "Call ${i}", idempotencyKey: "${randomUUID()}")`;
    await act(call);
  }
  expect((await list()).total).toBe(15);
  expect(before).toEqual({ fault: null, statements: 5 });
  expect(await look()).toEqual(before);

  const { rows } = await sql<{ id: string }>`SELECT id::text FROM order_events WHERE type = 'PHONE_CALL'
    ORDER BY order_events.id DESC OFFSET 5 LIMIT 1`.execute(db());
  const altered = sql`UPDATE order_events SET summary = 'Nothing' WHERE id = ${rows[0]!.id}`;
  expect(await whileAltered(altered)).toMatch(
    new RegExp(`^Entry \\d+: row ${rows[0]!.id} of order_events, which it vouches for, was altered$`),
  );
});

test("npm run audit:verify exits with 1 and names the row", async () => {
  const command = async () => {
    const env = { DATABASE_URL: shop.api.database.url, PII_KEY: shop.api.configFor().piiKeys.join(",") };
    const { exitCode, output } = await runCommand("verify-audit", { ...env, NODE_ENV: "test" });
    return `${exitCode}: ${output}`;
  };
  expect(await command()).toContain("0: ");
  const report = await whileAltered(sql`UPDATE staff_refunds SET cents = 1`, command);
  expect(report).toContain("1: ");
  expect(report).toMatch(/Entry \d+: row \d+ of staff_refunds, which it vouches for, was altered/);
});

test("a phone order is one row of the log", async () => {
  const before = (await list()).total;
  const email = aGuest();
  const input = anOrder({ address: { ...ADDRESS, email } });
  const { getPhoneOrderQuote: quote } = await shop.query<{ getPhoneOrderQuote: { total: number } }>(
    "query ($input: CheckoutInput!) { getPhoneOrderQuote(input: $input) { total } }",
    { input },
    admin.bearer,
  );
  await shop.query(
    "mutation ($input: CheckoutInput!) { placePhoneOrder(input: $input) { success } }",
    { input: { ...input, expectedTotal: quote.total } },
    admin.bearer,
  );
  const { rows: events, total } = await list();
  expect(total).toBe(before + 1);
  expect(events[0]).toMatchObject({ kind: "STAFF_CHANGE", call: "placePhoneOrder" });
  expect(await verify()).toBeNull();
});

test("erasing a customer erases the reasons too, and the chain stays intact", async () => {
  const customer = await aCustomer(shop.api, { password: PASSWORD });
  const placed = await shop.paid(anOrder(), customer.bearer);
  await act(`cancelOrder(orderId: "${placed.order.id}", reason: "Broken")`);
  await shop.until(placed, ({ status }) => status === "CANCELLED");
  expect((await list()).rows[0]).toMatchObject({ note: "Broken" });
  const deletion = await callRest(shop.app, "deleteAccount", {
    bearer: customer.bearer,
    body: { password: PASSWORD },
  });
  expect(deletion.status).toBe(200);
  expect((await list()).rows[0]).toMatchObject({ kind: "ORDER_CHANGED", note: "" });
  expect(await verify()).toBeNull();
});

test("entries from earlier versions stay in the log and are not faults", async () => {
  await sql`DELETE FROM audit_events`.execute(db());
  // The state in which the migration leaves an old data folder.
  await sql`UPDATE audit_chain SET sealed_ends = NULL, unchained_events = (SELECT max(id) FROM order_events),
    unchained_refunds = (SELECT max(id) FROM staff_refunds)`.execute(db());
  const before = (await list()).total;
  expect(before).toBeGreaterThan(3);
  expect((await list({ leastCents: "1200" })).rows).toContainEqual(
    expect.objectContaining({ what: "Refund of $12.00 requested", cents: 1_200 }),
  );
  await act(
    `addOrderNote(orderId: "${orders[2]!.id}", type: PHONE_CALL, note: "Again", idempotencyKey: "${randomUUID()}")`,
  );
  expect((await list()).total).toBe(before + 1);
  expect(await verify()).toBeNull();
});
