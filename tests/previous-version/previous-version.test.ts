/**
 * A release migrates the database while the previous version's hosts serve shoppers (docs/decisions/database.md).
 * So the previous version's own tests of reading and ordering run on this version's database: the version before
 * the newest migration, from the history of this repository.
 */
import { execFile, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { MIGRATIONS_FOLDER } from "../../server/db/migrating/migrate";
import { readSqlFiles } from "../../server/db/migrating/sql-files";
import { TEST_DATA_DIR } from "../support/hosts/test-server";
import { outcomeOf, type JestReport, type Outcome } from "../support/jest-report";

const run = promisify(execFile);
const MAX_REPORT_BYTES = 64 * 1024 * 1024;
const WITHIN_MS = 600_000;
const PACKAGES = "node_modules";

/** Files that the previous version has as well. */
const READING_AND_ORDERING = [
  "catalogue/catalogue-api",
  "checkout/cart",
  "checkout/checkout-once",
  "orders/orders-checkout",
  "orders/order-list",
].map((name) => `tests/integration/${name}.test.ts`);

const newest = readSqlFiles(MIGRATIONS_FOLDER).at(-1)!;
const worksBeside = newest.text.split("\n")[1] === "-- Works beside the previous version: yes";

let folder: string;

beforeAll(async () => {
  await mkdir(TEST_DATA_DIR, { recursive: true });
  folder = await mkdtemp(path.join(TEST_DATA_DIR, "previous-version-"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

if (worksBeside && hasHistory())
  test(
    `the version before ${newest.name} reads and orders on this version's database`,
    async () => {
      const version = path.join(folder, "version");
      await checkOut(await revisionBefore(`${MIGRATIONS_FOLDER}/${newest.name}.sql`), version);
      const outcome = await runTests(READING_AND_ORDERING, version);
      expect(outcome).toMatchObject({ failed: 0, failures: [] });
      expect(outcome.passed).toBeGreaterThan(50);
    },
    WITHIN_MS,
  );
else
  test(`${newest.name} says whether the previous version works beside it`, () => {
    expect(newest.text.split("\n")[1]).toMatch(/: (yes|no; its hosts \S.+)$/);
  });

/** False without git, and in a copy or a clone that lacks the version before. */
function hasHistory(): boolean {
  const { stdout } = spawnSync("git", ["rev-parse", "--is-shallow-repository"], { encoding: "utf8" });
  return stdout?.trim() === "false";
}

/** The last revision without the file; the current one if it is not committed yet. */
async function revisionBefore(file: string): Promise<string> {
  const { stdout } = await run("git", ["log", "-1", "--diff-filter=A", "--format=%H", "--", file]);
  return stdout.trim() === "" ? "HEAD" : `${stdout.trim()}^`;
}

async function checkOut(revision: string, version: string): Promise<void> {
  const { stdout } = await run("git", ["rev-parse", revision]);
  await run("git", ["clone", "--quiet", "--shared", "--no-checkout", ".", version]);
  await run("git", ["checkout", "--quiet", stdout.trim()], { cwd: version });
  // Hard links, without the bundles of this version's code.
  await run("cp", ["-al", path.resolve(PACKAGES), version]);
  await rm(path.join(version, PACKAGES, ".cache"), { recursive: true, force: true });
}

/** Its databases are copies of this run's template: the environment names the server. */
async function runTests(files: readonly string[], version: string): Promise<Outcome> {
  const args = ["--selectProjects", "integration", "--json", "--runTestsByPath", ...files];
  const { stdout } = await run(process.execPath, ["node_modules/jest/bin/jest.js", ...args], {
    cwd: version,
    maxBuffer: MAX_REPORT_BYTES,
  }).catch((error: { stdout: string }) => error);
  return outcomeOf("previous version", JSON.parse(stdout) as JestReport, 0);
}
