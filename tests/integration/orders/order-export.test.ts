/**
 * Order export: everything that matches, safe to open in a spreadsheet, ended when its reader disconnects
 * (ORDER-23).
 */
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { shopDay } from "#contract/time/days";
import { REST } from "#contract/rest/endpoints";
import { addManyOrders, customerOf } from "../../../demo/history/many-orders";
import { createSealer } from "../../../server/db/sealed";
import { callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

const ORDERS = 3_000;
let api: TestApi;
let admin: TestUser;
let port: number;
beforeAll(async () => {
  api = await startTestApi(20);
  await addManyOrders(api.database.db, { orders: ORDERS, customers: 100 });
  admin = await signedIn(api, "ADMIN");
  await api.app.listen({ host: "127.0.0.1", port: 0 });
  port = (api.app.server.address() as AddressInfo).port;
});
afterAll(() => api.close());

function begin(body: object): Promise<IncomingMessage> {
  const { method, path } = REST.exportOrders;
  const headers = { authorization: admin.bearer, "content-type": "application/json" };
  const sent = request({ host: "127.0.0.1", port, method, path, headers });
  sent.end(JSON.stringify(body));
  return once(sent, "response").then(([answer]) => answer as IncomingMessage);
}
async function read(body: object): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await begin(body)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
/** Lines without the header; no cell here has a line break. */
const linesOf = (text: string) => text.trimEnd().split("\r\n").slice(1);

test("the export has every order once, in list order, with the date in its name", async () => {
  const answer = await begin({ sort: "total" });
  const today = shopDay(new Date());
  expect(answer.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="orders-${today}.csv"`,
    "cache-control": "no-store",
  });
  answer.resume();
  await once(answer, "end");

  const text = await read({ sort: "total" });
  const { rows } = await sql<{ number: string; total: string }>`
    SELECT unique_id AS number, total_cents / 100.0 AS total FROM orders ORDER BY total_cents DESC, id DESC`.execute(
    api.database.db,
  );
  const lines = linesOf(text);
  expect(text.startsWith('\uFEFF"Order","Placed","Status"')).toBe(true);
  expect(lines.map((line) => line.slice(1, 12))).toEqual(rows.map(({ number }) => number));
  expect(lines[0]).toContain(`,${Number(rows[0]!.total).toFixed(2)},`);
});

test("the export has only what matches the filter", async () => {
  const text = await read({ filter: { statuses: ["CANCELLED"], methods: ["KLARNA"] } });
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int FROM order_list WHERE status = 'CANCELLED' AND payment_method = 'KLARNA'`.execute(
    api.database.db,
  );
  expect(linesOf(text)).toHaveLength(rows[0]!.count);
  expect(rows[0]!.count).toBeGreaterThan(0);
});

test.each(["=HYPERLINK(1)", "+1", "-1+1", "@SUM(1)", "\t=1", "\r=1"])(
  "a customer named %j is not a formula",
  async (firstName) => {
    const { db } = api.database;
    const sealer = createSealer(api.configFor().piiKeys);
    const email = "formula@mail.example";
    const sealed = sealer.seal({ ...customerOf(1), email, firstName }, "orders");
    await sql`UPDATE orders SET sealed_customer = ${sealed} WHERE id = (SELECT id FROM orders ORDER BY id LIMIT 1)`.execute(
      db,
    );
    const text = await read({});
    expect(text).toContain(`"'${firstName}","${customerOf(1).lastName}","${email}"`);
    expect(text).not.toContain(`"${firstName}"`);
  },
);

test("the export is in the audit log, without the search text", async () => {
  await read({ filter: { text: "secret name", risk: "CLEAR" } });
  const { body } = await callRest(api.app, "listAudit", { bearer: admin.bearer });
  expect(body.data?.rows[0]).toMatchObject({
    kind: "STAFF_CHANGE",
    call: "POST /admin/orders/export",
    username: admin.username,
    note: "Orders exported, filtered by a search text, risk",
  });
  expect(JSON.stringify(body.data?.rows)).not.toContain("secret name");
});

test("the export ends when its reader disconnects, and holds no connection", async () => {
  const cursors = async () =>
    (
      await sql<{ count: number }>`SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE datname = current_database() AND state LIKE 'idle in transaction%' AND query LIKE 'FETCH%'`.execute(
        api.database.db,
      )
    ).rows[0]!.count;
  // Concurrently: two unread exports may fit in network buffers and finish.
  const answers = await Promise.all([begin({}), begin({}), begin({})]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429]);
  for (const deadline = Date.now() + 2_000; (await cursors()) < 2 && Date.now() < deadline;) await wait(20);
  for (const answer of answers) answer.destroy();
  for (const deadline = Date.now() + 20_000; (await cursors()) > 0 && Date.now() < deadline;) await wait(50);

  expect(await cursors()).toBe(0);
  expect(linesOf(await read({}))).toHaveLength(ORDERS);
});

test("invalid input is rejected before anything is read", async () => {
  for (const body of [{ sort: "email" }, { filter: { statuses: ["X"] } }, { filter: { from: "x" } }]) {
    const { status } = await callRest(api.app, "exportOrders", { bearer: admin.bearer, body });
    expect([body, status]).toEqual([body, 400]);
  }
});
