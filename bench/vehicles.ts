/** Vehicle finder benchmark: each step over 100,000 vehicles, and the import of their fitment table. */
import { sql } from "kysely";
import { importRecords } from "../server/catalogue/import/import-catalogue";
import { createTestDatabase } from "../tests/support/hosts/fresh-db";
import { closeTestServer, openTestServer } from "../tests/support/hosts/test-server";
import type { BenchReport } from "./support/bench-report";
import { startChildHost, type ChildHost } from "./support/child-host";
import { runClosedLoop } from "./support/closed-loop";

const [FIRST_YEAR, LAST_YEAR] = [1990, 2026];
const [MAKES, MODELS, TRIMS] = [40, 17, 4];
const SECONDS = 5;
const MAX_MS = 5;

const CALLS = {
  years: () => "/vehicle/years",
  makes: (at: number) => `/vehicle/makes?${vehicleParameters(at, ["year"])}`,
  models: (at: number) => `/vehicle/models?${vehicleParameters(at, ["year", "make"])}`,
  trims: (at: number) => `/vehicle/trims?${vehicleParameters(at, ["year", "make", "model"])}`,
  fitment: (at: number) => `/vehicle/fitment?${vehicleParameters(at, ["year", "make", "model", "trim"])}`,
};

export async function run(report: BenchReport): Promise<void> {
  await openTestServer();
  const database = await createTestDatabase();
  const hosts: ChildHost[] = [];
  try {
    const started = performance.now();
    const { vehicles } = await importRecords({ db: database.db, records: table(), supplierId: "bench" });
    report.figure("vehicles imported", (vehicles / (performance.now() - started)) * 1_000, "a second", {
      min: 2_000,
    });
    await sql`VACUUM ANALYZE`.execute(database.db);
    const bare = await startChildHost("bench/support/bare-host.ts", {});
    hosts.push(bare);
    const route = await measure(bare, () => "/health");
    const api = await startChildHost("server/main.ts", { DATABASE_URL: database.url, LOG_LEVEL: "fatal" });
    hosts.push(api);
    for (const [name, path] of Object.entries(CALLS)) {
      await measure(api, path, 1);
      report.figure(`${name} p99`, await measure(api, path), "ms", { max: MAX_MS }, route);
    }
    report.addNote(`${vehicles} vehicles, one connection; the baseline is a bare route.`);
  } finally {
    await Promise.all(hosts.map((host) => host.stop()));
    await database.drop();
    await closeTestServer();
  }
}

/** One record per trim, with all years and three sizes. */
function* table() {
  for (let make = 0; make < MAKES; make += 1)
    for (let model = 0; model < MODELS; model += 1)
      for (let trim = 0; trim < TRIMS; trim += 1)
        yield {
          years: `${FIRST_YEAR}-${LAST_YEAR}`,
          make: `Make ${make}`,
          model: `Model ${model}`,
          trim: `Trim ${trim}`,
          boltPattern: "5x114.3",
          hubBore: 60.1,
          offsetMin: 35,
          offsetMax: 50,
          sizes: ["215/55R17 94V", "225/65R17 102H", "235/45R18 94V"],
        };
}

/** Parameters of a vehicle; adjacent positions yield vehicles far apart. */
function vehicleParameters(at: number, names: readonly string[]): string {
  const parameters: Readonly<Record<string, string>> = {
    year: String(FIRST_YEAR + ((at * 7) % (LAST_YEAR - FIRST_YEAR + 1))),
    make: `make-${(at * 11) % MAKES}`,
    model: `model-${(at * 5) % MODELS}`,
    trim: `trim-${at % TRIMS}`,
  };
  return names.map((name) => `${name}=${parameters[name]}`).join("&");
}

async function measure(
  { port }: ChildHost,
  path: (at: number) => string,
  seconds = SECONDS,
): Promise<number> {
  const { p99 } = await runClosedLoop({
    port,
    connections: 1,
    seconds,
    request: (at) => ({ path: path(at) }),
  });
  return p99;
}
