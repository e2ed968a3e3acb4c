/** Database timeouts by kind of work, in milliseconds (docs/decisions/hosts.md). */
export interface Patience {
  /** Time to get a connection, pooled or new. */
  readonly connectMs: number;
  /** Time for one statement; 0 = unlimited. */
  readonly statementMs: number;
}

export const PATIENCE = {
  /** A user waits for the answer. */
  request: { connectMs: 2_000, statementMs: 5_000 },
  /** No user waits, but a hanging worker does no work. */
  background: { connectMs: 5_000, statementMs: 120_000 },
  /** An operator watches, and the command may rewrite a table. */
  command: { connectMs: 5_000, statementMs: 0 },
} as const satisfies Record<string, Patience>;

/**
 * Head start for the server: if it still runs, it cancels the statement and the connection stays usable.
 * Otherwise the connection is dropped.
 */
const SERVER_FIRST_MS = 500;

/** Maps the timeouts to node-postgres options. */
export function toPoolOptions({ connectMs, statementMs }: Patience) {
  if (statementMs === 0) return { connectionTimeoutMillis: connectMs };
  return {
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    query_timeout: statementMs + SERVER_FIRST_MS,
  };
}
