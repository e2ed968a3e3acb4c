/**
 * npm test: every test project, cheapest first, browser tests last on a site built for them. All of them run
 * even when one fails. Up to three failed files of a project run once more; what passes then is reported as
 * unsteady. The last line has the numbers of passed and failed tests. Project names as arguments limit the run
 * to them. The run always ends every process it started.
 */
import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { onStopRequested } from "../server/cli/launcher/signals";
import { findOverBudget, slowestOf } from "./support/file-budgets";
import { endMarkedProcesses } from "./support/hosts/marked-processes";
import { closeTestServer, openTestServer } from "./support/hosts/test-server";
import {
  failedFilesOf,
  outcomeOf,
  timesOf,
  unsteadyOf,
  withSecondRun,
  type JestReport,
  type Outcome,
} from "./support/jest-report";

const PROJECTS = [
  "unit-node",
  "unit-dom",
  "contract",
  "integration",
  "previous-version",
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
/** A browser or a process may stumble on a busy machine. Where more files fail, something is broken. */
const MAX_FILES_RUN_AGAIN = 3;

interface ReportedRun {
  /** null: jest ended without one. */
  readonly report: JestReport | null;
  readonly code: number;
}

/** Runs projects in sequence, on one PostgreSQL server and with one folder for temporary files. */
class TestRun {
  /** Failures that passed when their file ran again. */
  readonly unsteady: string[] = [];
  private ending: Promise<void> | undefined;

  static async begin(): Promise<TestRun> {
    await mkdir(REPORTS, { recursive: true });
    return new TestRun(await mkdtemp(path.join(tmpdir(), "shop-test-")));
  }

  private constructor(private readonly folder: string) {}

  async runProject(project: string, jestArguments: readonly string[]): Promise<Outcome> {
    if (!project.startsWith("unit")) await openTestServer();
    const started = Date.now();
    const first = await this.runReported(project, jestArguments);
    const times = first.report ? timesOf(first.report) : [];
    const late = findOverBudget(project, times);
    const outcome = await this.settle(project, first);
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

  /** Runs the files that failed once more, with the same random inputs, and says what passed only then. */
  private async settle(project: string, { report, code }: ReportedRun): Promise<Outcome> {
    const files = report ? failedFilesOf(report) : [];
    if (!report || files.length === 0 || files.length > MAX_FILES_RUN_AGAIN)
      return outcomeOf(project, report, code);
    console.log(`\nRunning again: ${files.join(", ")}`);
    const second = await this.runReported(project, [...workersOf(project), "--runTestsByPath", ...files]);
    if (!second.report) return outcomeOf(project, report, code);
    this.unsteady.push(...unsteadyOf(report, second.report));
    return outcomeOf(project, withSecondRun(report, second.report), second.code);
  }

  private async runReported(project: string, jestArguments: readonly string[]): Promise<ReportedRun> {
    const reportFile = path.join(REPORTS, `${project}.json`);
    await rm(reportFile, { force: true });
    const args = ["--selectProjects", project, "--json", `--outputFile=${reportFile}`, "--passWithNoTests"];
    const code = await this.runJest([...args, ...jestArguments]);
    const report = await readFile(reportFile, "utf8").then(
      (text) => JSON.parse(text) as JestReport,
      () => null,
    );
    return { report, code };
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
  for (const failure of run.unsteady) console.log(`UNSTEADY, passed when run again: ${failure}`);
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
