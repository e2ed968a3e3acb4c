/**
 * Forward-only, numbered migrations: SQL files in migrations/, found by name. Kysely's migrator takes a lock, so
 * processes may start together.
 */
import { Migrator, sql, type Kysely, type Migration } from "kysely";
import { sinceBaseline, type Migrations } from "./baseline";
import type { Db } from "../client";
import { applyFunctions, newerDatabase, readFunctions, updateFunctions, type SqlFunction } from "./functions";
import { onlyRow } from "../only-row";
import { readSqlFiles } from "./sql-files";
import { OperatorError } from "../../errors";

export const MIGRATIONS_FOLDER = "server/db/migrations";

/**
 * Migrates the database to the newest version. Changed functions are applied in the migrations' transaction.
 * @returns the names of the migrations that ran; without one, the names of the functions that changed
 * @throws OperatorError if a newer version of the shop has migrated the database, or one from before the
 * baseline only in part
 */
export async function migrate(db: Db): Promise<string[]> {
  const functions = readFunctions();
  const migrations = sinceBaseline(readMigrations(), await listRun(db));
  const provider = { getMigrations: async () => endingWith(functions, migrations) };
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) {
    const unknown = (await listRun(db).catch(() => [])).find((name) => !(name in migrations));
    throw unknown === undefined ? error : new OperatorError(newerDatabase(unknown));
  }
  const names = (results ?? []).map((result) => result.migrationName);
  return names.length > 0 ? names : updateFunctions(db, functions);
}

/** Each file runs as it is: several statements, without parameters. */
function readMigrations(): Migrations {
  const files = readSqlFiles(MIGRATIONS_FOLDER);
  const migrationOf = (text: string): Migration => ({
    up: async (tx: Kysely<unknown>) => {
      await sql.raw(text).execute(tx);
    },
  });
  return Object.fromEntries(files.map(({ name, text }) => [name, migrationOf(text)]));
}

/** The last migration runs whenever any does; it also applies the functions. */
function endingWith(functions: readonly SqlFunction[], migrations: Migrations): Record<string, Migration> {
  const [name, last] = Object.entries(migrations)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .at(-1)!;
  const up = async (tx: Kysely<unknown>) => {
    await last.up(tx);
    await applyFunctions(tx, functions);
  };
  return { ...migrations, [name]: { up } };
}

/** Returns the names of the migrations the database has run; none for a new database. */
async function listRun(db: Db): Promise<string[]> {
  const { rows: answers } = await sql<{ isMigrated: boolean }>`
    SELECT to_regclass('kysely_migration') IS NOT NULL AS "isMigrated"`.execute(db);
  if (!onlyRow(answers, "whether the database was migrated").isMigrated) return [];
  const migrations = db.withTables<{ kysely_migration: { name: string } }>();
  const rows = await migrations.selectFrom("kysely_migration").select("name").orderBy("name").execute();
  return rows.map(({ name }) => name);
}
