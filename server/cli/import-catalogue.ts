/**
 * npm run catalogue:import -- FILE… [--supplier ID] [--rejects PATH]
 * Exit codes: 0 imported (rejected records are counted and listed), 1 nothing or not every file could be used.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { importFiles } from "../catalog/import/import-catalogue";
import { readConfig } from "../config";
import type { Db } from "../db/client";
import { migrate } from "../db/migrate";
import { isOutage } from "../db/outages";
import { OperatorError } from "../errors";
import { importProgress } from "./import-progress";
import { summaryLines } from "./import-report";
import { reportError } from "./report-error";
import { withDatabase } from "./with-database";

const USAGE = `Usage: npm run catalogue:import -- FILE… [--supplier ID] [--rejects PATH]

FILE        products or categories as JSON array, JSON lines or API answer, plain or gzipped
--supplier  whose files they are (default: bestbuy)
--rejects   where records go that cannot be imported (default: import-rejects.ndjson in the data folder)`;

interface Request {
  readonly files: readonly string[];
  readonly supplierId: string;
  readonly rejectsFile: string;
}

/** @returns null when only the usage is asked for. @throws OperatorError for a request that cannot be carried out */
function readRequest(dataDir: string): Request | null {
  const { values, positionals } = readArguments();
  if (values.help) return null;
  if (positionals.length === 0) throw new OperatorError(`No file was given.\n\n${USAGE}`);
  if (!/^[a-z0-9-]{1,40}$/.test(values.supplier)) {
    throw new OperatorError("--supplier takes small letters, digits and hyphens, at most 40.");
  }
  const rejectsFile = path.resolve(values.rejects ?? path.join(dataDir, "import-rejects.ndjson"));
  return { files: positionals, supplierId: values.supplier, rejectsFile };
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        supplier: { type: "string", default: "bestbuy" },
        rejects: { type: "string" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

async function main(): Promise<void> {
  const config = readConfig();
  const request = readRequest(config.dataDir);
  if (request === null) return console.log(USAGE);
  const isAllUsed = await withDatabase(config, (db) => importInto(db, request));
  if (!isAllUsed) process.exitCode = 1;
}

/** @returns whether every file could be used */
async function importInto(db: Db, request: Request): Promise<boolean> {
  const progress = importProgress(request.files);
  try {
    await migrate(db);
    const summary = await importFiles({ db, ...request, onProgress: progress.show });
    progress.end();
    for (const line of summaryLines(summary, request.rejectsFile)) console.log(line);
    for (const sentence of [...summary.warnings, ...summary.problems]) console.error(sentence);
    return summary.problems.length === 0;
  } finally {
    progress.end();
  }
}

/** Errors somebody can act on say one sentence; the rest show where they come from. */
function explain(error: unknown): unknown {
  if (isOutage(error)) {
    return new OperatorError(
      "The connection to the database was lost. What was imported so far is kept; run the same command again.",
    );
  }
  const { message, syscall } = error as Error & { syscall?: string };
  return syscall ? new OperatorError(`${message}.`) : error;
}

main().catch((error: unknown) => reportError(explain(error)));
