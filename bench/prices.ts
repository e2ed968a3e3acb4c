/**
 * Repricing benchmark: new prices for 50,000 products and their simulation on a live host, with memory use.
 */
import { openDatabase } from "../server/db/client";
import { readConfig } from "../server/config";
import { aCustomer } from "../tests/support/people/accounts";
import { createTestDatabase } from "../tests/support/hosts/fresh-db";
import { aMarkup, priceAdmin, pricesIn, type PriceAdmin } from "../tests/support/catalogue/price-rules";
import { seedCatalogue } from "../tests/support/catalogue/seed-catalogue";
import type { Answer } from "../tests/support/hosts/test-api";
import { closeTestServer, openTestServer } from "../tests/support/hosts/test-server";
import type { BenchReport } from "./support/bench-report";
import { startChildHost } from "./support/child-host";
import { until } from "./support/until";

const PRODUCTS = 50_000;
const RUNS = 3;
const WITHIN_MS = 120_000;
/** A revision above any catalog revision. */
const NOTHING_SINCE = "9".repeat(18);

export async function run(report: BenchReport): Promise<void> {
  await openTestServer({ isDurable: true });
  const database = await createTestDatabase();
  const env = { DATABASE_URL: database.url, LOG_LEVEL: "fatal", REQUESTS_PER_MINUTE: "0" };
  try {
    await seedCatalogue(database.db, PRODUCTS);
    const host = await startChildHost("server/main.ts", env, ["--max-semi-space-size=4"]);
    try {
      const admin = await aCustomer({ database, configFor: () => readConfig(env) }, { role: "ADMIN" });
      const pricing = priceAdmin({ query: (...call) => post(host.port, ...call) }, admin);
      const idle = host.residentMb();
      let peakMb = idle;
      for (let markupValue = 1_000; markupValue < 1_000 + RUNS; markupValue += 1) {
        const seconds = await changeEveryPrice(report, pricing, markupValue, () => {
          peakMb = Math.max(peakMb, host.residentMb());
        });
        report.figure(`new prices for ${PRODUCTS.toLocaleString("en-US")} products`, seconds, "s", {
          max: 10,
        });
      }
      report.figure("resident memory more than before, peak", peakMb - idle, "MB", { max: 100 });
    } finally {
      await host.stop();
    }
  } finally {
    await database.drop();
    await closeTestServer();
  }

  /**
   * Adds a rule for all products.
   * @returns seconds from the call to the last product
   */
  async function changeEveryPrice(
    to: BenchReport,
    pricing: PriceAdmin,
    markupValue: number,
    look: () => void,
  ): Promise<number> {
    const markup = {
      ruleType: "PRICE_BAND",
      categoryName: null,
      minPrice: 0,
      roundingMethod: "EXACT",
      markupValue,
    };
    const requestedAt = performance.now();
    const simulation = await pricing.simulate({ input: aMarkup(markup) });
    to.figure("simulation of it", (performance.now() - requestedAt) / 1_000, "s", { max: 3 });
    await pricing.add(aMarkup(markup));
    const begun = performance.now();
    const { id } = await pricing.generate();
    await until("new prices", WITHIN_MS, async () => {
      look();
      const { data } = await pricing.query<{
        getCatalogueGeneration: { id: string; status: string; processed: number };
      }>("{ getCatalogueGeneration { id status processed } }");
      const latest = data!.getCatalogueGeneration;
      return latest.id === id && latest.status === "COMPLETED" ? null : `at ${latest.processed}`;
    });
    const seconds = (performance.now() - begun) / 1_000;
    await until("searches by the new prices", WITHIN_MS, async () => {
      const { data } = await pricing.query<{
        exportChanges: { revision: string };
        catalogueState: { revision: string };
      }>(`{ exportChanges(since: "${NOTHING_SINCE}") { revision } catalogueState { revision } }`);
      return data!.exportChanges.revision === data!.catalogueState.revision ? null : "an earlier revision";
    });
    to.figure("and until searches know them", (performance.now() - begun) / 1_000, "s", { max: 12 });
    const db = openDatabase(database.url, { maxConnections: 1 });
    const changed = (await pricesIn(db)).filter(({ regular, supplier }) => regular > supplier).length;
    await db.destroy();
    to.figure(
      "products that did not change as told",
      Math.abs(simulation.increased + simulation.unchanged - changed),
      "",
      {
        max: 0,
      },
    );
    return seconds;
  }
}

async function post(
  port: number,
  query: string,
  variables?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await answer.json()) as { data: never; errors?: Answer["errors"] };
  return { status: answer.status, data: body.data, errors: body.errors ?? [] };
}
