/**
 * npm run catalogue:import -- FILE… [--supplier ID] [--mapping PATH] [--rejects PATH] [--whole
 * [--confirm-missing NUMBER]] [--confirm CODE] [--dry-run [--changes PATH]]
 * Exit codes: 0 imported (rejected records are counted and listed), 1 needs attention (a file was unused or
 * truncated, the import was held, nothing was placed, everything was rejected), 2 usage error.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { importFiles } from "../catalogue/import/import-catalogue";
import { readColumnMapping } from "../catalogue/import/reading/csv/column-mapping";
import { readConfig } from "../config";
import type { Db } from "../db/client";
import { isOutage } from "../db/connection/outages";
import { OperatorError } from "../errors";
import { importProgress } from "./import-progress";
import { heldLines, summaryLines } from "./import-report";
import { reportError } from "./launcher/report-error";
import { withDatabase } from "./with-database";

const USAGE = `Usage: npm run catalogue:import -- FILE… [--supplier ID] [--mapping PATH] [--rejects PATH]
       [--whole [--confirm-missing NUMBER]] [--confirm CODE] [--dry-run [--changes PATH]]

FILE        products or categories as JSON, XML or table (CSV), plain or gzipped
--supplier  the supplier of the files (default: bestbuy)
--mapping   a JSON file that maps the columns of a table: {"sku": "Item no", "name": "Title", …}
--rejects   file for records that could not be imported (default: import-rejects.ndjson in the data folder)
--whole     the files are the supplier's full range: products missing from them go off sale
--confirm-missing  how many may be missing; without it, nothing is imported when more than 10 % are
--confirm   the list code of an import that was held because of large price changes or many missing products
--dry-run   writes nothing and reports what an import would change
--changes   file for the products a dry run would change (default: import-changes.ndjson in the data folder)

Exit codes: 0 imported, 1 needs attention (a file was not used or is incomplete, the import was held, nothing was
placed or everything was rejected), 2 wrong usage`;

class UsageError extends OperatorError {
  constructor(message: string) {
    super(`${message}\n\n${USAGE}`);
  }
}

interface Request {
  readonly files: readonly string[];
  readonly supplierId: string;
  readonly mappingFile?: string;
  readonly fullFeed?: { readonly mostMissing: number | null };
  readonly confirmedCode?: string;
  readonly rejectsFile: string;
  /** Set for a dry run. */
  readonly changesFile?: string;
}

/** @throws UsageError for an invalid request */
function readRequest({ values, positionals }: Arguments, dataDir: string): Request {
  if (positionals.length === 0) throw new UsageError("No file was given.");
  if (!/^[a-z0-9-]{1,40}$/.test(values.supplier)) {
    throw new UsageError("--supplier takes lowercase letters, digits and hyphens, at most 40.");
  }
  if (values.changes !== undefined && !values["dry-run"])
    throw new UsageError("--changes requires --dry-run.");
  const confirmed = values["confirm-missing"];
  if (confirmed !== undefined && !values.whole) throw new UsageError("--confirm-missing requires --whole.");
  if (confirmed !== undefined && !/^\d{1,9}$/.test(confirmed))
    throw new UsageError("--confirm-missing takes a number of products.");
  const { confirm } = values;
  if (confirm !== undefined && !/^[0-9a-f]{12}$/.test(confirm))
    throw new UsageError("--confirm takes a list code, 12 digits and letters.");
  const placeOf = (file: string | undefined, name: string) => path.resolve(file ?? path.join(dataDir, name));
  return {
    files: positionals,
    supplierId: values.supplier,
    mappingFile: values.mapping,
    fullFeed: values.whole ? { mostMissing: confirmed === undefined ? null : Number(confirmed) } : undefined,
    confirmedCode: confirm,
    rejectsFile: placeOf(values.rejects, "import-rejects.ndjson"),
    changesFile: values["dry-run"] ? placeOf(values.changes, "import-changes.ndjson") : undefined,
  };
}

type Arguments = ReturnType<typeof readArguments>;

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        supplier: { type: "string", default: "bestbuy" },
        mapping: { type: "string" },
        rejects: { type: "string" },
        whole: { type: "boolean", default: false },
        "confirm-missing": { type: "string" },
        confirm: { type: "string" },
        "dry-run": { type: "boolean", default: false },
        changes: { type: "string" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function main(): Promise<void> {
  const args = readArguments();
  if (args.values.help) return console.log(USAGE);
  const config = readConfig();
  const request = readRequest(args, config.dataDir);
  const hasSucceeded = await withDatabase(config, (db) => importInto(db, request));
  if (!hasSucceeded) process.exitCode = 1;
}

/** @returns false if the result needs attention */
async function importInto(db: Db, request: Request): Promise<boolean> {
  const { mappingFile } = request;
  const mapping = mappingFile === undefined ? undefined : await readColumnMapping(mappingFile);
  const progress = importProgress(request.files);
  try {
    const summary = await importFiles({ db, ...request, mapping, onProgress: progress.show });
    progress.end();
    for (const line of summaryLines(summary, request)) console.log(line);
    for (const sentence of summary.problems) console.error(sentence);
    for (const line of heldLines(summary)) console.error(line);
    return summary.problems.length === 0;
  } finally {
    progress.end();
  }
}

/** Expected errors print one sentence, all others their stack. */
function explain(error: unknown): unknown {
  if (isOutage(error)) {
    return new OperatorError(
      "The connection to the database was lost. Records imported so far are saved; run the same command again.",
    );
  }
  const { message, syscall } = error as Error & { syscall?: string };
  return syscall ? new OperatorError(`${message}.`) : error;
}

main().catch((error: unknown) => {
  reportError(explain(error));
  if (error instanceof UsageError) process.exitCode = 2;
});
