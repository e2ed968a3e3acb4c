/**
 * Back office list benchmark over 200,000 orders of 50,000 customers: pages, filters, sorts, searches and
 * counts, and the export of all orders with its memory use.
 */
import { readConfig } from "../server/config";
import type { OrderFilterInput } from "#contract/graphql/generated";
import { REST } from "#contract/rest/endpoints";
import type { Db } from "../server/db/client";
import { leaseTroubles } from "../server/leases/delivery/troubles.store";
import { reconcile } from "../server/payment-exceptions/reconcile.change";
import { orderTroubles } from "../server/orders/reading/troubles.store";
import { paymentTroubles } from "../server/payments/ledger/troubles.store";
import { aCustomer } from "../tests/support/people/accounts";
import { createTestDatabase } from "../tests/support/hosts/fresh-db";
import { seedCatalogue } from "../tests/support/catalogue/seed-catalogue";
import { closeTestServer, openTestServer } from "../tests/support/hosts/test-server";
import type { BenchReport } from "./support/bench-report";
import { startChildHost, type ChildHost } from "./support/child-host";
import { runClosedLoop, type LoadRequest } from "./support/closed-loop";
import { addManyOrders, customerOf, numberOf } from "../demo/history/many-orders";
import { AFFILIATES } from "../demo/history/where-from";
import { readSize } from "./support/read-size";

const ORDERS = readSize("BENCH_ORDERS", 200_000);
const CUSTOMERS = readSize("BENCH_CUSTOMERS", 50_000);
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 3);
const SLOWEST_MS = 100;
const LINE_END = "\n".charCodeAt(0);

const LIST = `query List($filter: OrderFilterInput, $sort: String, $pageNumber: Int!, $pageSize: Int!) {
  listOrders(filter: $filter, sort: $sort, pageNumber: $pageNumber, pageSize: $pageSize) {
    total statusCounts { status count }
    orders { id uniqueId status total orderSubmittedDate firstName lastName email deliveryType paymentMethod risk suppliers
      affiliateId unitCount firstItem placedBy } } }`;

const NEIGHBOURS = `query Neighbours($orderId: ID!, $filter: OrderFilterInput, $sort: String) {
  getOrderNeighbours(orderId: $orderId, filter: $filter, sort: $sort) { previous next } }`;

interface ListQuery {
  readonly filter?: OrderFilterInput;
  readonly sort?: string;
  readonly page?: number;
  readonly size?: number;
}

const DEEP = Math.floor(ORDERS / 25 / 2);
const who = customerOf(7);
const { email } = who;

/** All staff queries of the order list, by name. */
const LISTS: Readonly<Record<string, ListQuery>> = {
  "first page": {},
  "100 rows": { size: 100 },
  "page in the middle": { page: DEEP },
  "last page": { page: ORDERS / 25 },
  "sorted by date, oldest first": { sort: "-placed", page: 40 },
  "sorted by total": { sort: "total", page: 40 },
  "sorted by total, page in the middle": { sort: "-total", page: DEEP },
  "sorted by status": { sort: "status", page: 40 },
  "sorted by status, page in the middle": { sort: "-status", page: DEEP },
  "status, few": { filter: { statuses: ["PENDING_REVIEW"] } },
  "status, most, deep": { filter: { statuses: ["COMPLETED"] }, page: DEEP / 4 },
  "two statuses by total": { filter: { statuses: ["COMPLETED", "PENDING_FULFILMENT"] }, sort: "total" },
  "a month": { filter: { from: "2026-05-01", to: "2026-05-31" } },
  "a month by total": { filter: { from: "2026-05-01", to: "2026-05-31" }, sort: "total" },
  amounts: { filter: { fromTotal: 100_000, toTotal: 120_000 } },
  "payment method": { filter: { methods: ["KLARNA"] } },
  "payment method, deep": { filter: { methods: ["CARD"] }, page: DEEP / 4 },
  delivery: { filter: { delivery: "DELIVERY_PICKUP" } },
  "delivery by total, deep": { filter: { delivery: "DELIVERY_SHIPPING" }, sort: "total", page: DEEP / 2 },
  risk: { filter: { risk: "FLAGGED" } },
  supplier: { filter: { supplier: "ingram" } },
  affiliate: { filter: { affiliate: AFFILIATES[7]!.code } },
  "money by hand": { filter: { hasPaymentException: true } },
  "by telephone": { filter: { isPhoneOrder: true } },
  "several filters": {
    filter: {
      methods: ["CARD"],
      delivery: "DELIVERY_SHIPPING",
      risk: "CLEAR",
      supplier: "synnex",
      from: "2026-01-01",
    },
  },
  "search: number": { filter: { text: numberOf(11) } },
  "search: beginning of a number": { filter: { text: numberOf(11).slice(0, 6) } },
  "search: e-mail": { filter: { text: email } },
  "search: beginning of an email": { filter: { text: email.slice(0, 9) } },
  "search: family name": { filter: { text: who.lastName } },
  "search: two beginnings": { filter: { text: `${who.firstName.slice(0, 3)} ${who.lastName.slice(0, 4)}` } },
  "search: telephone": { filter: { text: who.phone } },
  "search: last four digits": { filter: { text: who.phone.slice(-4) } },
};

/** Queries of the back office's customer list. */
const CUSTOMER_LISTS: Readonly<Record<string, object>> = {
  "first page": {},
  "page in the middle": { pageNumber: Math.floor(CUSTOMERS / 25 / 2) },
  "last page": { pageNumber: Math.floor(CUSTOMERS / 25) },
  "search: beginning of a name": { text: who.lastName.slice(0, 3) },
  "search: e-mail": { text: email },
  "search: last four digits": { text: who.phone.slice(-4) },
};

export async function run(report: BenchReport): Promise<void> {
  await openTestServer({ isDurable: true });
  const database = await createTestDatabase();
  try {
    await seedCatalogue(database.db, 500);
    const begun = performance.now();
    await addManyOrders(database.db, { orders: ORDERS, customers: CUSTOMERS });
    report.figure("orders written", ORDERS / ((performance.now() - begun) / 1_000), "orders/s");
    const env = { DATABASE_URL: database.url, LOG_LEVEL: "fatal", REQUESTS_PER_MINUTE: "0" };
    const host = await startChildHost("server/main.ts", env, ["--max-semi-space-size=4"]);
    try {
      const { bearer } = await aCustomer({ database, configFor: () => readConfig(env) }, { role: "ADMIN" });
      await measureLists(report, host.port, bearer);
      await measureNeighbours(report, host.port, bearer, database.db);
      await measureMoney(report, host.port, bearer, database.db);
      await measureCustomers(report, host.port, bearer);
      await measureExport(report, host, bearer);
    } finally {
      await host.stop();
    }
  } finally {
    await database.drop();
    await closeTestServer();
  }
}

async function measureLists(report: BenchReport, port: number, authorization: string): Promise<void> {
  for (const [name, { filter, sort = "placed", page = 1, size = 25 }] of Object.entries(LISTS)) {
    const variables = { filter, sort, pageNumber: Math.max(1, Math.floor(page)), pageSize: size };
    const body = JSON.stringify({ query: LIST, variables });
    await measure(report, name, port, { path: "/graphql", body, authorization });
  }
  report.addNote(
    `${ORDERS} orders of ${CUSTOMERS} customers; each answer has its page, its total and the counts of all statuses`,
  );
}

/** The neighbors of an order in the middle of a list. */
async function measureNeighbours(
  report: BenchReport,
  port: number,
  authorization: string,
  db: Db,
): Promise<void> {
  const half = Math.floor(ORDERS / 2);
  const middle = await db
    .selectFrom("orders")
    .select("id")
    .where("unique_id", "=", numberOf(half))
    .executeTakeFirstOrThrow();
  const lists: Readonly<Record<string, ListQuery>> = {
    "all by date": {},
    "all by total": { sort: "total" },
    completed: { filter: { statuses: ["COMPLETED"] } },
  };
  for (const [name, { filter, sort = "placed" }] of Object.entries(lists)) {
    const body = JSON.stringify({ query: NEIGHBOURS, variables: { orderId: middle.id, filter, sort } });
    await measure(report, `neighbours, ${name}`, port, { path: "/graphql", body, authorization });
  }
}

/** Reconciliation of all orders, and the list of exceptions. */
async function measureMoney(report: BenchReport, port: number, authorization: string, db: Db): Promise<void> {
  const begun = performance.now();
  await reconcile(db, [orderTroubles, leaseTroubles, paymentTroubles]);
  report.figure("books of all orders compared", (performance.now() - begun) / 1_000, "s");
  const body = JSON.stringify({ pageNumber: 1, pageSize: 25 });
  await measure(report, "money that is stuck", port, { path: REST.listMoneyCases.path, body, authorization });
}

async function measureCustomers(report: BenchReport, port: number, authorization: string): Promise<void> {
  for (const [name, query] of Object.entries(CUSTOMER_LISTS)) {
    const body = JSON.stringify({ pageNumber: 1, pageSize: 25, ...query });
    await measure(report, `customers, ${name}`, port, { path: REST.listCustomers.path, body, authorization });
  }
}

/** One staff user repeating one query. */
async function measure(report: BenchReport, name: string, port: number, request: LoadRequest): Promise<void> {
  const load = { port, connections: 1, request: () => request };
  await runClosedLoop({ ...load, seconds: 0.3 });
  const { p50, p99 } = await runClosedLoop({ ...load, seconds: SECONDS });
  report.figure(`${name}, p50`, p50, "ms");
  report.figure(`${name}, p99`, p99, "ms", { max: SLOWEST_MS });
}

/** Runs twice, because only the first run may grow the host's memory. */
async function measureExport(report: BenchReport, host: ChildHost, authorization: string): Promise<void> {
  await readExport(host, authorization);
  const { rows, seconds, grownMb } = await readExport(host, authorization);
  report.figure("export of all orders", rows / seconds, "rows/s", { min: 20_000 });
  report.figure("orders the export left out", ORDERS - rows, "", { max: 0 });
  report.figure("resident memory more than before the second export, peak", grownMb, "MB", { max: 30 });
}

async function readExport(host: ChildHost, authorization: string) {
  const before = host.residentMb();
  const begun = performance.now();
  const answer = await fetch(`http://127.0.0.1:${host.port}${REST.exportOrders.path}`, {
    method: REST.exportOrders.method,
    headers: { "content-type": "application/json", authorization },
    body: "{}",
  });
  if (answer.status !== 200) throw new Error(`the export answered ${answer.status}: ${await answer.text()}`);
  let rows = -1;
  let peakMb = before;
  let looked = begun;
  const reader = answer.body!.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    for (const byte of next.value) if (byte === LINE_END) rows += 1;
    if (performance.now() - looked < 100) continue;
    looked = performance.now();
    peakMb = Math.max(peakMb, host.residentMb());
  }
  return { rows, seconds: (performance.now() - begun) / 1_000, grownMb: peakMb - before };
}
