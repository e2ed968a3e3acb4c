/** npm run codegen: writes all generated files. With --check, writes nothing and fails if a file is stale. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { generateContract } from "./contract-codegen";
import { MODEL_VERSION_FILE, writeModelVersion } from "./model-version";
import { generateSchema } from "./schema-codegen";
import { writeJobsPage } from "../jobs/jobs-page";
import { PROJECT_ROOT } from "../project-root";

async function update(file: string, fresh: string): Promise<void> {
  if ((await readFile(file, "utf8").catch(() => "")) === fresh) return;
  if (!process.argv.includes("--check")) return writeFile(file, fresh);
  console.error(`${path.relative(PROJECT_ROOT, file)} is stale: run npm run codegen`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  await update(path.join(PROJECT_ROOT, "docs/jobs.md"), writeJobsPage());
  await update(MODEL_VERSION_FILE, await writeModelVersion());
  await generateContract(update);
  await generateSchema(update);
}

void main();
