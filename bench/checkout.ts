/** Checkout benchmark: items added to carts, and orders placed and paid by card, all through GraphQL. */
import { sql } from "kysely";
import { bearerOf } from "#contract/accounts/session";
import { createAccounts } from "../server/auth/auth";
import { addUser } from "../server/auth/users/add-user.change";
import { readConfig } from "../server/config";
import type { Db } from "../server/db/client";
import { createSealer } from "../server/db/sealed";
import { BraintreeGateway } from "../server/payments/vendors/braintree/braintree.gateway";
import { createBackground } from "../server/http/background";
import { createRateLimits } from "../server/http/rate-limits";
import { BRAINTREE } from "#contract/payments/vendors/braintree";
import { aPaymentRequest } from "../tests/support/orders/payment-sandbox";
import type { BenchReport } from "./support/bench-report";
import { measureBareSelect } from "./support/bare-select";
import { runClosedLoop } from "./support/closed-loop";
import { orderRequest, seededIds } from "./support/order-request";
import type { SandboxHost } from "./support/sandbox-host";
import { inSellingShop } from "./support/selling-shop";
import { addItemRequest } from "./support/shop-requests";
import { runSteadyLoad } from "./support/steady-load";

const USERS = 200;
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 10);
const WARM_UP_SECONDS = 4;
/** Minimum throughput relative to bare SELECTs in the same run. */
const MIN_CART_SHARE = 0.3;

export async function run(report: BenchReport): Promise<void> {
  await inSellingShop(async ({ database, sandbox, withHost }) => {
    const bearers = await makeUsers(database.db);
    await withHost(async ({ port }) => {
      await measureCarts(report, port, bearers, database.url);
      await measureOrders(report, port, database.db, sandbox);
    });
    await measureSandbox(report, sandbox);
  });
}

async function measureCarts(
  report: BenchReport,
  port: number,
  bearers: readonly string[],
  url: string,
): Promise<void> {
  const request = (position: number) => addItemRequest(position, bearers, seededIds);
  const load = { port, connections: 8, request };
  const select = await measureBareSelect(url, (position) => seededIds[(position * 7) % seededIds.length]!);
  await runClosedLoop({ ...load, seconds: WARM_UP_SECONDS });
  const carts = await runClosedLoop({ ...load, seconds: SECONDS });
  const baseline = select.requestsPerSecond;
  const target = { min: MIN_CART_SHARE * baseline };
  report.figure("addItem, 8 connections", carts.requestsPerSecond, "requests/s", target, baseline);
  report.figure("addItem p99, 8 connections", carts.p99, "ms", undefined, select.p99);
  report.addNote("baseline of addItem: bare SELECTs of a product, eight at a time");
}

async function measureOrders(report: BenchReport, port: number, db: Db, sandbox: SandboxHost): Promise<void> {
  let refused = 0;
  const onAnswer = (body: Buffer) => {
    if (!body.includes('"success":true')) refused += 1;
  };
  const closed = { port, connections: 16, request: (position: number) => orderRequest(position), onAnswer };
  await runClosedLoop({ ...closed, seconds: WARM_UP_SECONDS });
  const full = await runClosedLoop({ ...closed, seconds: SECONDS });
  report.figure("orders placed and paid, 16 clients", full.requestsPerSecond, "orders/s", { min: 150 });
  report.figure("order p99, 16 clients", full.p99, "ms");
  const steady = { port, onAnswer, request: closed.request };
  await runSteadyLoad({ ...steady, perSecond: 50, seconds: 2 });
  const calm = await runSteadyLoad({ ...steady, perSecond: 50, seconds: SECONDS });
  report.figure("order p50 at 50 orders/s", calm.p50, "ms");
  report.figure("order p99 at 50 orders/s", calm.p99, "ms", { max: 150 });
  report.figure("orders refused", refused, "orders", { max: 0 });
  const { rows } = await sql<{ cents: string }>`SELECT sum(paid_cents) AS cents FROM payments`.execute(db);
  const vendorCents = (await sandbox.ledger())["braintree"]?.netCents ?? 0;
  report.figure("money at the vendor less money on orders", vendorCents - Number(rows[0]?.cents), "cents", {
    min: 0,
    max: 0,
  });
}

/** The same sales sent directly to the sandbox through the same adapter: the sandbox's own throughput. */
async function measureSandbox(report: BenchReport, { paymentsUrl }: SandboxHost): Promise<void> {
  const gateway = new BraintreeGateway({
    ...BRAINTREE.doubleKeys,
    environment: { url: `${paymentsUrl}/braintree` },
  });
  const times: number[] = [];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (performance.now() < start + 4_000) {
        const sentAt = performance.now();
        await gateway.start(aPaymentRequest({ token: "fake-valid-visa-nonce" }));
        times.push(performance.now() - sentAt);
      }
    }),
  );
  const perSecond = (times.length * 1_000) / (performance.now() - start);
  times.sort((a, b) => a - b);
  report.figure("sales at the card sandbox alone, 16 at once", perSecond, "sales/s");
  report.figure("sale at the card sandbox p50", times[Math.floor(times.length / 2)] ?? Number.NaN, "ms");
  report.addNote(
    "orders of two products; database, API host, sandbox and load share this machine's processors",
  );
}

/** @returns a bearer per user */
async function makeUsers(db: Db): Promise<string[]> {
  const config = readConfig({ NODE_ENV: "development" });
  const limits = createRateLimits(db);
  const background = createBackground(console);
  const sealer = createSealer(config.piiKeys);
  const recordReset = () => Promise.resolve();
  const accounts = createAccounts({ config, db, sealer, limits, background, recordReset });
  const bearers: string[] = [];
  for (let position = 0; position < USERS; position++) {
    const username = `bench-${position}@mail.example`;
    const identity = { username, firstName: "Bench", lastName: "User", phone: "+15125550142" };
    const user = await addUser(
      { db, sealer },
      { identity, role: "CUSTOMER", passwordHash: null, isVerified: true },
      null,
    );
    const origin = { ipAddress: "", userAgent: "bench" };
    bearers.push(bearerOf((await accounts.sessions.begin(user!, { method: "password", origin })).tokens));
  }
  return bearers;
}
