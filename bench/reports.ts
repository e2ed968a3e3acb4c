/**
 * Report benchmark over 200,000 orders, 50,000 customers and 20 million events: every report for a year and
 * for today, and a one-year file with its memory use. BENCH_ORDERS, BENCH_CUSTOMERS and BENCH_EVENTS override
 * the sizes.
 */
import { addDays, shopDay } from "#contract/time/days";
import { REPORT_REST, reportCall } from "#contract/reports/calls";
import { REPORT_KEYS } from "#contract/reports/reports";
import { addHistory } from "../demo/history/history";
import { readConfig } from "../server/config";
import { aCustomer } from "../tests/support/people/accounts";
import { createTestDatabase } from "../tests/support/hosts/fresh-db";
import { seedCatalogue } from "../tests/support/catalogue/seed-catalogue";
import { closeTestServer, openTestServer } from "../tests/support/hosts/test-server";
import type { BenchReport } from "./support/bench-report";
import { startChildHost, type ChildHost } from "./support/child-host";
import { runClosedLoop } from "./support/closed-loop";
import { readSize } from "./support/read-size";

const ORDERS = readSize("BENCH_ORDERS", 200_000);
const CUSTOMERS = readSize("BENCH_CUSTOMERS", 50_000);
const EVENTS = readSize("BENCH_EVENTS", 20_000_000);
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 3);
const YEAR_MS = 300;
const TODAY_MS = 2_000;
const LOOK_MS = 100;

export async function run(report: BenchReport): Promise<void> {
  await openTestServer({ isDurable: true });
  const database = await createTestDatabase();
  try {
    await seedCatalogue(database.db, 500);
    const begun = performance.now();
    await addHistory(database.db, {
      orders: ORDERS,
      customers: CUSTOMERS,
      visits: ORDERS * 5,
      applications: Math.ceil(ORDERS / 10),
      events: EVENTS,
      days: 730,
    });
    report.figure("history written and summed up", (performance.now() - begun) / 1_000, "s");
    const env = { DATABASE_URL: database.url, LOG_LEVEL: "fatal", REQUESTS_PER_MINUTE: "0" };
    const host = await startChildHost("server/main.ts", env, ["--max-semi-space-size=4"]);
    try {
      const { bearer } = await aCustomer({ database, configFor: () => readConfig(env) }, { role: "ADMIN" });
      await measureReports(report, host.port, bearer);
      await measureFile(report, host, bearer);
    } finally {
      await host.stop();
    }
  } finally {
    await database.drop();
    await closeTestServer();
  }
}

async function measureReports(report: BenchReport, port: number, authorization: string): Promise<void> {
  const today = shopDay(new Date());
  // A completed year is read from daily totals; today is always computed from live data.
  const ranges = {
    "a year": { from: addDays(today, -365), to: addDays(today, -1), max: YEAR_MS },
    today: { from: today, to: today, max: TODAY_MS },
  };
  for (const key of REPORT_KEYS) {
    const { path } = REPORT_REST[reportCall("read", key)];
    for (const [name, { from, to, max }] of Object.entries(ranges)) {
      const body = JSON.stringify({ from, to, pageNumber: 1, pageSize: 25 });
      const load = { port, connections: 1, request: () => ({ path, body, authorization }) };
      await runClosedLoop({ ...load, seconds: 0.3 });
      const { p50, p99 } = await runClosedLoop({ ...load, seconds: SECONDS });
      report.figure(`${key}, ${name}, p50`, p50, "ms");
      report.figure(`${key}, ${name}, p99`, p99, "ms", { max });
    }
  }
  report.addNote(`${ORDERS} orders of ${CUSTOMERS} customers in two years, ${EVENTS} events`);
}

/** Runs twice, because only the first run may grow the host's memory. */
async function measureFile(report: BenchReport, host: ChildHost, authorization: string): Promise<void> {
  await readFile(host, authorization);
  const { megabytes, seconds, grownMb } = await readFile(host, authorization);
  report.figure("file of all payment events of a year", megabytes / seconds, "MB/s");
  report.figure("resident memory more than before the second file, peak", grownMb, "MB", { max: 30 });
}

async function readFile(host: ChildHost, authorization: string) {
  const today = shopDay(new Date());
  const { path, method } = REPORT_REST.exportTransactionsReport;
  const [before, begun] = [host.residentMb(), performance.now()];
  const answer = await fetch(`http://127.0.0.1:${host.port}${path}`, {
    method,
    headers: { "content-type": "application/json", authorization },
    body: JSON.stringify({ from: addDays(today, -365), to: today, what: "entries" }),
  });
  if (answer.status !== 200) throw new Error(`the file answered ${answer.status}: ${await answer.text()}`);
  let [bytes, peakMb, looked] = [0, before, begun];
  const reader = answer.body!.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes += next.value.length;
    if (performance.now() - looked < LOOK_MS) continue;
    looked = performance.now();
    peakMb = Math.max(peakMb, host.residentMb());
  }
  return { megabytes: bytes / 1e6, seconds: (performance.now() - begun) / 1_000, grownMb: peakMb - before };
}
