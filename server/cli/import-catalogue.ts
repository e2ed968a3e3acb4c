/**
 * npm run catalogue:import -- FILE… [--supplier ID] [--rejects PATH]
 * Exit codes: 0 imported (rejected records are counted and listed), 1 nothing or not every file could be used.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { importFiles, ImportBusyError } from "../catalog/import/import-catalogue";
import { ConfigError, readConfig } from "../config";
import { openDatabase } from "../db/client";
import { startDatabase } from "../db/embedded";
import { DatabaseUnavailable } from "../db/embedded/database-unavailable";
import { migrate } from "../db/migrate";
import { importProgress } from "./import-progress";
import { summaryLines } from "./import-report";

const USAGE = `Usage: npm run catalogue:import -- FILE… [--supplier ID] [--rejects PATH]

FILE        products or categories as JSON array, JSON lines or API answer, plain or gzipped
--supplier  whose files they are (default: bestbuy)
--rejects   where records go that cannot be imported (default: import-rejects.ndjson in the data folder)`;

interface Request {
  readonly files: readonly string[];
  readonly supplierId: string;
  readonly rejectsFile: string;
}

/** A request that cannot be carried out as it stands; the message is for the person at the terminal. */
class UsageError extends Error {}

function readRequest(dataDir: string): Request | null {
  const { values, positionals } = readArguments();
  if (values.help) return null;
  if (positionals.length === 0) throw new UsageError(`No file was given.\n\n${USAGE}`);
  if (!/^[a-z0-9-]{1,40}$/.test(values.supplier)) {
    throw new UsageError("--supplier takes small letters, digits and hyphens, at most 40.");
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
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

async function main(): Promise<number> {
  const config = readConfig();
  const request = readRequest(config.dataDir);
  if (request === null) {
    console.log(USAGE);
    return 0;
  }
  const starting = startDatabase(config);
  const leave = () => void starting.then((database) => database.stop()).finally(() => process.exit(130));
  process.once("SIGINT", leave).once("SIGTERM", leave);
  const database = await starting;
  try {
    return await importInto(database.url, request);
  } finally {
    await database.stop();
  }
}

async function importInto(url: string, request: Request): Promise<number> {
  const db = openDatabase(url, { maxConnections: 2 });
  const progress = importProgress(request.files);
  try {
    await migrate(db);
    const summary = await importFiles({ db, ...request, onProgress: progress.show });
    progress.end();
    for (const line of summaryLines(summary, request.rejectsFile)) console.log(line);
    for (const sentence of [...summary.warnings, ...summary.problems]) console.error(sentence);
    return summary.problems.length > 0 ? 1 : 0;
  } finally {
    progress.end();
    await db.destroy();
  }
}

const EXPECTED = [ConfigError, DatabaseUnavailable, ImportBusyError, UsageError];

/** Errors somebody can act on say one sentence; the rest show where they come from. */
function explain(error: unknown): string {
  const known = error as Error & { code?: string; syscall?: string };
  if (EXPECTED.some((kind) => error instanceof kind)) return known.message;
  const isCodeOfLoss = /^(ECONN|EPIPE|57P|08)/.test(known.code ?? "");
  if (isCodeOfLoss || /connection (terminated|error|ended)|not queryable/i.test(known.message)) {
    return "The connection to the database was lost. What was imported so far is kept; run the same command again.";
  }
  if (known.syscall) return `${known.message}.`;
  return known.stack ?? String(error);
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(explain(error));
    process.exitCode = 1;
  },
);
