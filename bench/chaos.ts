/**
 * Nothing lost, nothing twice: orders from many clients on few products with little stock, two API hosts on one
 * database, and every few seconds one of them is killed. Sizes: CHAOS_ORDERS, CHAOS_CLIENTS, CHAOS_KILL_SECONDS.
 */
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../server/db/client";
import { findFreePort } from "../server/db/embedded/free-port";
import { createTestDatabase } from "../tests/support/fresh-db";
import { seedCatalogue } from "../tests/support/seed-catalogue";
import { closeTestServer, openTestServer } from "../tests/support/test-server";
import { checkBooks } from "./chaos/check-books";
import { startRestartingHost, type RestartingHost } from "./chaos/restarting-host";
import { buy, type Bought } from "./chaos/stubborn-buyer";
import type { BenchReport } from "./support/bench-report";
import { startSandboxHost } from "./support/sandbox-host";

const ORDERS = size("CHAOS_ORDERS", 10_000);
const CLIENTS = size("CHAOS_CLIENTS", 16);
const KILL_SECONDS = size("CHAOS_KILL_SECONDS", 4);
const PRODUCTS = 50;
/** About two thirds of what is wanted. */
const STOCK = Math.ceil((ORDERS * 1.8 * 0.66) / PRODUCTS);
const GIVE_UP_MS = 60 * 60_000;
const SETTLE_WITHIN_MS = 5 * 60_000;

function size(name: string, fallback: number): number {
  const value = Number(process.env[name] ?? fallback);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} must be a whole number above 0`);
  return value;
}

export async function run(report: BenchReport): Promise<void> {
  await openTestServer({ isDurable: true });
  const database = await createTestDatabase();
  const { db } = database;
  await seedCatalogue(db, PRODUCTS);
  await sql`UPDATE product_stock SET available_quantity = ${STOCK}`.execute(db);
  const ports = [await findFreePort(), await findFreePort()] as const;
  const sandbox = await startSandboxHost(ports[0]);
  const env = { ...sandbox.env, DATABASE_URL: database.url, LOG_LEVEL: "fatal", REQUESTS_PER_MINUTE: "0" };
  const hosts = ports.map((port) => startRestartingHost({ ...env, API_PORT: String(port) }));
  try {
    while (!(await Promise.all(hosts.map((host) => host.ready()))).every(Boolean)) await wait(200);
    const start = performance.now();
    const storm = stormOver(hosts);
    const bought = await shop(hosts.map((host) => host.url));
    storm.end();
    const seconds = (performance.now() - start) / 1_000;
    await settle(db);
    report.figure("orders wanted", ORDERS, "orders");
    report.figure("orders wanted a second", ORDERS / seconds, "orders/s");
    report.figure(
      "hosts killed",
      hosts.reduce((sum, host) => sum + host.kills, 0),
      "times",
      { min: 1 },
    );
    const lost = bought.reduce((sum, one) => sum + one.lostAnswers, 0);
    report.figure("answers lost and asked for again", lost, "answers");
    await checkBooks(report, db, sandbox, bought, STOCK);
    report.note(`${CLIENTS} clients, ${PRODUCTS} products with ${STOCK} pieces each, two API hosts,`);
    report.note(
      `one of them killed every ${KILL_SECONDS} s; one in ten clicks twice, one in twenty is declined first`,
    );
  } finally {
    await Promise.all(hosts.map((host) => host.stop()));
    await sandbox.stop();
    await database.drop();
    await closeTestServer();
  }
}

async function shop(urls: readonly string[]): Promise<Bought[]> {
  const bought: Bought[] = [];
  let next = 0;
  const deadline = Date.now() + GIVE_UP_MS;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (next < ORDERS) {
        const nth = next++;
        bought.push(await buy({ hosts: urls, products: PRODUCTS, deadline }, nth));
        if (bought.length % 1_000 === 0) console.log(`  ${bought.length} of ${ORDERS} …`);
      }
    }),
  );
  return bought;
}

/** Kills a random host now and then; never both within the time one needs to come back. */
function stormOver(hosts: readonly RestartingHost[]): { end(): void } {
  const timer = setInterval(() => {
    const victim = hosts[Math.floor(Math.random() * hosts.length)]!;
    const others = hosts.filter((host) => host !== victim);
    void Promise.all(others.map((host) => host.ready())).then((ready) => {
      if (ready.every(Boolean)) victim.kill();
    });
  }, KILL_SECONDS * 1_000);
  return { end: () => clearInterval(timer) };
}

/** Sweeper and fraud check finish what a killed host left; their waits are cut short, not their work. */
async function settle(db: Db): Promise<void> {
  const deadline = Date.now() + SETTLE_WITHIN_MS;
  while (Date.now() < deadline) {
    await sql`UPDATE payments SET next_check_at = now() WHERE next_check_at > now()
      AND created_at < now() - interval '1 minute'`.execute(db);
    const { rows } = await sql<{ open: string }>`
      SELECT (SELECT count(*) FROM orders WHERE status IN ('PENDING_PAYMENT', 'PAYMENT_RECEIVED'))
        + (SELECT count(*) FROM refunds WHERE state = 'REQUESTED') AS open`.execute(db);
    if (Number(rows[0]?.open) === 0) return;
    await wait(1_000);
  }
}
