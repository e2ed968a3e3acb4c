/** The order list for staff: filters, sorting, counts and search (ORDER-21 to ORDER-23). */
import { sql } from "kysely";
import { addManyOrders, customerOf, numberOf } from "../../../demo/history/many-orders";
import { AFFILIATES } from "../../../demo/history/where-from";
import { shopDay } from "#contract/time/days";
import { ORDER_STATUSES } from "#contract/orders/orders";
import { signedIn, type TestUser } from "../../support/people/accounts";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";
import { waitFor } from "../../support/hosts/wait-for";
import { usernameIndexes } from "../../../server/db/identity";
import { personTerms } from "../../../server/db/person-terms";
import { createSealer } from "../../../server/db/sealed";
import { openCustomer, SEALED_CUSTOMER } from "../../../server/orders/reading/customer.rules";

const ORDERS = 300;
const AFFILIATE = AFFILIATES[1]!.code;
const UNTIL = new Date("2026-10-01T00:00:00Z");

interface Row {
  readonly id: string;
  readonly uniqueId: string;
  readonly status: string;
  readonly total: number;
  readonly orderSubmittedDate: string;
  readonly email: string;
  readonly deliveryType: string;
  readonly paymentMethod: string;
  readonly risk: string;
  readonly suppliers: string[];
  readonly affiliateId: string | null;
  readonly unitCount: number;
}
interface List {
  readonly total: number;
  readonly orders: Row[];
  readonly statusCounts: { status: string; count: number }[];
}

let api: TestApi;
let support: TestUser;
let all: Row[];
beforeAll(async () => {
  api = await startTestApi(20);
  await addManyOrders(api.database.db, { orders: ORDERS, customers: 60, until: UNTIL });
  support = await signedIn(api, "CUSTOMERSUPPORT");
  all = (await pages({})).flat();
});
afterAll(() => api.close());

const QUERY = `query ($filter: OrderFilterInput, $sort: String, $pageNumber: Int, $pageSize: Int) {
  listOrders(filter: $filter, sort: $sort, pageNumber: $pageNumber, pageSize: $pageSize) {
    total statusCounts { status count }
    orders { id uniqueId status total orderSubmittedDate email deliveryType paymentMethod risk suppliers affiliateId unitCount } } }`;

const queryApi = (query: string, variables: object) =>
  api.query(query, variables, { authorization: support.bearer });
async function list(variables: object): Promise<List> {
  const { data, errors } = await queryApi(QUERY, variables);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return (data as { listOrders: List }).listOrders;
}
async function pages(variables: object): Promise<Row[][]> {
  const first = await list({ ...variables, pageSize: 100 });
  const rest = Array.from({ length: Math.ceil(first.total / 100) - 1 }, (_, i) =>
    list({ ...variables, pageSize: 100, pageNumber: i + 2 }),
  );
  return [first.orders, ...(await Promise.all(rest)).map(({ orders }) => orders)];
}
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id).sort();

test("pages follow each other without gaps or repeats, to the last", async () => {
  expect(new Set(ids(all)).size).toBe(ORDERS);
  const small = await Promise.all(
    Array.from({ length: ORDERS / 25 }, (_, i) => list({ pageNumber: i + 1, pageSize: 25 })),
  );
  expect(small.flatMap(({ orders }) => orders.map(({ id }) => id))).toEqual(all.map(({ id }) => id));
  expect((await list({ pageNumber: 13 })).orders).toEqual([]);
});

test.each<[string, (a: Row, b: Row) => number]>([
  ["placed", (a, b) => b.orderSubmittedDate.localeCompare(a.orderSubmittedDate)],
  ["total", (a, b) => b.total - a.total],
  [
    "status",
    (a, b) => a.status.localeCompare(b.status) || b.orderSubmittedDate.localeCompare(a.orderSubmittedDate),
  ],
])("sorted by %s, and the same in reverse", async (sort, compare) => {
  const sorted = (await pages({ sort })).flat();
  const turned = (await pages({ sort: `-${sort}` })).flat();
  const wrong = sorted.filter((row, i) => i > 0 && compare(sorted[i - 1]!, row) > 0);

  expect(wrong).toEqual([]);
  expect(turned.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id).reverse());
});

/** By the shop's days, both inclusive. */
function isWithin(at: string, from: string, to: string): boolean {
  const day = shopDay(new Date(at));
  return day >= from && day <= to;
}

test.each<[object, (row: Row) => boolean]>([
  [{ statuses: ["COMPLETED", "CANCELLED"] }, ({ status }) => ["COMPLETED", "CANCELLED"].includes(status)],
  [
    { from: "2025-11-01", to: "2026-02-28" },
    ({ orderSubmittedDate: at }) => isWithin(at, "2025-11-01", "2026-02-28"),
  ],
  [{ fromTotal: 100_000, toTotal: 250_000 }, ({ total }) => total >= 100_000 && total <= 250_000],
  [{ methods: ["KLARNA", "LEASE"] }, ({ paymentMethod }) => ["KLARNA", "LEASE"].includes(paymentMethod)],
  [{ delivery: "DELIVERY_PICKUP" }, ({ deliveryType }) => deliveryType === "DELIVERY_PICKUP"],
  [{ risk: "FLAGGED" }, ({ risk }) => risk === "FLAGGED"],
  [{ risk: "UNCHECKED" }, ({ risk }) => risk === "UNCHECKED"],
  [{ supplier: "ingram" }, ({ suppliers }) => suppliers.includes("ingram")],
  [{ affiliate: AFFILIATE }, ({ affiliateId }) => affiliateId === AFFILIATE],
  [
    { methods: ["CARD"], delivery: "DELIVERY_SHIPPING", risk: "CLEAR", from: "2025-01-01" },
    (row) =>
      row.paymentMethod === "CARD" &&
      row.deliveryType === "DELIVERY_SHIPPING" &&
      row.risk === "CLEAR" &&
      isWithin(row.orderSubmittedDate, "2025-01-01", "9999-12-31"),
  ],
])("filtered by %j, with the counts of each status", async (filter, isExpected) => {
  const expected = all.filter(isExpected);
  const { total, orders, statusCounts } = await list({ filter, pageSize: 100 });
  const { statuses } = filter as { statuses?: string[] };
  const counted = statuses ? all : expected;

  expect(expected.length).toBeGreaterThan(0);
  expect(total).toBe(expected.length);
  expect(orders.map(({ id }) => id)).toEqual(expected.slice(0, 100).map(({ id }) => id));
  expect(statusCounts).toEqual(
    ORDER_STATUSES.map((status) => ({
      status,
      count: counted.filter((row) => row.status === status).length,
    })),
  );
});

test("found by prefixes of the number, names, email address and phone", async () => {
  const number = numberOf(11);
  const row = all.find(({ uniqueId }) => uniqueId === number)!;
  const who = Array.from({ length: 60 }, (_, i) => customerOf(i)).find(({ email }) => email === row.email)!;
  const theirs = ids(all.filter(({ email }) => email === who.email));
  for (const text of [
    who.email,
    who.email.toUpperCase(),
    who.email.slice(0, who.email.indexOf("@")),
    who.phone,
    `(${who.phone.slice(0, 3)}) ${who.phone.slice(3, 6)}-${who.phone.slice(6)}`,
    `${who.lastName} ${who.firstName} ${who.phone.slice(-4)}`.replace(/ \d{4}$/, ""),
  ]) {
    expect([text, ids((await list({ filter: { text }, pageSize: 100 })).orders)]).toEqual([
      text,
      expect.arrayContaining(theirs),
    ]);
  }
  for (const text of [number, number.toLowerCase(), number.slice(0, 7), number.slice(3, 9)]) {
    expect((await list({ filter: { text } })).orders.map(({ id }) => id)).toContain(row.id);
  }
  expect((await list({ filter: { text: number } })).total).toBe(1);
  for (const text of ["nobody", "--", "%", "EF-", "'; DROP TABLE orders; --"]) {
    expect([text, (await list({ filter: { text } })).total]).toEqual([text, 0]);
  }
});

test("orders of an earlier version are found by ASCII letters once a host has indexed them", async () => {
  const { db } = api.database;
  const sealer = createSealer(api.configFor().piiKeys);
  const { id } = all.at(-1)!;
  const read = sql<{ sealed: Buffer }>`SELECT sealed_customer AS sealed FROM orders WHERE id = ${id}`;
  const customer = openCustomer(sealer, (await read.execute(db)).rows[0]!.sealed);
  const named = { ...customer, firstName: "Łucja", lastName: "O’Sørenßen" };
  // Clears the search terms, as a migration does.
  await sql`UPDATE orders SET sealed_customer = ${sealer.seal(named, SEALED_CUSTOMER)} WHERE id = ${id}`.execute(
    db,
  );
  const idsFor = async (text: string) => ids((await list({ filter: { text } })).orders);
  await waitFor(async () => ((await idsFor("łucja")).length > 0 ? true : null));
  for (const text of ["lucja", "Łucja o'soren", "osorenssen", "SØRENSSEN lucja"])
    expect([text, await idsFor(text)]).toEqual([text, [id]]);
});

test("found by a SKU, a tracking number, and the account's phone", async () => {
  const { db } = api.database;
  const [order] = all;
  const sku = `product->>'sku'`;
  const { rows } = await sql<{ sku: string }>`SELECT ${sql.raw(sku)} AS sku FROM order_items
    WHERE order_id = ${order!.id} ORDER BY position LIMIT 1`.execute(db);
  const bought = await sql<{ id: string }>`SELECT DISTINCT order_id AS id FROM order_items
    WHERE ${sql.raw(sku)} = ${rows[0]!.sku}`.execute(db);
  const matches = (await pages({ filter: { text: rows[0]!.sku.toLowerCase() } })).flat();
  expect(ids(matches)).toEqual(expect.arrayContaining(bought.rows.map(({ id }) => id)));
  await sql`UPDATE order_items SET tracking_number = '1Z999AA10123456784' WHERE order_id = ${order!.id}`.execute(
    db,
  );
  expect(ids((await list({ filter: { text: "1z999aa10123456784" } })).orders)).toEqual([order!.id]);

  const caller = await signedIn(api, "CUSTOMER");
  const sealer = createSealer(api.configFor().piiKeys);
  const account = sql`(SELECT id FROM users
    WHERE username_index = ANY(${usernameIndexes(sealer, caller.username)}::bytea[]))`;
  await sql`UPDATE users SET search_terms = ${personTerms(sealer, {
    username: caller.username,
    firstName: "Ada",
    lastName: "Byron",
    phone: "+15125559876",
  })}::bytea[] WHERE id = ${account}`.execute(db);
  await sql`UPDATE orders SET user_id = ${account} WHERE id = ${order!.id}`.execute(db);
  expect(ids((await list({ filter: { text: "(512) 555-9876" } })).orders)).toEqual([order!.id]);
});

test("previous and next order follow the current list", async () => {
  const filter = { statuses: ["COMPLETED"] };
  const rows = (await pages({ filter, sort: "total" })).flat();
  const query = `query ($id: ID!, $filter: OrderFilterInput) {
    getOrderNeighbours(orderId: $id, filter: $filter, sort: "total") { previous next } }`;
  for (const i of [0, 1, rows.length - 1]) {
    const { data } = await queryApi(query, { id: rows[i]!.id, filter });
    expect((data as { getOrderNeighbours: object }).getOrderNeighbours).toEqual({
      previous: rows[i - 1]?.id ?? null,
      next: rows[i + 1]?.id ?? null,
    });
  }
});

test("the names offered are those in orders", async () => {
  const { data } = await queryApi(`{ getOrderNames { suppliers affiliates } }`, {});
  expect((data as { getOrderNames: object }).getOrderNames).toEqual({
    suppliers: ["bestbuy", "ingram", "synnex"],
    affiliates: [...new Set(all.flatMap(({ affiliateId }) => affiliateId ?? []))].sort(),
  });
});

test("the list reflects every change to an order, whoever makes it", async () => {
  const { db } = api.database;
  const { id } = all[0]!;
  await sql`UPDATE orders SET status = 'PENDING_REVIEW', fraud_reasons = '{far}', total_cents = total_cents + 5,
    sub_total_cents = sub_total_cents + 5 WHERE id = ${id}`.execute(db);
  await sql`UPDATE order_items SET partner = 'newegg' WHERE order_id = ${id}`.execute(db);
  await sql`INSERT INTO payments (order_id, attempt, gateway_type, gateway_name, method, state, amount_cents, callback_secret)
    VALUES (${id}, 2, 'bench', 'Bench', 'KLARNA', 'PENDING', 1, 'x')`.execute(db);

  expect((await list({ filter: { supplier: "newegg" } })).orders).toMatchObject([
    {
      id,
      status: "PENDING_REVIEW",
      risk: "FLAGGED",
      total: all[0]!.total + 5,
      suppliers: ["newegg"],
      paymentMethod: "KLARNA",
    },
  ]);
});

test("invalid input is rejected, and none of it breaks the database", async () => {
  for (const variables of [
    { pageSize: 30 },
    { pageNumber: 0 },
    { sort: "email" },
    { filter: { from: "yesterday" } },
    { filter: { fromTotal: -1 } },
    { filter: { supplier: "x".repeat(200) } },
  ]) {
    const { errors } = await queryApi(QUERY, variables);
    expect([variables, errors[0]?.extensions.code]).toEqual([variables, "BAD_USER_INPUT"]);
  }
  expect((await list({ filter: { text: "\u0000\ud800", statuses: [] } })).total).toBe(ORDERS);
});
