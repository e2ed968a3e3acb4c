/**
 * How fast the API host rejects expensive GraphQL documents of maximum size, never sent before. Documents ten
 * times as large are rejected earlier.
 */
import { createTestDatabase } from "../tests/support/hosts/fresh-db";
import { closeTestServer, openTestServer } from "../tests/support/hosts/test-server";
import type { BenchReport } from "./support/bench-report";
import { startChildHost, type ChildHost } from "./support/child-host";
import { worstTexts } from "./support/worst-texts";

const RUNS = 15;
const MAX_MS = 20;

export async function run(report: BenchReport): Promise<void> {
  await openTestServer();
  const database = await createTestDatabase();
  let host: ChildHost | undefined;
  try {
    host = await startChildHost("server/main.ts", { DATABASE_URL: database.url, LOG_LEVEL: "fatal" });
    // Warm-up: the first texts trigger the JIT compiler.
    for (const text of Object.values(worstTexts(1))) await median(host, text);
    const route = await median(host, "{ __typename }");
    for (const size of [1, 10]) {
      for (const [name, text] of Object.entries(worstTexts(size))) {
        const ms = await median(host, text);
        report.figure(`${name}${size === 1 ? "" : `, ${size} times`}`, ms, "ms", { max: MAX_MS }, route);
      }
    }
    report.addNote(`Median of ${RUNS} answers, one after the other; the baseline is the shortest text.`);
  } finally {
    await host?.stop();
    await database.drop();
    await closeTestServer();
  }
}

async function median({ port }: ChildHost, text: string): Promise<number> {
  const times: number[] = [];
  for (let attempt = 0; attempt < RUNS; attempt += 1) {
    const started = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      // The comment makes every text unique.
      body: JSON.stringify({ query: `${text} #${started}` }),
    });
    await answer.arrayBuffer();
    if (answer.status >= 500) throw new Error(`${text.slice(0, 80)} was answered ${answer.status}`);
    times.push(performance.now() - started);
  }
  return times.sort((one, other) => one - other)[Math.floor(RUNS / 2)]!;
}
