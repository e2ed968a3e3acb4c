/** Import benchmark: speed and memory of importing 50,000 products into an empty catalog. */
import { chmod, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { openDatabase } from "../server/db/client";
import { startDatabase } from "../server/db/embedded";
import { migrate } from "../server/db/migrating/migrate";
import type { BenchReport } from "./support/bench-report";
import { supplierRecord, writeSupplierFeed } from "./support/supplier-feed";
import { runWatched } from "./support/watched-command";

const PRODUCTS = 50_000;
const ROWS_PER_STATEMENT = 500;

export async function run(report: BenchReport): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-import-"));
  // The database may run as a different user.
  await chmod(folder, 0o755);
  const database = await startDatabase({ databaseUrl: null, dataDir: folder });
  try {
    const file = path.join(folder, "feed.ndjson.gz");
    await writeSupplierFeed(file, PRODUCTS);
    await migrateDatabase(database.url);
    const baseline = await insertBareRows(database.url);
    const first = await importFile(database.url, file);
    const again = await importFile(database.url, file);
    report.figure(
      `import of ${PRODUCTS.toLocaleString("en-US")} products`,
      first.seconds,
      "s",
      { max: 30 },
      baseline,
    );
    report.figure("resident memory of the importer, peak", first.megabytes, "MB", { max: 400 });
    report.figure("the same file again (nothing changes)", again.seconds, "s");
    report.addNote(
      `The file has ${Math.round((await stat(file)).size / 1e6)} MB gzipped; time includes the start of the command.`,
    );
    report.addNote(
      "Baseline: bare rows (sku, name, price, record) inserted 500 a statement, one commit each.",
    );
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function migrateDatabase(url: string): Promise<void> {
  const db = openDatabase(url);
  await migrate(db);
  await db.destroy();
}

/**
 * Baseline: inserts the same number of rows directly.
 * @returns seconds
 */
async function insertBareRows(url: string): Promise<number> {
  const db = openDatabase(url, { maxConnections: 1 });
  await sql`CREATE TABLE bare_rows (sku text PRIMARY KEY, name text, price numeric, record jsonb)`.execute(
    db,
  );
  const startedAt = performance.now();
  for (let from = 0; from < PRODUCTS; from += ROWS_PER_STATEMENT) {
    const records = Array.from({ length: ROWS_PER_STATEMENT }, (_, i) => supplierRecord(from + i));
    await sql`INSERT INTO bare_rows SELECT record->>'sku', record->>'name', (record->>'regularPrice')::numeric, record
      FROM jsonb_array_elements(${JSON.stringify(records)}::jsonb) AS record`.execute(db);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  await sql`DROP TABLE bare_rows`.execute(db);
  await db.destroy();
  return seconds;
}

function importFile(url: string, file: string): Promise<{ seconds: number; megabytes: number }> {
  return runWatched("server/cli/import-catalogue.ts", [file, "--rejects", `${file}.rejects`], {
    DATABASE_URL: url,
  });
}
