/** API host benchmark over 50,000 products: search, product reads, resident memory. */
import { sql } from "kysely";
import { demoRecords } from "../demo/demo-products";
import { importRecords } from "../server/catalogue/import/import-catalogue";
import type { Db } from "../server/db/client";
import { createTestDatabase } from "../tests/support/hosts/fresh-db";
import { closeTestServer, openTestServer } from "../tests/support/hosts/test-server";
import type { BenchReport } from "./support/bench-report";
import { measureBareSelect } from "./support/bare-select";
import { startChildHost, type ChildHost } from "./support/child-host";
import { untilAtRest } from "./support/host-process";
import { readSize } from "./support/read-size";
import {
  productRequest,
  searchBody,
  searchRequest,
  spread,
  suggestionRequest,
} from "./support/shop-requests";
import { worstSearches } from "./support/worst-searches";
import { runClosedLoop, type LoadRequest } from "./support/closed-loop";

/** Four times as many products may take twice as long. */
const PRODUCTS = readSize("API_PRODUCTS", 50_000);
const SECONDS = 8;
const WARM_UP_SECONDS = 3;
/** Maximum blocking of a host's event loop by one search text. */
const MAX_SEARCH_MS = 15;
/** Minimum throughput relative to bare SELECTs in the same run. */
const MIN_PRODUCT_SHARE = 0.6;

export async function run(report: BenchReport): Promise<void> {
  await openTestServer();
  const database = await createTestDatabase();
  const hosts: ChildHost[] = [];
  try {
    const ids = await fill(database.db);
    const bare = await startChildHost("bench/support/bare-host.ts", {});
    hosts.push(bare);
    const route = await measure(bare, 8, () => ({ path: "/health" }));
    const query = await measureBareSelect(database.url, (position) => spread(ids, position));
    const startApi = async (name: string, maxSeconds: number) => {
      const begun = performance.now();
      const host = await startChildHost(
        "server/main.ts",
        { DATABASE_URL: database.url, LOG_LEVEL: "fatal" },
        ["--max-semi-space-size=4"],
      );
      hosts.push(host);
      report.figure(name, (performance.now() - begun) / 1_000, "s", { max: maxSeconds });
      return host;
    };
    const first = await startApi("API ready after its very first start, which stores the read model", 15);
    await untilAtRest(first);
    await first.stop();
    const api = await startApi("API ready after its start", 3);
    report.figure("API resident after start", api.residentMb(), "MB", { max: 220 });

    const fresh = await measure(api, 1, searchRequest);
    report.figure("searchProducts p50 in the first seconds", fresh.p50, "ms", undefined, query.p50);
    report.figure("searchProducts p99 in the first seconds", fresh.p99, "ms", undefined, query.p99);
    const searchAlone = await measure(api, 1, searchRequest);
    report.figure("searchProducts p50, 1 connection", searchAlone.p50, "ms", { max: 2.5 }, query.p50);
    report.figure("searchProducts p99, 1 connection", searchAlone.p99, "ms", { max: 20 }, query.p99);
    const search = await measure(api, 8, searchRequest);
    report.figure(
      "searchProducts, 8 connections",
      search.requestsPerSecond,
      "requests/s",
      { min: 600 },
      route.requestsPerSecond,
    );
    for (const [name, text] of Object.entries(worstSearches())) {
      const answered = await measure(api, 1, () => ({ path: "/graphql", body: searchBody({ text }) }));
      report.figure(`search for ${name}, p99`, answered.p99, "ms", { max: MAX_SEARCH_MS }, searchAlone.p99);
    }
    const suggestions = await measure(api, 1, suggestionRequest);
    report.figure("suggestions p99, 1 connection", suggestions.p99, "ms", { max: 5 }, query.p99);
    const product = await measure(api, 8, (position) => productRequest(ids, position));
    report.figure(
      "getProductById, 8 connections",
      product.requestsPerSecond,
      "requests/s",
      { min: MIN_PRODUCT_SHARE * query.requestsPerSecond },
      query.requestsPerSecond,
    );
    report.figure("getProductById p99, 8 connections", product.p99, "ms", undefined, query.p99);
    report.figure("API resident after load", api.residentMb(), "MB", { max: 250 });
    report.addNote(
      `${PRODUCTS} products; every search has a text, three filters and all facets; baselines: a bare Fastify`,
    );
    report.addNote("in the first seconds: before the code of the search is compiled");
    report.addNote(
      "route (8 connections) for requests/s of search, one bare SELECT of a product (8 at a time) for the rest",
    );
  } finally {
    await Promise.all(hosts.map((host) => host.stop()));
    await database.drop();
    await closeTestServer();
  }
}

/** @returns ids of visible products */
async function fill(db: Db): Promise<string[]> {
  const records = demoRecords({ count: PRODUCTS });
  await importRecords({ db, records, supplierId: "bench" });
  await sql`ANALYZE`.execute(db);
  const rows = await db.selectFrom("products").select("product_id").where("is_live", "=", true).execute();
  return rows.map((row) => row.product_id);
}

async function measure(host: ChildHost, connections: number, request: (position: number) => LoadRequest) {
  const load = { port: host.port, connections, request };
  await runClosedLoop({ ...load, seconds: WARM_UP_SECONDS });
  return runClosedLoop({ ...load, seconds: SECONDS });
}
