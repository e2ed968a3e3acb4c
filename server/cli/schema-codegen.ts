/** Writes the files that describe the database, from a scratch database with all migrations. */
import { createHash } from "node:crypto";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Update } from "./contract-codegen";
import { openDatabase } from "../db/client";
import { startDatabase } from "../db/embedded";
import { migrate } from "../db/migrate";
import { readTables, type TableSchema } from "../db/schema/introspection";
import { writeSchemaPage } from "../db/schema/schema-page";
import { PROJECT_ROOT } from "../project-root";

const DB = path.join(PROJECT_ROOT, "server/db");
export const SCHEMA_FILE = path.join(DB, "schema.sql");
/** Everything that determines the written files. */
const SOURCES = ["migrations", "schema"];

/** Starts a database only if the sources have changed since the files were written. */
export async function generateSchema(update: Update): Promise<void> {
  const version = await readSchemaVersion();
  if ((await readFile(SCHEMA_FILE, "utf8").catch(() => "")).includes(version)) return;
  await update(SCHEMA_FILE, writeSchemaPage(await migrateScratchDatabase(), version));
}

/** Returns a hash of the sources, which schema.sql names. */
export async function readSchemaVersion(): Promise<string> {
  const hash = createHash("sha256");
  for (const folder of SOURCES) {
    for (const name of (await readdir(path.join(DB, folder))).sort()) {
      const text = await readFile(path.join(DB, folder, name), "utf8");
      hash.update(`${name}\0${text}\0`);
    }
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
