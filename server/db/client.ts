/** One engine, one SQL: Kysely over node-postgres, whichever PostgreSQL the address names. */
import { Kysely, PostgresDialect, sql, type RawBuilder, type Transaction } from "kysely";
import { Pool } from "pg";
import { withOutageErrors } from "./connection/outages";
import { PATIENCE, toPoolOptions, type Patience } from "./connection/patience";
import { preparing } from "./connection/prepared-statements";
import { repeatingOnce } from "./connection/repeated-transactions";
import { JOBS_CHANNEL, WakeBoard, waking, type Wakes } from "./connection/wakes";
import type { Database } from "./tables";

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

/** A statement or a part of one, for those who hand it on and issue none themselves. */
export type Statement<Row = unknown> = RawBuilder<Row>;

export interface OpenOptions {
  readonly maxConnections?: number;
  /** Left out: that of a command. */
  readonly patience?: Patience;
  /** Told of connections that broke; the pool replaces them, so this is for the log only. Left out: stderr. */
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
  // Without a listener a connection that breaks would end the process; the pool repeats what its idle ones have told.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", onBroken));
  const board = new WakeBoard((payloads) =>
    pool.query("SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload", [JOBS_CHANNEL, payloads]),
  );
  const db = new ShopDatabase({
    dialect: new PostgresDialect({ pool: waking(withOutageErrors(preparing(pool)), board) }),
  });
  boards.set(db, board);
  return db;
}

const boards = new WeakMap<Db, Wakes>();

/** The wakes that transactions on this database commit; null for one with plugins, whose wakes are heard by NOTIFY alone. */
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

/** False for a standby and a database that takes no writes. @throws DatabaseUnavailable when it cannot be asked */
export async function isWritable(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isWritable: boolean }>`
    SELECT current_setting('transaction_read_only') = 'off' AS "isWritable"`.execute(db);
  return rows[0]!.isWritable;
}
