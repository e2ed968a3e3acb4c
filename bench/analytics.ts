/** Analytics benchmark: event ingestion, and its cost for orders placed at the same time, in one run. */
import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { print } from "graphql";
import { idAt } from "#contract/analytics/event-id";
import { dimensionIndex } from "#contract/analytics/dimensions";
import { RecordAnalyticsEventsDocument } from "#contract/graphql/documents/analytics.generated";
import type { BenchReport } from "./support/bench-report";
import { runClosedLoop, type LoadRequest } from "./support/closed-loop";
import { measureOrdersBeside } from "./support/orders-beside";
import { inSellingShop } from "./support/selling-shop";
import { runSteadyLoad } from "./support/steady-load";

const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 10);
const BATCH = 20;
/** Concurrent visitors. */
const CONNECTIONS = 64;
const EVENTS_PER_SECOND = 2_000;
const QUERY = print(RecordAnalyticsEventsDocument);
const VALUES = [
  { dimension: dimensionIndex("pageType"), value: "product" },
  { dimension: dimensionIndex("deviceClass"), value: "phone" },
  { dimension: dimensionIndex("productId"), value: "1000001" },
  { dimension: dimensionIndex("productPrice"), value: "129999" },
];

export async function run(report: BenchReport): Promise<void> {
  await inSellingShop(({ database, withHost }) =>
    withHost(async ({ port }) => {
      await measureEvents(report, port);
      const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM analytics_events`.execute(
        database.db,
      );
      report.figure("events kept", rows[0]!.n, "events", { min: 1 });
      await measureOrdersBeside(report, {
        name: `${EVENTS_PER_SECOND} events/s`,
        port,
        seconds: SECONDS,
        run: (seconds) =>
          runSteadyLoad({ port, perSecond: EVENTS_PER_SECOND / BATCH, request: eventsRequest, seconds }),
      });
    }),
  );
}

async function measureEvents(report: BenchReport, port: number): Promise<void> {
  const load = { port, connections: CONNECTIONS, request: eventsRequest };
  await runClosedLoop({ ...load, seconds: 3 });
  const { requestsPerSecond, p99 } = await runClosedLoop({ ...load, seconds: SECONDS });
  report.figure(`events in, ${CONNECTIONS} connections`, requestsPerSecond * BATCH, "events/s", {
    min: EVENTS_PER_SECOND,
  });
  report.figure(`batch of ${BATCH} p99`, p99, "ms");
}

function eventsRequest(): LoadRequest {
  const events = Array.from({ length: BATCH }, () => ({
    id: idAt(Date.now(), randomBytes(10)),
    kind: "VIEW",
    values: VALUES,
  }));
  const variables = { visit: randomUUID(), events };
  return { path: "/analytics", body: JSON.stringify({ query: QUERY, variables }), userAgent: "Bench/1.0" };
}
