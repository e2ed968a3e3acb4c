/**
 * Chaos test: no order is lost or doubled and the shop stays open. Many clients order at an `npm start` shop
 * while its database stops for ten seconds at a time and its processes are killed or hang. A second API host
 * on the same database works on the same orders. CHAOS_OUTAGES and CHAOS_CLIENTS override the sizes.
 */
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { ROUTES, productPath } from "#contract/site/paths";
import { findFreePort } from "../server/db/embedded/free-port";
import { lease } from "./chaos/lessee";
import { buy, type Bought, type Outcome, type Shopping } from "./chaos/buyer";
import { checkBooks, rememberStock } from "./chaos/check-books";
import { startRestartingHost } from "../tests/support/hosts/restarting-host";
import { settle } from "./chaos/settle";
import { watchSite, type Watched } from "./chaos/site-watch";
import { startShop, type StartedShop } from "./chaos/started-shop";
import { storm } from "./chaos/storm";
import { readActiveSales } from "./chaos/vendor-books";
import type { BenchReport } from "./support/bench-report";
import { readSize } from "./support/read-size";
import { findFailure, until } from "./support/until";

const OUTAGES = readSize("CHAOS_OUTAGES", 12);
const CLIENTS = readSize("CHAOS_CLIENTS", 16);
const PRODUCTS = 50;
const PLENTY = 100_000;
/** Stock of every second product, which sells out during the run. */
const SCARCE = OUTAGES * 6;
/** Maximum pause between two orders. */
const MAX_PAUSE_MS = 1_000;
/** One client in this many leases its order. */
const LESSEES = 4;
const NONE = { min: 0, max: 0 };
/** The shop responds to every request within REQUEST_SECONDS. */
const SLOWEST_SECONDS = 30;

export async function run(report: BenchReport): Promise<void> {
  const shop = await startShop();
  const port = await findFreePort();
  const secondApi = startRestartingHost({ ...shop.env, API_PORT: String(port) });
  try {
    const products = await stock(shop);
    await until("a second API host", 60_000, () => findFailure(`${secondApi.url}/ready`));
    const paths = [ROUTES.home, ROUTES.howItWorks, ROUTES.cart, ...products.slice(0, 5).map(productPath)];
    const watch = watchSite(shop.siteUrl, paths);
    const shopping = {
      hosts: [shop.apiUrl, secondApi.url],
      paymentsUrl: shop.paymentsUrl,
      productIds: products.map(({ id }) => id),
      leasedIds: await leasable(shop),
    };
    let isOver = false;
    const buying = buyUntil(shopping, () => isOver);
    const { stops, kills, hangs } = await storm(shop, secondApi, watch, OUTAGES).finally(
      () => (isOver = true),
    );
    const bought = await buying;
    const site = await watch.end();
    await settle(shop.db);
    report.figure("times the database was stopped for 10 s", stops, "times");
    for (const [name, times] of Object.entries(kills)) report.figure(`kills of the ${name}`, times, "times");
    report.figure("times an API host hung", hangs, "times", { min: Math.min(1, Math.floor(OUTAGES / 2)) });
    reportBuyers(report, bought);
    await checkBooks(report, shop.db, await readActiveSales(shop.dataDir), bought);
    reportSite(report, site);
    report.addNote(`${CLIENTS} clients at two API hosts on one database; every second product is scarce;`);
    report.addNote(
      "one in four leases; of the others one in ten clicks twice, one in twenty is declined first; every part is brought back by npm start",
    );
  } catch (error) {
    console.error(shop.output().slice(-4_000));
    throw error;
  } finally {
    await secondApi.stop();
    await shop.end();
  }
}

/** Products to buy: shippable, and cheap enough for every vendor. */
async function stock({ db }: StartedShop): Promise<{ id: string; slug: string }[]> {
  await sql`UPDATE product_stock SET available_quantity = ${PLENTY}`.execute(db);
  const { rows } = await sql<{ id: string; slug: string }>`
    SELECT product_id AS id, slug FROM products WHERE is_live AND online_availability AND regular_price_cents BETWEEN 1000 AND 50000
    ORDER BY product_id LIMIT ${PRODUCTS}`.execute(db);
  const scarce = rows.filter((_, position) => position % 2 === 1).map(({ id }) => id);
  await sql`UPDATE product_stock SET available_quantity = ${SCARCE} WHERE product_id = ANY(${scarce})`.execute(
    db,
  );
  await rememberStock(db);
  return rows;
}

/** Products leasable alone and not bought otherwise. */
async function leasable({ db }: StartedShop): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT product_id AS id FROM products WHERE is_live AND online_availability
      AND COALESCE(sale_price_cents, regular_price_cents) BETWEEN 60000 AND 150000
    ORDER BY product_id LIMIT 5`.execute(db);
  return rows.map(({ id }) => id);
}

async function buyUntil(shopping: Shopping, isOver: () => boolean): Promise<Bought[]> {
  const bought: Bought[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (!isOver()) {
        const nth = next++;
        bought.push(await (nth % LESSEES === 1 ? lease : buy)(shopping, nth));
        await wait(Math.random() * MAX_PAUSE_MS);
      }
    }),
  );
  return bought;
}

function reportBuyers(report: BenchReport, bought: readonly Bought[]): void {
  const count = (outcome: Outcome) => bought.filter((purchase) => purchase.outcome === outcome).length;
  report.figure("orders wanted", bought.length, "orders", { min: 50 });
  report.figure("buyers told their order is paid", count("PAID"), "buyers");
  report.figure("lessees told their order is leased", count("LEASED"), "buyers", { min: 1 });
  report.figure("buyers told it is sold out", count("SOLD_OUT"), "buyers");
  report.figure("buyers told their payment is still being looked at", count("OPEN"), "buyers");
  report.figure("buyers told anything else", count("FAILED"), "buyers", NONE);
  report.figure("buyers who gave up", count("GAVE_UP"), "buyers", NONE);
  const unanswered = bought.reduce((sum, purchase) => sum + purchase.unanswered, 0);
  report.figure("requests without an answer, sent again", unanswered, "requests", { min: 1 });
  const slowest = Math.max(...bought.map(({ slowestMs }) => slowestMs)) / 1_000;
  report.figure("slowest answer", slowest, "s", { max: SLOWEST_SECONDS });
  const surprises = bought.flatMap((purchase) => purchase.surprises);
  report.figure("unexpected refusals", surprises.length, "refusals", NONE);
  if (surprises.length > 0) report.addNote(`refused: ${[...new Set(surprises)].join(", ")}`);
}

function reportSite(report: BenchReport, site: Watched): void {
  report.figure("looks at static pages", site.looks, "looks");
  report.figure("looks that found the site closed", site.closed, "looks", NONE);
  report.figure("the same just after a kill of the site host itself", site.closedByItsKill, "looks");
  report.figure("longest it was away then", site.maxKillMs / 1_000, "s", { max: 10 });
  report.figure("slowest page", site.slowestMs, "ms");
}
