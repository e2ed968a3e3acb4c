/** The database of an earlier version, migrated forward: no data is lost, and the shop works with it. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { Client } from "pg";
import { bearerOf } from "#contract/accounts/session";
import { buildApp } from "../../../server/app";
import { readConfig } from "../../../server/config";
import type { Db } from "../../../server/db/client";
import { migrate } from "../../../server/db/migrating/migrate";
import { callRest } from "../../support/people/accounts";
import { findInClear } from "../../support/clear-text";
import earlier from "../../support/databases/0160.json";
import { createTestDatabase, type TestDatabase } from "../../support/hosts/fresh-db";
import { orderCalls, type OrderCalls } from "../../support/orders/order-calls";
import { waitFor } from "../../support/hosts/wait-for";
import { ORDER_FIELDS, type ClientOrder } from "../../support/orders/order-samples";

const TEN_YEARS_IN_MINUTES = 10 * 365 * 24 * 60;
const ROOT = path.resolve(__dirname, "../../..");
/** The dump lacks the tables that the baseline has. */
const FILES = ["server/db/migrations/0160-baseline.sql", "tests/support/databases/0160.sql"];

/** The dump's deadlines, which pass as it ages, lie ahead as on its day. */
const FUTURE_DEADLINES = `
  UPDATE orders SET held_until = now() + interval '1 day' WHERE held_until IS NOT NULL AND status = 'PENDING_PAYMENT';
  UPDATE lease_applications SET expires_at = now() + interval '90 days' WHERE expires_at IS NOT NULL`;

/** A list of permissions has no effect on a customer, so the other tests stay as they are. */
const OWN_PERMISSIONS =
  "UPDATE users SET permissions = '{pricing.read,pricing.write}' WHERE role = 'CUSTOMER'";

let database: TestDatabase;
let fresh: TestDatabase;
let app: FastifyInstance;
let send: OrderCalls["query"];
beforeAll(async () => {
  fresh = await createTestDatabase();
  database = await createTestDatabase("template0");
  const client = new Client(database.url);
  await client.connect();
  for (const file of FILES) await client.query(await readFile(path.join(ROOT, file), "utf8"));
  await client.query(FUTURE_DEADLINES);
  await client.query(OWN_PERMISSIONS);
  await client.end();
  await migrate(database.db);
  const settings = readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent" });
  const config = {
    ...settings,
    // Orders of the dump are old: the host would submit them to suppliers before staff can look at them.
    suppliers: { ...settings.suppliers, submitAfterMinutes: TEN_YEARS_IN_MINUTES },
    databaseUrl: database.url,
    piiKeys: [earlier.piiKey],
    tokenKeys: [earlier.tokenKey],
  };
  app = await buildApp({ config, db: database.db });
  ({ query: send } = orderCalls(app));
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
  await fresh?.drop();
});

const bearer = bearerOf(earlier.tokens);
const signIn = async (username: string, password: string) => {
  const { status, body } = await callRest(app, "login", { body: { username, password } });
  expect({ status, message: body.message }).toMatchObject({ status: 200 });
  return bearerOf(body.data!.tokens!);
};

/** Everything migrations create, as text. */
async function schemaOf(db: Db) {
  const [columns, constraints, indexes, code, seeds] = await Promise.all([
    sql`SELECT table_name, column_name, data_type, udt_name, column_default, is_nullable, identity_generation
      FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, ordinal_position`.execute(db),
    sql`SELECT conrelid::regclass::text AS on, conname, pg_get_constraintdef(oid) AS says FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`.execute(db),
    sql`SELECT relname, relkind, relpersistence, reloptions, CASE relkind WHEN 'i' THEN pg_get_indexdef(oid) END AS says
      FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY 1`.execute(db),
    sql`SELECT proname AS name, pg_get_functiondef(oid) AS says FROM pg_proc WHERE pronamespace = 'public'::regnamespace
      UNION ALL SELECT tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`.execute(
      db,
    ),
    sql`SELECT 'category' AS kind, to_jsonb(categories) AS row FROM categories
      UNION ALL SELECT 'store', to_jsonb(pickup_locations) FROM pickup_locations
      UNION ALL SELECT 'migration', to_jsonb(name) FROM kysely_migration WHERE name > '0161' ORDER BY 1, 2`.execute(
      db,
    ),
  ]);
  return [columns.rows, constraints.rows, indexes.rows, code.rows, seeds.rows];
}

test("the migrated database has the same schema as a fresh one", async () => {
  expect(await schemaOf(database.db)).toEqual(await schemaOf(fresh.db));
});

test("a database with only some of the migrations before the baseline is refused, and left as it is", async () => {
  const partial = await createTestDatabase("template0");
  await sql`CREATE TABLE kysely_migration (name text); INSERT INTO kysely_migration VALUES ('0001-catalogue')`.execute(
    partial.db,
  );
  await expect(migrate(partial.db)).rejects.toThrow(
    "The database is older than this version of the shop can migrate, at 0001-catalogue: start version 20b4fefb with it once, then this version.",
  );
  const { rows } = await sql`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`.execute(partial.db);
  expect(rows).toEqual([{ tablename: "kysely_migration" }]);
  await partial.drop();
});

test("users sign in with their passwords", async () => {
  const header = await signIn(earlier.username, earlier.password);
  const { body } = await callRest(app, "getProfile", { bearer: header });
  expect(body.data?.profile).toMatchObject({ username: earlier.username, firstName: "Ada" });
});

test("who could edit prices, imports, promotions and stores still can", async () => {
  const { rows } = await sql<{ permissions: string[] }>`SELECT DISTINCT permissions FROM users
    WHERE role = 'CUSTOMER'`.execute(database.db);
  expect(rows).toEqual([
    { permissions: ["pricing.read", "pricing.write", "promotions.write", "imports.write", "stores.write"] },
  ]);
});

test("a session continues and is renewed", async () => {
  expect((await callRest(app, "getProfile", { bearer })).status).toBe(200);
  const { refreshToken } = earlier.tokens;
  const renewed = await callRest(app, "refreshToken", {
    body: { username: earlier.username, refreshToken },
  });
  const next = bearerOf(renewed.body.data!.tokens);
  const { body } = await callRest(app, "listAddresses", { bearer: next });
  expect(body.data?.addresses).toMatchObject([
    { address1: "12 Analytical Way", isDefault: true },
    { address1: "1 Congress Avenue", isDefault: false },
  ]);
});

test("the cart is as it was left, ready for changes", async () => {
  const fields = "items { productId quantity }";
  const cart = (await send<{ getCart: { items: unknown } }>(`{ getCart { ${fields} } }`, {}, bearer)).getCart;
  expect(cart.items).toEqual(earlier.cart);
  const [first] = earlier.cart;
  const more = `mutation { addItem(productId: "${first!.productId}", quantity: 1) { ${fields} } }`;
  const { addItem } = await send<{ addItem: { items: unknown[] } }>(more, {}, bearer);
  expect(addItem.items).toContainEqual({ ...first, quantity: first!.quantity + 1 });
});

test("customers see their orders, in every order status", async () => {
  const { getOrdersByUser } = await send<{ getOrdersByUser: { orders: object[]; totalOrders: number } }>(
    `{ getOrdersByUser(pageSize: 20) { totalOrders orders { id uniqueId status total } } }`,
    {},
    bearer,
  );
  expect(getOrdersByUser.totalOrders).toBe(earlier.orders.length);
  expect(getOrdersByUser.orders).toEqual([...earlier.orders].reverse());
});

test("a lease application and its signed lease continue", async () => {
  const { applicationId, orderId, approvedAmount, remainingAmount, leasedAmount } = earlier.lease;
  const query = `query ($application: ID!, $order: ID!) {
    application: getLeaseApplicationById(leaseId: $application) { status approvedAmount remainingAmount }
    order: getOrder(orderId: $order) { leaseDetails { leasedAmount contractSigned } } }`;
  const seen = await send<object>(query, { application: applicationId, order: orderId }, bearer);
  expect(seen).toEqual({
    application: { status: "APPROVED", approvedAmount, remainingAmount },
    order: { leaseDetails: { leasedAmount, contractSigned: true } },
  });
});

test("a guest's order opens by the key of the email", async () => {
  const { id, key, uniqueId, status, total } = earlier.guestOrder;
  const { getOrderByKey } = await send<{ getOrderByKey: object }>(
    `{ getOrderByKey(orderId: "${id}", orderKey: "${key}") { uniqueId status total email } }`,
  );
  expect(getOrderByKey).toMatchObject({ uniqueId, status, total });
});

/** The fields staff read of the one order with that number. */
async function findByNumber<Seen>(uniqueId: string, fields: string, staff: string): Promise<Seen> {
  const { listOrders } = await send<{ listOrders: { orders: { id: string }[] } }>(
    `{ listOrders(filter: { text: "${uniqueId}" }) { orders { id } } }`,
    {},
    staff,
  );
  expect(listOrders.orders).toHaveLength(1);
  const [{ id }] = listOrders.orders as [{ id: string }];
  const { getOrder } = await send<{ getOrder: Seen }>(
    `{ getOrder(orderId: "${id}") { ${fields} } }`,
    {},
    staff,
  );
  return getOrder;
}

test("staff find an order and update it", async () => {
  const staff = await signIn("admin@demo.example", "Demo-admin-1");
  const [expected] = earlier.orders;
  const order = await findByNumber<ClientOrder>(expected!.uniqueId, ORDER_FIELDS, staff);
  expect(order).toMatchObject({
    ...expected,
    paymentDetails: [{ state: "PAID", paidAmount: expected!.total }],
  });
  const moved = { success: true, order: { status: "CONFIRMED_BY_SUPPLIER" } };
  // A background job may change the order between the read and the update.
  const answer = await waitFor(async () => {
    const { revision } = await findByNumber<ClientOrder>(expected!.uniqueId, ORDER_FIELDS, staff);
    const move = `changeOrderStatus(orderId: "${expected!.id}", status: CONFIRMED_BY_SUPPLIER, revision: ${revision})`;
    const { changeOrderStatus } = await send<{ changeOrderStatus: { success: boolean } }>(
      `mutation { ${move} { success order { status } } }`,
      {},
      staff,
    );
    return changeOrderStatus.success ? changeOrderStatus : null;
  });
  expect(answer).toEqual(moved);
});

test("once a host runs there is no clear-text email address, and the audit log is still there", async () => {
  const waitUntil = Date.now() + 20_000;
  while ((await findInClear(database.db, "@[a-z0-9-]+[.][a-z]+")).length > 0) {
    if (Date.now() > waitUntil)
      throw new Error("Timed out after 20,000 ms waiting for addresses to be replaced");
    await wait(100);
  }
  const staff = await signIn("admin@demo.example", "Demo-admin-1");
  const [placed] = earlier.orders;
  const { username } = earlier;
  expect(await findByNumber(placed!.uniqueId, "username submittedBy createdBy", staff)).toEqual({
    username,
    submittedBy: username,
    createdBy: username,
  });
});

test("a person's data export has everything the shop stores about them", async () => {
  const { body } = await callRest(app, "exportAccount", { bearer });
  const stored = body.data as { orders: unknown[]; addresses: unknown[]; contactRequests: unknown[] };
  expect(stored.orders).toHaveLength(earlier.orders.length);
  expect(stored.contactRequests).toMatchObject([{ message: "Where is my order?" }]);
});
