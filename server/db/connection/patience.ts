/** How long each kind of work waits for the database, in milliseconds (docs/decisions/hosts.md). */
export interface Patience {
  /** For a connection, from the pool or a new one. */
  readonly connectMs: number;
  /** For one statement; 0 is for ever. */
  readonly statementMs: number;
}

export const PATIENCE = {
  /** Somebody waits for the answer. */
  request: { connectMs: 2_000, statementMs: 5_000 },
  /** Nobody waits, but a worker that never comes back does no work. */
  background: { connectMs: 5_000, statementMs: 120_000 },
  /** A person watches it, and it may rewrite a table. */
  command: { connectMs: 5_000, statementMs: 0 },
} as const satisfies Record<string, Patience>;

/** A server that still runs ends the statement itself and the connection stays good; one that does not is left. */
const SERVER_FIRST_MS = 500;

/** The same as node-postgres calls it. */
export function toPoolOptions({ connectMs, statementMs }: Patience) {
  if (statementMs === 0) return { connectionTimeoutMillis: connectMs };
  return {
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    query_timeout: statementMs + SERVER_FIRST_MS,
  };
}
