/**
 * The baseline replaces the migrations up to its number: a new database starts with it. A database that has run
 * all replaced migrations stays as it is and continues with the first later one.
 */
import type { Migration } from "kysely";
import { OperatorError } from "../../errors";

/** By name, which starts with a number. */
export type Migrations = Readonly<Record<string, Migration>>;

const BASELINE = "0160-baseline";
const REPLACED_COUNT = 101;
/** Commit whose last migration is the last replaced one. */
const LAST_VERSION_BEFORE = "20b4fefb";

const NO_OP: Migration = { up: async () => undefined };

/**
 * Returns the migrations of a database, with no-ops for the replaced ones it has run.
 * @param ran names of the migrations it has run
 * @throws OperatorError if it has run only some of the replaced migrations
 */
export function sinceBaseline(migrations: Migrations, ran: readonly string[]): Migrations {
  const replaced = ran.filter((name) => name !== BASELINE && numberOf(name) <= numberOf(BASELINE)).sort();
  if (replaced.length === 0) return migrations;
  if (replaced.length < REPLACED_COUNT) {
    throw new OperatorError(
      `The database is older than this version of the shop can migrate, at ${replaced.at(-1)}: start version ${LAST_VERSION_BEFORE} with it once, then this version.`,
    );
  }
  const later = Object.entries(migrations).filter(([name]) => name !== BASELINE);
  return Object.fromEntries([...replaced.map((name) => [name, NO_OP] as const), ...later]);
}

function numberOf(migration: string): string {
  return migration.slice(0, 4);
}
