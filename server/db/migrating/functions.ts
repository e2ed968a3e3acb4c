/**
 * Functions and triggers of the database: one file each in functions/, named after its function. A migration
 * applies the files whose text the database does not have (docs/decisions/database.md).
 */
import { createHash } from "node:crypto";
import { sql, type QueryExecutorProvider } from "kysely";
import { OperatorError } from "../../errors";
import type { Db } from "../client";
import { readSqlFiles } from "./sql-files";

export interface SqlFunction {
  readonly name: string;
  /** `CREATE OR REPLACE` statements: the function, then its triggers. */
  readonly text: string;
  readonly hash: string;
}

/** Hashes that the database had, by function, newest last. */
type AppliedHashes = ReadonlyMap<string, readonly string[]>;

/** Returns the functions by name. */
export function readFunctions(folder = "server/db/functions"): readonly SqlFunction[] {
  return readSqlFiles(folder).map(({ name, text }) => {
    const hash = createHash("sha256").update(text).digest("hex");
    return { name: name.replaceAll("-", "_"), text, hash };
  });
}

/** Sorts the functions so that each follows those it mentions. @throws Error for a circle */
export function inOrderOfMentions(functions: readonly SqlFunction[]): SqlFunction[] {
  const ordered = new Set<SqlFunction>();
  const visiting = new Set<SqlFunction>();
  const visit = (visited: SqlFunction) => {
    if (ordered.has(visited)) return;
    if (visiting.has(visited))
      throw new Error(`SQL functions mention each other in a circle: ${visited.name}`);
    visiting.add(visited);
    const words = new Set(visited.text.replace(/--.*/g, "").split(/\W/));
    functions.filter((other) => other !== visited && words.has(other.name)).forEach(visit);
    ordered.add(visited);
  };
  functions.forEach(visit);
  return [...ordered];
}

/**
 * Applies new and changed functions within a migration's transaction, and forgets those without a file.
 * @returns the names of the applied functions
 */
export async function applyFunctions(
  tx: QueryExecutorProvider,
  functions: readonly SqlFunction[],
): Promise<string[]> {
  await sql`LOCK TABLE applied_functions IN EXCLUSIVE MODE`.execute(tx);
  const names = functions.map(({ name }) => name);
  await sql`DELETE FROM applied_functions WHERE name <> ALL(${names}::text[])`.execute(tx);
  const applied = await readApplied(tx);
  const changed = inOrderOfMentions(functions.filter((one) => !isCurrent(one, applied)));
  if (changed.length === 0) return [];
  await sql.raw(changed.map(({ text }) => text).join("\n")).execute(tx);
  const rows = changed.map(({ name, hash }) => sql`(${name}, ${hash})`);
  await sql`INSERT INTO applied_functions (name, hash) VALUES ${sql.join(rows)}`.execute(tx);
  return changed.map(({ name }) => name);
}

/**
 * Applies changed functions to a database that has all migrations, with one statement if none changed.
 * @returns their names
 * @throws OperatorError if the database had this version's text of a function before, and has a newer one
 */
export async function updateFunctions(db: Db, functions: readonly SqlFunction[]): Promise<string[]> {
  const applied = await readApplied(db);
  const changed = functions.filter((one) => !isCurrent(one, applied));
  const newer = changed.find(({ name, hash }) => applied.get(name)?.includes(hash));
  const unknown = [...applied.keys()].find((name) => !functions.some((one) => one.name === name));
  const missing = newer?.name ?? unknown;
  if (missing !== undefined) throw new OperatorError(newerDatabase(`the database's function ${missing}`));
  if (changed.length === 0) return [];
  return db.transaction().execute((tx) => applyFunctions(tx, functions));
}

/** @param missing such as the name of a migration */
export function newerDatabase(missing: string): string {
  return `The database is newer than this version of the shop, which does not have ${missing}: install the newer version.`;
}

function isCurrent({ name, hash }: SqlFunction, applied: AppliedHashes): boolean {
  return applied.get(name)?.at(-1) === hash;
}

async function readApplied(db: QueryExecutorProvider): Promise<AppliedHashes> {
  const { rows } = await sql<{ name: string; hash: string }>`
    SELECT name, hash FROM applied_functions ORDER BY number`.execute(db);
  const applied = new Map<string, string[]>();
  for (const { name, hash } of rows) applied.set(name, [...(applied.get(name) ?? []), hash]);
  return applied;
}
