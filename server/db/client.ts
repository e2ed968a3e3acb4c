/** Kysely over node-postgres, for the embedded or any other PostgreSQL server. */
import { Kysely, PostgresDialect, sql, type RawBuilder, type Transaction } from "kysely";
import { Pool } from "pg";
import { withOutageErrors } from "./connection/outages";
import { PATIENCE, toPoolOptions, type Patience } from "./connection/patience";
import { preparing } from "./connection/prepared-statements";
import { repeatingOnce } from "./connection/repeated-transactions";
import { JOBS_CHANNEL, WakeBoard, withWakes, type Wakes } from "./connection/wakes";
import type { Database } from "./tables/tables.generated";
import { onlyRow } from "./only-row";

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

/** A full or partial statement, for code that builds SQL and runs none. */
export type Statement<Row = unknown> = RawBuilder<Row>;

export interface OpenOptions {
  readonly maxConnections?: number;
  /** Default: the timeouts of a command. */
  readonly patience?: Patience;
  /** Called with broken connections, for logging only: the pool replaces them. Default: writes to stderr. */
  readonly onConnectionError?: (error: Error) => void;
}

/** Opens a pool on a PostgreSQL address. The caller ends it with `db.destroy()`. */
export function openDatabase(url: string, options: OpenOptions = {}): Db {
  const pool = new Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    ...toPoolOptions(options.patience ?? PATIENCE.command),
  });
  const onBroken = options.onConnectionError ?? writeToTerminal;
  // Without a listener, a broken connection would end the process. Empty, because the pool repeats errors
  // that idle connections have reported.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", onBroken));
  const board = new WakeBoard((payloads) =>
    pool.query("SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload", [JOBS_CHANNEL, payloads]),
  );
  const db = new ShopDatabase({
    dialect: new PostgresDialect({ pool: withWakes(withOutageErrors(preparing(pool)), board) }),
  });
  boards.set(db, board);
  return db;
}

const boards = new WeakMap<Db, Wakes>();

/**
 * Returns the wakes that transactions on this database commit, or null for a database with plugins, whose
 * wakes arrive by NOTIFY only.
 */
export function wakesOf(db: Db): Wakes | null {
  return boards.get(db) ?? null;
}

class ShopDatabase extends Kysely<Database> {
  override transaction() {
    return repeatingOnce(super.transaction());
  }
}

function writeToTerminal({ message }: Error): void {
  process.stderr.write(`Lost a database connection: ${message}\n`);
}

/** Returns false for a standby or read-only database. @throws DatabaseUnavailable if the query fails */
export async function isWritable(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isWritable: boolean }>`
    SELECT current_setting('transaction_read_only') = 'off' AS "isWritable"`.execute(db);
  return onlyRow(rows, "whether the database is writable").isWritable;
}
