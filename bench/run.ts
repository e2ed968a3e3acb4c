/**
 * npm run bench [-- NAME…]: all benchmarks or those named; exit code 1 when a target is missed.
 * npm run bench -- --beside COMMIT [NAME…]: this checkout beside another commit; exit code 1 when a figure got worse.
 * npm run bench -- peers: other shops at the same work. However a run ends, nothing that was started stays.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { onStopRequested } from "../server/cli/launcher/signals";
import { ownIdentity } from "../server/db/embedded/process-identity";
import { endMarkedProcesses } from "../tests/support/hosts/marked-processes";
import { BenchReport } from "./support/bench-report";

const BENCHMARKS = [
  "import",
  "vehicles",
  "tires",
  "prices",
  "pictures",
  "api",
  "graphql-texts",
  "accounts",
  "checkout",
  "analytics",
  "campaigns",
  "leases",
  "orders",
  "reports",
  "chat",
  "chaos",
  "build",
  "publication",
  "relevance",
  "lighthouse",
  "site-host",
] as const;
/** Installs other shops: only when it is named. */
const PEERS = "peers";

/** In the environment of everything a run starts: which run it belongs to. */
const RUN_VARIABLE = "BENCH_RUN";
/** Folder of a run, removed when it ends. */
const FOLDER_VARIABLE = "BENCH_FOLDER";

interface Benchmark {
  /** @param folder for temporary files, removed when the run ends */
  run(report: BenchReport, folder: string): Promise<void>;
}

async function main(args: readonly string[]): Promise<void> {
  const { values, positionals: names } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { beside: { type: "string" } },
  });
  if (!process.env[RUN_VARIABLE]) return runMarked(args);
  if (values.beside === undefined) return measureAll(names);
  const { compareWith } = await import("./beside");
  if (!(await compareWith(values.beside, names, process.env[FOLDER_VARIABLE]!))) process.exitCode = 1;
}

async function measureAll(names: readonly string[]): Promise<void> {
  const known: readonly string[] = [...BENCHMARKS, PEERS];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no benchmark ${unknown.join(", ")}; there are ${known.join(", ")}.`);
  }
  const reports: BenchReport[] = [];
  for (const name of names.length > 0 ? names : BENCHMARKS) reports.push(await measure(name));
  for (const report of reports) report.print();
  const missed = reports.filter((report) => !report.isMet).map((report) => report.name);
  console.log(missed.length === 0 ? "\nEvery target is met." : `\nTargets missed in: ${missed.join(", ")}.`);
  if (missed.length > 0) process.exitCode = 1;
}

/** Measures in a process of its own: with it goes all it has started, its database too, when the run is ended. */
async function runMarked(args: readonly string[]): Promise<void> {
  const run = ownIdentity();
  const folder = await mkdtemp(path.join(tmpdir(), "bench-"));
  const child = spawn(process.execPath, [...process.execArgv, __filename, ...args], {
    stdio: ["ignore", "inherit", "inherit"],
    // Ctrl-C reaches this process alone.
    detached: true,
    env: { ...process.env, [RUN_VARIABLE]: run, [FOLDER_VARIABLE]: folder },
  });
  const endStarted = () => endMarkedProcesses(`${RUN_VARIABLE}=${run}`);
  let ending: Promise<void> | undefined;
  onStopRequested((why) => {
    if (!ending) console.log(`\n${why}: ending the benchmarks …`);
    ending ??= endStarted();
  });
  const [code] = (await once(child, "exit")) as [number | null];
  await (ending ?? endStarted());
  await rm(folder, { recursive: true, force: true });
  process.exitCode = ending ? 130 : (code ?? 1);
}

/** A benchmark that fails is reported as one that missed, and the others still run. */
async function measure(name: string): Promise<BenchReport> {
  const report = new BenchReport(name);
  console.log(`${name} …`);
  try {
    const benchmark = (await import(`./${name}`)) as Benchmark;
    await benchmark.run(report, process.env[FOLDER_VARIABLE]!);
  } catch (error) {
    console.error(error);
    report.figure("could not be finished", Number.NaN, "", { max: 0 });
  }
  console.log(`  written to ${await report.write()}`);
  return report;
}

main(process.argv.slice(2)).then(
  // A benchmark may leave a timer or a connection behind; the figures are written, so nothing waits for those.
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
