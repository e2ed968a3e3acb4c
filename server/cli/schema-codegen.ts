/** Writes the files that describe the database, from a scratch database with all migrations. */
import { createHash } from "node:crypto";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Update } from "./contract-codegen";
import { openDatabase } from "../db/client";
import { startDatabase } from "../db/embedded";
import { migrate } from "../db/migrating/migrate";
import { readTables, type TableSchema } from "../db/schema/introspection";
import { writeSchemaPage } from "../db/schema/schema-page";
import { writeTableTypes } from "../db/schema/table-types";
import { PROJECT_ROOT } from "../project-root";

const DB = path.join(PROJECT_ROOT, "server/db");
/** The written files, each with its writer. */
export const SCHEMA_FILES = [
  { file: path.join(DB, "schema.sql"), write: writeSchemaPage },
  { file: path.join(DB, "tables/tables.generated.ts"), write: writeTableTypes },
] as const;
/** Everything that determines the written files. */
const SOURCES = ["migrations", "tables/product-fields.ts", "schema"];

/** Starts a database only if the sources have changed since the files were written. */
export async function generateSchema(update: Update): Promise<void> {
  const version = await readSchemaVersion();
  const written = await Promise.all(SCHEMA_FILES.map(({ file }) => readFile(file, "utf8").catch(() => "")));
  if (written.every((text) => text.includes(version))) return;
  const tables = await migrateScratchDatabase();
  for (const { file, write } of SCHEMA_FILES) await update(file, write(tables, version));
}

/** Returns a hash of the sources, which the written files name. */
export async function readSchemaVersion(): Promise<string> {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    const place = path.join(DB, source);
    const files = source.endsWith(".ts")
      ? [place]
      : (await readdir(place)).sort().map((name) => path.join(place, name));
    for (const file of files) hash.update(`${path.basename(file)}\0${await readFile(file, "utf8")}\0`);
  }
  return hash.digest("hex").slice(0, 16);
}

async function migrateScratchDatabase(): Promise<TableSchema[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "schema-"));
  try {
    const server = await startDatabase({ databaseUrl: null, dataDir }, { isDisposable: true });
    const db = openDatabase(server.url, { maxConnections: 1 });
    try {
      await migrate(db);
      return await readTables(db);
    } finally {
      await db.destroy();
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
