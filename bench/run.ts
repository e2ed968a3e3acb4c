/**
 * npm run bench [-- NAME…]: runs all benchmarks or the named ones; exit code 1 if a target is missed.
 * npm run bench -- --beside COMMIT [NAME…]: compares with another commit; exit code 1 if a figure is worse.
 * npm run bench -- peers: compares other shops. No started process survives the run, however it ends.
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
/** Installs other shops, so it runs only if named. */
const PEERS = "peers";

/** Environment variable with the run id of every process a run starts. */
const RUN_VARIABLE = "BENCH_RUN";
/** Folder of a run, removed at the end. */
const FOLDER_VARIABLE = "BENCH_FOLDER";

interface Benchmark {
  /** @param folder for temporary files, removed at the end of the run */
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

/**
 * Measures in a child process: ending the run also ends everything the child started, including its database.
 */
async function runMarked(args: readonly string[]): Promise<void> {
  const run = ownIdentity();
  const folder = await mkdtemp(path.join(tmpdir(), "bench-"));
  const child = spawn(process.execPath, [...process.execArgv, __filename, ...args], {
    stdio: ["ignore", "inherit", "inherit"],
    // Ctrl-C must reach only this process.
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

/** A failed benchmark is reported as missed; the others still run. */
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
  // A benchmark may leave a timer or a connection open; the figures are written, so the process exits anyway.
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
