/** One engine, one SQL: Kysely over node-postgres, whichever PostgreSQL the address names. */
import { Kysely, PostgresDialect, sql, type RawBuilder, type Transaction } from "kysely";
import { Pool } from "pg";
import { preparing } from "./prepared-statements";
import type { Database } from "./tables";

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

/** A statement or a part of one, for those who hand it on and issue none themselves. */
export type Statement<Row = unknown> = RawBuilder<Row>;

export interface OpenOptions {
  readonly maxConnections?: number;
  /** Told about connections that broke; the pool replaces them, so this is for the log only. */
  readonly onConnectionError?: (error: Error) => void;
}

/** Opens a pool on a PostgreSQL address. The caller ends it with `db.destroy()`. */
export function openDatabase(url: string, options: OpenOptions = {}): Db {
  const pool = new Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 5_000,
  });
  const onBroken = options.onConnectionError ?? (() => undefined);
  // Without a listener a connection that breaks, idle or in use, would end the process.
  pool.on("error", onBroken);
  pool.on("connect", (client) => client.on("error", onBroken));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
}

/** @throws when the database cannot be asked */
export async function isAnswering(db: Db): Promise<boolean> {
  await sql`SELECT 1`.execute(db);
  return true;
}
