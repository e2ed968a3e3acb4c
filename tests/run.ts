/**
 * npm test: every test project, cheapest first, browser tests last on a site built for them. All of them run even when
 * one fails; the last line has the numbers of passed and failed tests. Project names as arguments limit the run to them.
 * The run always ends every process it started.
 */
import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { onStopRequested } from "../server/cli/launcher/signals";
import { findOverBudget, slowestOf, type FileTime } from "./support/file-budgets";
import { endMarkedProcesses } from "./support/hosts/marked-processes";
import { closeTestServer, openTestServer } from "./support/hosts/test-server";

const PROJECTS = [
  "unit-node",
  "unit-dom",
  "contract",
  "integration",
  "e2e",
  "site-builds",
  "engines",
] as const;
/** Needs browsers that no npm package provides, so it runs only by name (npm run test:engines). */
const ON_REQUEST = new Set<string>(["engines"]);
/** Run serially: these projects change the current site, or need the usual addresses. */
const SERIAL = new Set<string>(["site-builds", "engines"]);
/** Tests that mostly wait for background work and commands. */
const WAIT_HEAVY = new Set<string>(["integration"]);
/** Jest's report of each project, with the time of each file. */
const REPORTS = path.resolve("test-results");
const SLOWEST_FILES = 10;
const LINES_OF_A_FAILURE = 15;

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Failures by file, repeated at the end: later projects scroll them away. */
  readonly failures: readonly string[];
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Runs projects in sequence, on one PostgreSQL server and with one folder for temporary files. */
class TestRun {
  private ending: Promise<void> | undefined;

  static async begin(): Promise<TestRun> {
    await mkdir(REPORTS, { recursive: true });
    return new TestRun(await mkdtemp(path.join(tmpdir(), "shop-test-")));
  }

  private constructor(private readonly folder: string) {}

  async runProject(project: string, jestArguments: readonly string[]): Promise<Outcome> {
    if (!project.startsWith("unit")) await openTestServer();
    const reportFile = path.join(REPORTS, `${project}.json`);
    await rm(reportFile, { force: true });
    const started = Date.now();
    const args = ["--selectProjects", project, "--json", `--outputFile=${reportFile}`, "--passWithNoTests"];
    const code = await this.runJest([...args, ...jestArguments]);
    const report = await readFile(reportFile, "utf8").then(
      (text) => JSON.parse(text) as JestReport,
      () => null,
    );
    const times = report?.testResults.map(timeOf) ?? [];
    const late = findOverBudget(project, times);
    const outcome = report ? count(report, code) : { passed: 0, failed: 1, failures: [project] };
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`\n${project}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`);
    for (const slow of slowestOf(times, SLOWEST_FILES))
      console.log(`${slow.seconds.toFixed(1).padStart(7)} s ${slow.file}`);
    console.log("");
    return {
      ...outcome,
      failed: outcome.failed + late.length,
      failures: [...outcome.failures, ...late],
    };
  }

  get isEnding(): boolean {
    return this.ending !== undefined;
  }

  /** Ends all running processes. Idempotent: concurrent calls share one shutdown. */
  end(): Promise<void> {
    return (this.ending ??= this.clear());
  }

  /** @returns its exit code; never settles during shutdown */
  private runJest(args: readonly string[]): Promise<number> {
    return new Promise((resolve) => {
      if (this.isEnding) return;
      const child = spawn(process.execPath, ["node_modules/jest/bin/jest.js", ...args], {
        stdio: ["ignore", "ignore", "inherit"],
        // Ctrl-C reaches only this process, which then ends jest and everything the tests started.
        detached: true,
        env: { ...process.env, NODE_ENV: "test", GATSBY_TELEMETRY_DISABLED: "1", TMPDIR: this.folder },
      });
      child.on("exit", (code) => this.isEnding || resolve(code ?? 1));
    });
  }

  private async clear(): Promise<void> {
    await endMarkedProcesses(`TMPDIR=${this.folder}`);
    await closeTestServer({ removesFiles: true });
    await rm(this.folder, { recursive: true, force: true });
  }
}

function timeOf({ name, startTime, endTime }: JestReport["testResults"][number]): FileTime {
  return { file: path.relative(process.cwd(), name), seconds: (endTime - startTime) / 1_000 };
}

/** An empty project, a suite that could not run, a skipped test and a failed set-up all count as failures. */
function count(report: JestReport, code: number): Outcome {
  const failed =
    report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests + report.numTodoTests;
  const isEmpty = report.numPassedTests + failed === 0;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && (code !== 0 || isEmpty) ? 1 : failed,
    failures: report.testResults.flatMap(failuresOf),
  };
}

function failuresOf({ name, status, assertionResults }: JestReport["testResults"][number]): string[] {
  const file = path.relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => !["passed", "pending"].includes(test.status));
  if (failed.length === 0 && status === "failed") return [`${file} could not run`];
  return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}${beginningOf(failureMessages)}`);
}

/** First lines of a failure, indented: its full text has scrolled away. */
function beginningOf(messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages.join("\n")).split("\n");
  return lines
    .filter((line) => line.trim() !== "")
    .slice(0, LINES_OF_A_FAILURE)
    .map((line) => `\n    ${line}`)
    .join("");
}

async function main(): Promise<void> {
  const [named, jestArguments] = split(process.argv.slice(2));
  const run = await TestRun.begin();
  onStopRequested((why) => {
    if (!run.isEnding) console.log(`\n${why}: ending the tests …`);
    void run.end().finally(() => process.exit(130));
  });
  const total = { passed: 0, failed: 0 };
  const failures: string[] = [];
  console.log(
    `TEST_SEED is ${process.env["TEST_SEED"] ?? "the usual one"}: every random input follows from it.`,
  );
  try {
    const isSelected = (name: string) => (named.length === 0 ? !ON_REQUEST.has(name) : named.includes(name));
    for (const project of PROJECTS.filter(isSelected)) {
      const outcome = await run.runProject(project, [...workersOf(project), ...jestArguments]);
      total.passed += outcome.passed;
      total.failed += outcome.failed;
      failures.push(...outcome.failures);
    }
  } finally {
    await run.end();
  }
  for (const failure of failures) console.log(`FAILED ${failure}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
}

/** Number of parallel test files. Jest's default leaves a core idle, which is half of a small machine. */
function workersOf(project: string): string[] {
  if (SERIAL.has(project)) return ["--runInBand", "--testSequencer=./tests/support/jest/by-name.js"];
  const workers = availableParallelism() + (WAIT_HEAVY.has(project) ? 1 : 0);
  // Above the limit a worker is replaced between two files: loaded modules are not all released.
  return [`--maxWorkers=${workers}`, "--workerIdleMemoryLimit=1GB"];
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
