/**
 * Lease benchmark: applications submitted to a lessor with sealed data, and the cost of lease payments in
 * results, filter and sort order of searchProducts over 50,000 products.
 */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { LEASE_CONSENT } from "#contract/leases/application";
import { LESSORS } from "#contract/leases/lessors/lessors";
import { termsVariable } from "#contract/leases/lessors/terms-variables";
import { demoRecords } from "../demo/demo-products";
import { importRecords } from "../server/catalogue/import/import-catalogue";
import { readConfig } from "../server/config";
import type { Db } from "../server/db/client";
import { findFreePort } from "../server/db/embedded/free-port";
import { createSealer } from "../server/db/sealed";
import { digestOf } from "../server/leases/forms/drafts.service";
import { SEALED_DRAFT } from "../server/leases/forms/form.record";
import { openLessors } from "../server/leases/lessors/lessors";
import { createTestDatabase } from "../tests/support/hosts/fresh-db";
import { aLeaseForm, ENDS_IN } from "../tests/support/leases/lease-calls";
import { aLeaseRequest } from "../tests/support/leases/lessor-sandbox";
import { closeTestServer, openTestServer } from "../tests/support/hosts/test-server";
import type { BenchReport } from "./support/bench-report";
import { startChildHost } from "./support/child-host";
import { runClosedLoop, type LoadRequest } from "./support/closed-loop";
import { readSize } from "./support/read-size";
import { startSandboxHost } from "./support/sandbox-host";

const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 10);
const WARM_UP_SECONDS = 3;
const CLIENTS = 16;
/** Prepared applications; more than the run submits. */
const DRAFTS = readSize("BENCH_DRAFTS", 12_000);
const PRODUCTS = readSize("BENCH_PRODUCTS", 50_000);
const MIN_PER_SECOND = 200;
/** Maximum slowdown factor of a search with lease payments. */
const MAX_SLOWER = 1.1;
const ROUNDS = 3;
const NO_LIMITS = ["address", "recipient"].map((kind) => `lease.${kind}=999999/60`).join(",");

/** Without the errors field, which the load generator would mistake for GraphQL errors. */
const APPLY = `mutation Apply($input: LeaseApplicationInput!, $draftKey: ID!) {
  processGuestLoanApplication(input: $input, draftKey: $draftKey) { success status application { id last4Ssn } } }`;
const SEARCH = `query Search($input: SearchProductsInput!) { searchProducts(input: $input) { totalCount
  products { productId name regularPrice salePrice } facets { key values { value label count isSelected } } } }`;

export async function run(report: BenchReport): Promise<void> {
  await openTestServer({ isDurable: true });
  try {
    await measureApplications(report);
    await measureSearches(report);
  } finally {
    await closeTestServer();
  }
}

async function measureApplications(report: BenchReport): Promise<void> {
  const database = await createTestDatabase();
  const apiPort = await findFreePort();
  const sandbox = await startSandboxHost(apiPort);
  const env = { ...sandbox.env, API_PORT: String(apiPort), DATABASE_URL: database.url, LOG_LEVEL: "fatal" };
  try {
    await saveDrafts(database.db);
    const limits = { REQUESTS_PER_MINUTE: "0", RATE_LIMITS: NO_LIMITS };
    const host = await startChildHost("server/main.ts", { ...env, ...limits }, ["--max-semi-space-size=4"]);
    let refused = 0;
    const onAnswer = (body: Buffer) => {
      if (!body.includes('"success":true')) refused += 1;
    };
    const load = { port: host.port, connections: CLIENTS, onAnswer };
    try {
      // A new draft each time, because a form can be submitted only once.
      let sent = 0;
      const request = () => applicationRequest(sent++);
      await runClosedLoop({ ...load, seconds: WARM_UP_SECONDS, request });
      const before = [host.processorSeconds(), sandbox.processorSeconds()] as const;
      const full = await runClosedLoop({ ...load, seconds: SECONDS, request });
      const msEach = (seconds: number) => (seconds * 1_000) / full.requests;
      const [hostEach, doubleEach] = [
        msEach(host.processorSeconds() - before[0]),
        msEach(sandbox.processorSeconds() - before[1]),
      ];
      const alone = await measureLessor(env);
      const rate = full.requestsPerSecond;
      report.figure("applications, 16 clients", rate, "applications/s", { min: MIN_PER_SECOND }, alone);
      report.figure("application p99, 16 clients", full.p99, "ms");
      report.figure("processor time of an application, API host", hostEach, "ms");
      report.figure("processor time of an application, lessor's double", doubleEach, "ms");
      report.figure("applications refused", refused, "applications", { max: 0 });
      report.addNote(
        "applications: opened and sealed anew, sent to a lessor's double, its answer applied; baseline: the same sent",
      );
      report.addNote(
        "straight to the double through the same adapter. Database, hosts and load share the processors",
      );
    } finally {
      await host.stop();
    }
    report.figure("applications with a readable row", await countReadable(database.db), "rows", { max: 0 });
  } finally {
    await sandbox.stop();
    await database.drop();
  }
}

const keyOf = (position: number) => `bench-draft-${position}`.padEnd(43, "x");

/** Sealed forms as saved by guests. */
async function saveDrafts(db: Db): Promise<void> {
  const sealer = createSealer(readConfig({ NODE_ENV: "development" }).piiKeys);
  const chunk = 500;
  for (let first = 0; first < DRAFTS; first += chunk) {
    const rows = Array.from({ length: chunk }, (_, offset) => {
      const form = aLeaseForm(ENDS_IN.partial, `bench-${first + offset}@lease.example`);
      const ssn = form.identity.ssn.replaceAll("-", "");
      const saved = { ...form, identity: { ...form.identity, ssn } };
      return sql`(${digestOf(keyOf(first + offset))}, ${sealer.seal(saved, SEALED_DRAFT)})`;
    });
    await sql`INSERT INTO lease_drafts (key_digest, sealed_form) VALUES ${sql.join(rows)}`.execute(db);
  }
}

function applicationRequest(position: number): LoadRequest {
  if (position >= DRAFTS) throw new Error("Set BENCH_DRAFTS: more applications were sent than drafts saved");
  const input = { consent: true, consentVersion: LEASE_CONSENT.version, idempotencyKey: randomUUID() };
  const variables = { input, draftKey: keyOf(position) };
  return { path: "/graphql", body: JSON.stringify({ query: APPLY, variables }) };
}

/** @returns applications per second the sandbox accepts without our API, at the same concurrency */
async function measureLessor(env: Readonly<Record<string, string>>): Promise<number> {
  const { leases } = readConfig({ NODE_ENV: "development", ...env });
  const lessor = openLessors(leases.lessors).find(leases.lessors[0]!.type)!;
  let begun = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < start + 4_000) {
        await lessor.begin(aLeaseRequest());
        begun += 1;
      }
    }),
  );
  return (begun * 1_000) / (performance.now() - start);
}

/** Rows without the prefix of sealed data. */
async function countReadable(db: Db): Promise<number> {
  const prefix = createSealer(readConfig({ NODE_ENV: "development" }).piiKeys).newestPrefix;
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM lease_applications
    WHERE substr(sealed_details, 1, ${prefix.length}) <> ${prefix}
      OR substr(sealed_shown, 1, ${prefix.length}) <> ${prefix}`.execute(db);
  return rows[0]!.count;
}

/**
 * The same searches on two hosts of one catalog: one with a normal lessor, one whose terms exclude every
 * product.
 */
async function measureSearches(report: BenchReport): Promise<void> {
  const database = await createTestDatabase();
  const none = Object.fromEntries(
    LESSORS.flatMap(({ type }) =>
      (["SMALLEST_CART", "LARGEST_CART"] as const).map((name) => [termsVariable(type, name), "999999"]),
    ),
  );
  try {
    await importRecords({ db: database.db, records: demoRecords({ count: PRODUCTS }), supplierId: "bench" });
    await sql`ANALYZE`.execute(database.db);
    const env = { DATABASE_URL: database.url, LOG_LEVEL: "fatal", REQUESTS_PER_MINUTE: "0" };
    const flags = ["--max-semi-space-size=4"];
    const without = await startChildHost("server/main.ts", { ...env, ...none }, flags);
    const within = await startChildHost("server/main.ts", env, flags);
    const fastest = async (port: number, filters: object = {}) => {
      const load = { port, connections: 1, request: (position: number) => searchRequest(position, filters) };
      return (await runClosedLoop({ ...load, seconds: WARM_UP_SECONDS })).p50;
    };
    const byPayment = {
      filters: [{ key: "LEASE_PAYMENT", values: ["0-2499"] }],
      sort: "LEASE_PAYMENT_LOW_TO_HIGH",
    };
    const times = { without: Infinity, within: Infinity, byPayment: Infinity };
    try {
      // Alternates and uses the best of each, so that other load affects both equally.
      for (let round = 0; round < ROUNDS; round += 1) {
        times.without = Math.min(times.without, await fastest(without.port));
        times.within = Math.min(times.within, await fastest(within.port));
        times.byPayment = Math.min(times.byPayment, await fastest(within.port, byPayment));
      }
    } finally {
      await Promise.all([without.stop(), within.stop()]);
    }
    report.figure("searchProducts p50 with payments", times.within, "ms", undefined, times.without);
    report.figure("with payments to without", times.within / times.without, "×", { max: MAX_SLOWER });
    report.figure("p50 filtered and sorted by payment", times.byPayment, "ms", undefined, times.without);
    report.addNote(`${PRODUCTS} products, all facets; baseline: the same catalogue where nothing is leased`);
  } finally {
    await database.drop();
  }
}

const TEXTS = ["smart washers", "wireless headphone", "55 inch tv", "slim laptop", ""];

function searchRequest(position: number, filters: object): LoadRequest {
  const input = {
    text: TEXTS[position % TEXTS.length],
    pageNumber: 1 + (position % 3),
    pageSize: 24,
    ...filters,
  };
  return { path: "/graphql", body: JSON.stringify({ query: SEARCH, variables: { input } }) };
}
