/**
 * npm test: every test project, cheapest first, browser tests last on a site built for them. All of them run even when
 * one fails; the last line says how many tests passed and failed. Names of projects may be given to run only those.
 */
import { spawn } from "node:child_process";
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";

const PROJECTS = ["unit-node", "unit-dom", "contract", "integration", "e2e"] as const;
/** Browser tests measure and share a shop, so they run one after the other. */
const SERIAL = new Set<string>(["e2e"]);

interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly success: boolean;
}

async function runProject(project: string, reportFile: string, jestArguments: string[]): Promise<Outcome> {
  await rm(reportFile, { force: true });
  const started = Date.now();
  const args = ["--selectProjects", project, "--json", `--outputFile=${reportFile}`, "--passWithNoTests"];
  const code = await run(["node_modules/jest/bin/jest.js", ...args, ...jestArguments]);
  const report = await readFile(reportFile, "utf8").then(
    (text) => JSON.parse(text) as JestReport,
    () => null,
  );
  const outcome = report ? count(report, code) : { passed: 0, failed: 1 };
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`\n${project}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)\n`);
  return outcome;
}

/** A project without tests, a suite that could not run, a skipped test and a failed set-up count as failures: nothing stays unproven silently. */
function count(report: JestReport, code: number): Outcome {
  const failed =
    report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests + report.numTodoTests;
  const isEmpty = report.numPassedTests + failed === 0;
  return { passed: report.numPassedTests, failed: failed === 0 && (code !== 0 || isEmpty) ? 1 : failed };
}

function run(args: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, NODE_ENV: "test", GATSBY_TELEMETRY_DISABLED: "1" },
    });
    const forward = (signal: NodeJS.Signals) => child.kill(signal);
    process.on("SIGINT", forward).on("SIGTERM", forward);
    child.on("exit", (code, signal) => {
      process.off("SIGINT", forward).off("SIGTERM", forward);
      if (signal === "SIGINT" || signal === "SIGTERM") process.exit(130);
      resolve(code ?? 1);
    });
  });
}

async function main(): Promise<void> {
  const [named, jestArguments] = split(process.argv.slice(2));
  const folder = path.resolve(".data/test");
  await mkdir(folder, { recursive: true });
  const total = { passed: 0, failed: 0 };
  for (const project of PROJECTS.filter((name) => named.length === 0 || named.includes(name))) {
    const serial = SERIAL.has(project) ? ["--runInBand"] : [];
    const file = path.join(folder, `${project}.${process.pid}.json`);
    const outcome = await runProject(project, file, [...serial, ...jestArguments]);
    await rm(file, { force: true });
    total.passed += outcome.passed;
    total.failed += outcome.failed;
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
}

/** Project names come first; the rest goes to jest. */
function split(args: string[]): [string[], string[]] {
  const names = args.filter((argument) => (PROJECTS as readonly string[]).includes(argument));
  return [names, args.filter((argument) => !names.includes(argument))];
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
