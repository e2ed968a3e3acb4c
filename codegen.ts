/** Writes everything that is generated. With --check it writes nothing and fails when a file is stale. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { generateContract } from "./contract/graphql/codegen";
import { writeJobsPage } from "./server/jobs/jobs-page";

async function update(file: string, fresh: string): Promise<void> {
  if ((await readFile(file, "utf8").catch(() => "")) === fresh) return;
  if (!process.argv.includes("--check")) return writeFile(file, fresh);
  console.error(`${path.relative(".", file)} is stale: run npm run codegen`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  await update(path.join(__dirname, "docs/jobs.md"), writeJobsPage());
  await generateContract(update);
}

void main();
