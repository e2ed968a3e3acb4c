/**
 * Tire and wheel benchmark: calls over 20,000 tires and 5,000 wheels beside 50,000 other products, and the
 * memory of both lines.
 */
import { sql } from "kysely";
import { demoRecords } from "../demo/demo-products";
import { tireRecords } from "../demo/tires/tire-records";
import { importRecords } from "../server/catalogue/import/import-catalogue";
import { createTestDatabase, type TestDatabase } from "../tests/support/hosts/fresh-db";
import { closeTestServer, openTestServer } from "../tests/support/hosts/test-server";
import type { BenchReport } from "./support/bench-report";
import { startChildHost, type ChildHost } from "./support/child-host";
import { untilAtRest } from "./support/host-process";
import { runClosedLoop, type LoadRequest } from "./support/closed-loop";
import { readSize } from "./support/read-size";

const PRODUCTS = readSize("API_PRODUCTS", 50_000);
const [TIRES, WHEELS] = [20_000, 5_000];
const SECONDS = 6;
const WARM_UP_SECONDS = 3;
const MAX_SIZE_CALL_MS = 5;
const MAX_MEMORY_MB = 40;

const WIDTHS = ["225", "235", "205", "265", "33X", "215"];
const RATIOS = ["65", "45", "55", "70", "12.50", "60"];
const SIZE_CALLS: Readonly<Record<string, (at: number) => object>> = {
  getTireWidths: () => ({ query: "{ getTireWidths { value productCount } }" }),
  getAspectRatios: (at) => ({
    query: "query ($width: String!) { getAspectRatios(width: $width) { value productCount } }",
    variables: { width: WIDTHS[at % WIDTHS.length] },
  }),
  getRimDiameters: (at) => ({
    query: `query ($width: String!, $aspectRatio: String!) { getRimDiameters(width: $width, aspectRatio: $aspectRatio) {
      value productCount sizes { id name url productCount } } }`,
    variables: { width: WIDTHS[at % WIDTHS.length], aspectRatio: RATIOS[at % RATIOS.length] },
  }),
  getVehicleTypes: () => ({ query: "{ getVehicleTypes { id name url productCount } }" }),
  getVehicleType: () => ({ query: '{ getVehicleType(id: "suv-cuv") { id name url productCount } }' }),
};

const SEARCH = `query ($input: SearchTireProductsInput!) { searchTireProducts(input: $input) { totalCount pageCount
  facets { key label values { value label count isSelected } } products { id name url size ratingCount rating
    prices { originalPrice discountedPrice } stock { availableQuantity inStock } brand { id name } } } }`;
/** Three filters each. */
const SEARCHES = [
  { width: [225, 235], diameter: [17, 18], maxPrice: 250_00 },
  { vehicleTypes: ["suv-cuv"], minPrice: 100_00, filters: [{ key: "SEASON", values: ["ALL_SEASON"] }] },
  { sizes: ["225-65r17"], brands: ["veloria"], maxPrice: 300_00 },
  { vehicleTypes: ["car-van", "sports-car"], diameter: [18, 19, 20], minPrice: 120_00 },
  { width: [265, 275, 285], aspectRatio: [60, 65, 70], filters: [{ key: "LOAD_RANGE", values: ["E"] }] },
];

export async function run(report: BenchReport): Promise<void> {
  await openTestServer();
  const database = await createTestDatabase();
  const hosts: ChildHost[] = [];
  try {
    const { db } = database;
    await importRecords({ db, records: demoRecords({ count: PRODUCTS }), supplierId: "bench" });
    await sql`ANALYZE`.execute(db);
    const bare = await startChildHost("bench/support/bare-host.ts", {});
    hosts.push(bare);
    const route = await measure(bare, () => ({ path: "/health" }));

    const before = await residentAtRest(database);
    await importRecords({ db, records: manyTires(), supplierId: "bench-tires" });
    await sql`ANALYZE`.execute(db);
    const after = await residentAtRest(database);
    report.figure("API host grows by both lines", after - before, "MB", { max: MAX_MEMORY_MB }, before);

    const api = await startHost(database);
    hosts.push(api);
    await untilAtRest(api);
    for (const [name, bodyOf] of Object.entries(SIZE_CALLS)) {
      const { p99 } = await measure(api, (at) => ({ path: "/graphql", body: JSON.stringify(bodyOf(at)) }));
      report.figure(`${name} p99`, p99, "ms", { max: MAX_SIZE_CALL_MS }, route.p99);
    }
    const search = await measure(api, (at) => ({
      path: "/graphql",
      body: JSON.stringify({
        query: SEARCH,
        variables: {
          input: { ...SEARCHES[at % SEARCHES.length], pageNumber: 1 + (at % 2), pageSize: 24 },
        },
      }),
    }));
    report.figure("searchTireProducts p50", search.p50, "ms", { max: 3 }, route.p50);
    report.figure("searchTireProducts p99", search.p99, "ms", { max: 20 }, route.p99);
    report.addNote(
      `${TIRES} tires and ${WHEELS} wheels beside ${PRODUCTS} products, one connection; every search has three filters and all counts.`,
    );
    report.addNote("the baseline of the memory is the host without them, of the rest a bare route");
  } finally {
    await Promise.all(hosts.map((host) => host.stop()));
    await database.drop();
    await closeTestServer();
  }
}

/** The demo line repeated with new SKUs and names until there are enough products. */
function* manyTires(): Generator<object> {
  const remaining: Record<string, number> = { tires: TIRES, wheels: WHEELS };
  for (let round = 0; remaining["tires"]! > 0 || remaining["wheels"]! > 0; round += 1)
    for (const record of tireRecords() as Generator<DemoRecord>) {
      const leaf = record.categoryPath.at(-1)!.id;
      if (!remaining[leaf]) continue;
      remaining[leaf] -= 1;
      const series = round === 0 ? "" : ` S${round}`;
      yield {
        ...record,
        sku: record.sku + round * 1_000_000,
        name: `${record.name}${series}`,
        details: record.details.map(({ name, value }) => ({
          name,
          value: name === "Product Line" ? `${value}${series}` : value,
        })),
      };
    }
}

interface DemoRecord {
  readonly sku: number;
  readonly name: string;
  readonly categoryPath: readonly { readonly id: string }[];
  readonly details: readonly { readonly name: string; readonly value: string }[];
}

const startHost = ({ url }: TestDatabase) =>
  startChildHost("server/main.ts", { DATABASE_URL: url, LOG_LEVEL: "fatal" }, ["--max-semi-space-size=4"]);

/** Memory of a fresh host after loading everything. */
async function residentAtRest(database: TestDatabase): Promise<number> {
  const host = await startHost(database);
  try {
    await untilAtRest(host);
    return host.residentMb();
  } finally {
    await host.stop();
  }
}

async function measure({ port }: ChildHost, request: (at: number) => LoadRequest) {
  const load = { port, connections: 1, request };
  await runClosedLoop({ ...load, seconds: WARM_UP_SECONDS });
  return runClosedLoop({ ...load, seconds: SECONDS });
}
