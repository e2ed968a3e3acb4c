/** Jest's JSON report of one project, and what the run says about it. */
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { FileTime } from "./file-budgets";

const LINES_OF_A_FAILURE = 15;

export interface JestReport {
  readonly testResults: readonly FileReport[];
}

interface FileReport {
  readonly name: string;
  readonly status: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages: readonly string[];
  }[];
}

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Failures by file, repeated at the end: later projects scroll them away. */
  readonly failures: readonly string[];
}

/**
 * Counts the tests of a report. A suite that could not run and a skipped test are failures; so are an empty
 * project and a failed set-up, which only the exit code shows.
 */
export function outcomeOf(project: string, report: JestReport | null, exitCode: number): Outcome {
  if (!report) return { passed: 0, failed: 1, failures: [project] };
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === "passed").length;
  const brokenFiles = report.testResults.filter(couldNotRun).length;
  const failed = tests.length - passed + brokenFiles;
  return {
    passed,
    failed: failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : failed,
    failures: report.testResults.flatMap(failuresOf),
  };
}

/** Paths of the files with a failure. */
export function failedFilesOf(report: JestReport): string[] {
  return report.testResults.filter(hasFailed).map(({ name }) => name);
}

/** The report with the results of a second run in place of the first ones of the same files. */
export function withSecondRun(first: JestReport, second: JestReport): JestReport {
  const again = new Map(second.testResults.map((file) => [file.name, file]));
  return { testResults: first.testResults.map((file) => again.get(file.name) ?? file) };
}

/** Failures of the first run that the second did not have. */
export function unsteadyOf(first: JestReport, second: JestReport): string[] {
  const passed = new Set(second.testResults.filter((file) => !hasFailed(file)).map(({ name }) => name));
  return first.testResults.filter(({ name }) => passed.has(name)).flatMap(failuresOf);
}

/** Seconds of each file. */
export function timesOf(report: JestReport): FileTime[] {
  return report.testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1_000,
  }));
}

function hasFailed(file: FileReport): boolean {
  return couldNotRun(file) || failedTestsOf(file).length > 0;
}

function couldNotRun(file: FileReport): boolean {
  return file.status === "failed" && failedTestsOf(file).length === 0;
}

function failedTestsOf({ assertionResults }: FileReport): FileReport["assertionResults"] {
  return assertionResults.filter(({ status }) => !["passed", "pending", "todo"].includes(status));
}

function failuresOf(file: FileReport): string[] {
  const name = path.relative(process.cwd(), file.name);
  if (couldNotRun(file)) return [`${name} could not run`];
  return failedTestsOf(file).map(
    ({ fullName, failureMessages }) => `${name}: ${fullName}${beginningOf(failureMessages)}`,
  );
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
