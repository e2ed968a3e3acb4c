/**
 * Publication benchmark: time from the commit of a catalog change until every page has it, and the
 * publisher's memory. Covers one price, fifty, a hidden product and all prices. `BENCH_PRODUCTS` overrides
 * the number of products.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql, type RawBuilder } from "kysely";
import { CATALOGUE_REVISION_FILE, type PublishedCatalogue } from "#contract/site/publishing";
import { RUNNER } from "../server/cli/launcher/child";
import { changeProducts } from "../tests/support/catalogue/catalogue-changes";
import { seededId } from "../tests/support/catalogue/seed-catalogue";
import { closeTestServer, openTestServer } from "../tests/support/hosts/test-server";
import { startCatalogueHost, type CatalogueHost } from "./build/catalogue-host";
import { runGatsbyBuild } from "./build/gatsby-run";
import { SITE_URL, removeFolders, shopFolder, writtenPages } from "./build/site-folder";
import type { BenchReport } from "./support/bench-report";
import { readSize } from "./support/read-size";

const PRODUCTS = readSize("BENCH_PRODUCTS", 50_000);
const targets = { onePriceSeconds: 3, fiftyPricesSeconds: 10, allPricesSeconds: 300, megabytes: 300 };
const ROUNDS = 5;
const FIFTY = 50;
const DEARER = sql`regular_price_cents = regular_price_cents + 1`;
const HIDDEN = sql`is_live = false, hidden_reason = 'bench'`;

export async function run(report: BenchReport): Promise<void> {
  await openTestServer();
  const api = await startCatalogueHost(PRODUCTS);
  try {
    const folder = await shopFolder();
    await runGatsbyBuild(folder, { GATSBY_API_URL: api.url, SITE_URL });
    await reportPublications(report, folder, api);
  } finally {
    await api.stop();
    await closeTestServer();
    await removeFolders();
  }
}

/** In a built site with a running publisher: one price a few times, a hidden product, then all prices. */
async function reportPublications(
  report: BenchReport,
  folder: string,
  { url, db }: CatalogueHost,
): Promise<void> {
  const publisher = startPublisher(folder, url);
  const published = async (assignment: RawBuilder<unknown>, which: RawBuilder<unknown>): Promise<number> => {
    const revision = BigInt(await changeProducts(db, assignment, which));
    const committed = performance.now();
    while (!isPublished(folder, revision)) await wait(5);
    return (performance.now() - committed) / 1_000;
  };
  const seeded = (position: number) => sql`product_id = ${seededId(position)}`;
  try {
    // Warm-up: the first publication loads the renderer.
    report.figure("first price live everywhere", await published(DEARER, seeded(0)), "s");
    const before = await writtenPages(folder);
    const seconds: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) seconds.push(await published(DEARER, seeded(round)));
    report.figure("a price live everywhere, slowest of five", Math.max(...seconds), "s", {
      max: targets.onePriceSeconds,
    });
    const rewritten = countRewritten(before, await writtenPages(folder));
    report.figure("pages drawn for a price", rewritten / ROUNDS, "pages", { min: 7 });
    const fifty = sql`product_id IN (${sql.join(spread(FIFTY).map(seededId))})`;
    report.figure("50 prices live everywhere", await published(DEARER, fifty), "s", {
      max: targets.fiftyPricesSeconds,
    });
    report.figure("a hidden product gone everywhere", await published(HIDDEN, seeded(9)), "s");
    const idle = peakMegabytes(publisher.pid!);
    report.figure("peak memory of the publisher until then", idle, "MB", { max: targets.megabytes });
    const all = await published(DEARER, sql`is_live`);
    report.figure(`${PRODUCTS.toLocaleString("en-US")} prices live everywhere`, all, "s", {
      max: targets.allPricesSeconds,
    });
    report.figure("peak memory of the publisher for all", peakMegabytes(publisher.pid!), "MB", {
      max: targets.megabytes,
    });
  } finally {
    publisher.kill();
    await once(publisher, "exit");
  }
}

/** Positions spread over the catalog, to cover many categories and brands. */
function spread(count: number): number[] {
  return Array.from({ length: count }, (_, at) => Math.floor((at * PRODUCTS) / count));
}

function startPublisher(folder: string, url: string): ChildProcess {
  const args = ["--max-semi-space-size=4", RUNNER, "src/build/publisher/main.ts"];
  const settings = { GATSBY_API_URL: url, SITE_URL, INTERNAL_API_URL: url, SITE_FOLDER: "public" };
  return spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", CI: "true", ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

function isPublished(folder: string, revision: bigint): boolean {
  const text = readFileSync(path.join(folder, "public", CATALOGUE_REVISION_FILE), "utf8");
  return BigInt((JSON.parse(text) as PublishedCatalogue).revision) >= revision;
}

function countRewritten(before: Map<string, number>, after: Map<string, number>): number {
  return [...after].filter(([name, written]) => before.get(name) !== written).length;
}

/** Peak memory of a process. */
function peakMegabytes(pid: number): number {
  const [, peak] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return (Number(peak) * 1024) / 1_000_000;
}
